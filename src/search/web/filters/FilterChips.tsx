import { useLingui } from '@lingui/react/macro';
import { Chip } from '../../../ui/Chip.tsx';
import { useVocabulary } from '../../../vocabulary/web/useVocabulary.ts';
import { type ChoiceName, choices } from '../../choices.ts';
import { agesOf, type FilterName, type FilterTexts } from './address.ts';

type FilterChipsProps = { texts: FilterTexts; onRemove(changed: FilterTexts): void };

const isChoice = (name: string): name is ChoiceName => name in choices;

/** The active filters, each with a button that removes it. */
export function FilterChips({ texts, onRemove }: FilterChipsProps) {
  const { t } = useLingui();
  const { ready, nameOf } = useVocabulary();
  const { q, gender, ageMin, ageMax, ...rest } = texts;
  const [from, to] = agesOf(texts);
  const genders: Record<string, string> = { female: t`Female`, male: t`Male`, all: t`Female and male` };
  const chips: [name: string, words: string, off: FilterTexts][] = [];
  if (q) chips.push(['q', t`“${q}”`, { q: '' }]);
  if (gender) chips.push(['gender', genders[gender] ?? gender, { gender: '' }]);
  if (ageMin || ageMax) chips.push(['age', t`${from} to ${to} years`, { ageMin: '', ageMax: '' }]);
  for (const [name, words] of Object.entries(rest) as [FilterName, string][])
    chips.push([name, isChoice(name) ? nameOf(choices[name], words) : words, { [name]: '' }]);
  if (!ready && chips.some(([name]) => isChoice(name))) return null;
  if (chips.length === 0) return null;
  return (
    <ul className="mb-5 flex flex-wrap gap-2" aria-label={t`Active filters`}>
      {chips.map(([name, words, off]) => (
        <li key={name} className="min-w-0">
          <Chip remove={t`Remove filter: ${words}`} onRemove={() => onRemove(off)}>
            {words}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
