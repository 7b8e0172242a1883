import { useLingui } from '@lingui/react/macro';
import { Chip } from '../../ui/Chip.tsx';
import { type FilterName, type FilterTexts, OLDEST, YOUNGEST } from './filters.ts';

/** What is set, each to be taken off by itself. */
export function FilterChips({ texts, set }: { texts: FilterTexts; set(changed: FilterTexts): void }) {
  const { t } = useLingui();
  const { ageMin, ageMax, gender, q, ...rest } = texts;
  const genders: Record<string, string> = { male: t`Male`, female: t`Female`, all: t`Women and men` };
  const from = ageMin ?? String(YOUNGEST);
  const to = ageMax ?? String(OLDEST);
  const chips: { name: string; words: string; off: FilterTexts }[] = [
    ...(q ? [{ name: 'q', words: t`“${q}”`, off: { q: '' } }] : []),
    ...(gender ? [{ name: 'gender', words: genders[gender] ?? gender, off: { gender: '' } }] : []),
    ...(ageMin || ageMax
      ? [{ name: 'age', words: t`${from} to ${to} years`, off: { ageMin: '', ageMax: '' } }]
      : []),
    ...(Object.entries(rest) as [FilterName, string][]).map(([name, words]) => ({
      name,
      words,
      off: { [name]: '' },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t`Filters that are set`}>
      {chips.map(({ name, words, off }) => (
        <li key={name}>
          <Chip remove={t`Remove the filter ${words}`} onRemove={() => set(off)}>
            {words}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
