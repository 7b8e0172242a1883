import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { afterPress } from '../../../../ui/form/afterPress.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import type { PlaceAnswer } from '../../contract.ts';
import { horoscopes } from '../horoscopes.ts';

type PlaceFieldProps = {
  text: string;
  /** Where the place is; null until one is chosen. */
  place: Pick<PlaceAnswer, 'latitude' | 'longitude' | 'timeZone'> | null;
  error?: string;
  help?: ReactNode;
  /** Where the family lives, by ISO 3166-1 alpha-2: places there come early. */
  country?: string | null | undefined;
  onChange(text: string, place: PlaceAnswer | null): void;
};

const PAUSE_MS = 150;
/** With a region, so that two towns of one name can be told apart. */
export const placeText = ({ name, region }: PlaceAnswer) => [name, region].filter(Boolean).join(', ');

/** The place of birth: a field with suggestions. One has to be chosen. */
export function PlaceField({ text, place, error, help, country, onChange }: PlaceFieldProps) {
  const { t } = useLingui();
  const list = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { found, fresh, failed } = useSuggestions(place ? '' : text, country || undefined);
  const shown = open && found.length > 0;
  const missing = fresh && text.trim() !== '' && !place && !failed && found.length === 0;

  function choose(chosen: PlaceAnswer | undefined) {
    if (!chosen) return;
    onChange(placeText(chosen), chosen);
    setOpen(false);
    setActive(-1);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) setOpen(false);
    // Suggestions for what was typed before are not taken by accident.
    else if (event.key === 'Enter' && shown)
      choose(active >= 0 ? found[active] : fresh ? found[0] : undefined);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (found.length ? (now + step + found.length) % found.length : -1));
    } else return;
    event.preventDefault();
  }

  return (
    <Field
      label={<Trans>Place of birth</Trans>}
      help={
        place ? undefined : (
          <>
            {!missing && (help ?? <Trans>Type the town or city and choose it from the list.</Trans>)}
            <span role="status">
              {missing &&
                (isLatin(text) ? (
                  <Trans>No place found. Check the spelling, or choose a larger town nearby.</Trans>
                ) : (
                  <Trans>No place found. Type the name in English letters.</Trans>
                ))}
            </span>
          </>
        )
      }
      error={error ?? (failed ? t`Couldn't load places. Please try again.` : undefined)}
      className="relative"
    >
      <TextInput
        role="combobox"
        aria-expanded={shown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={text}
        onChange={({ target }) => {
          onChange(target.value, null);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onBlur={() => {
          // What was typed in full needs no choosing, unless several places are called so.
          const [only, ...others] = found.filter((one) => matches(one, text));
          afterPress(() => {
            if (!place && fresh && only && others.length === 0) choose(only);
            setOpen(false);
          });
        }}
      />
      <div
        role="listbox"
        id={list}
        aria-label={t`Places`}
        hidden={!shown}
        className="absolute inset-x-0 z-10 mt-1 max-h-80 overflow-auto rounded-xl border border-line bg-raised p-1 shadow-lift"
      >
        {found.map((one, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and receives the keys
          <div
            key={`${placeText(one)} ${one.latitude} ${one.longitude}`}
            role="option"
            id={`${list}-${index}`}
            aria-selected={index === active}
            tabIndex={-1}
            // Before the field loses the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
            className={classes(
              'min-h-11 cursor-pointer rounded-md px-3 py-1.5 hover:bg-sunk',
              index === active && 'bg-kumkum-soft',
            )}
          >
            {one.name}
            {one.otherNames.length > 0 && <span className="text-soft"> ({one.otherNames.join(', ')})</span>}
            <span className="block text-soft text-sm leading-tight">{one.region}</span>
          </div>
        ))}
      </div>
    </Field>
  );
}

/** Whether the list may have a text: its places are written in Latin letters. */
const isLatin = (text: string) => !/(?!\p{Script=Latin})\p{L}/u.test(text);

function matches(place: PlaceAnswer, text: string): boolean {
  const typed = text.trim().toLowerCase();
  return [place.name, ...place.otherNames, placeText(place)].some((one) => one.toLowerCase() === typed);
}

/** Returns the places that match the typed text, and whether they match its last letter yet. */
function useSuggestions(text: string, country: string | undefined) {
  const part = text.trim();
  const [{ typed, found }, setFound] = useState<{ typed: string; found: PlaceAnswer[] }>({
    typed: '',
    found: [],
  });
  const [failed, setFailed] = useState(false);
  const latest = useRef('');
  useEffect(() => {
    latest.current = part;
    if (part === '') return setFound({ typed: '', found: [] });
    const timer = setTimeout(async () => {
      const answer = await horoscopes.places.call({ part, ...(country && { country }) }).catch(() => null);
      if (latest.current !== part) return;
      setFailed(answer === null);
      setFound({ typed: part, found: answer ?? [] });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [part, country]);
  return { found: part === '' ? [] : found, fresh: typed === part, failed };
}
