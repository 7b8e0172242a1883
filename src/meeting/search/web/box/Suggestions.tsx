import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Briefcase, type LucideIcon, MapPin, Users } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import type { Suggestion } from '../../contract.ts';
import { type FilterTexts, queryOf } from '../filters/address.ts';
import { search } from '../search.ts';
import { useSettled } from '../useTyped.ts';
import type { OnKey } from './SearchBox.tsx';

/** A shorter text has no suggestions. */
const TEXT_MIN = 2;
const FRESH_MS = 60_000;

const grouped = new Intl.NumberFormat('en-IN');

const icons: Record<Suggestion['kind'], LucideIcon> = { city: MapPin, profession: Briefcase, caste: Users };

type SuggestionsProps = {
  listId: string;
  text: string;
  filters: FilterTexts;
  /** Set to a function that handles the keys of the field while suggestions are shown. */
  onKey: RefObject<OnKey | undefined>;
  /** Called with the id of the active suggestion when suggestions appear, and with undefined when they disappear. */
  onShow(shown: { active?: string | undefined } | undefined): void;
  onChoose(suggestion: Suggestion, rest: string): void;
};

/**
 * Cities, professions and communities that a typed text may mean, each with the number of profiles that it would
 * find.
 */
export default function Suggestions({ listId, text, filters, onKey, onShow, onChoose }: SuggestionsProps) {
  const { t } = useLingui();
  const typed = text.trim();
  const settled = useSettled(typed);
  const found = useQuery(
    search.suggestions.queryOptions({
      input: { ...queryOf({ ...filters, q: '' }), text: settled },
      enabled: settled.length >= TEXT_MIN,
      staleTime: FRESH_MS,
    }),
  );
  // Suggestions for an earlier text are not shown.
  const all = (settled === typed && found.data) || [];
  const [active, setActive] = useState(-1);
  const [of, setOf] = useState(settled);
  if (of !== settled) {
    setOf(settled);
    setActive(-1);
  }
  const idOf = (place: number) => `${listId}-${place}`;
  const any = all.length > 0;
  const activeId = all[active] && idOf(active);

  useEffect(() => onShow(any ? { active: activeId } : undefined), [any, activeId, onShow]);
  useEffect(() => () => onShow(undefined), [onShow]);

  const choose = (one: Suggestion) =>
    onChoose(one, typed.endsWith(one.typed) ? typed.slice(0, typed.length - one.typed.length).trim() : '');

  useEffect(() => {
    onKey.current = (key) => {
      if (!any) return false;
      // Before the first and after the last, the field itself is active.
      if (key === 'ArrowDown') setActive(active === all.length - 1 ? -1 : active + 1);
      else if (key === 'ArrowUp') setActive(active === -1 ? all.length - 1 : active - 1);
      else if (key === 'Enter' && all[active]) choose(all[active]);
      else return false;
      return true;
    };
    return () => {
      onKey.current = undefined;
    };
  });

  const kinds = { city: t`City`, profession: t`Profession`, caste: t`Community` };
  if (!any) return null;
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={t`Suggestions`}
        className="mt-1 overflow-hidden rounded-xl border border-line bg-raised py-1"
      >
        {all.map((one, place) => {
          const Icon = icons[one.kind];
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys
            <div
              key={`${one.kind} ${one.name}`}
              id={idOf(place)}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(place)}
              onClick={() => choose(one)}
              className={classes(
                'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5',
                place === active && 'bg-kumkum-soft',
              )}
            >
              <Icon aria-hidden className="size-5 shrink-0 text-soft" />
              <span className="min-w-0 grow [overflow-wrap:anywhere]">
                <Dots>
                  {one.name}
                  <span className="text-soft">{grouped.format(one.count)}</span>
                </Dots>
              </span>
              <span className="shrink-0 text-soft text-sm">{kinds[one.kind]}</span>
            </div>
          );
        })}
      </div>
      <p role="status" className="sr-only">
        <Plural value={all.length} one="# suggestion" other="# suggestions" />
      </p>
    </>
  );
}
