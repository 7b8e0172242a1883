import { useSearchParams } from 'react-router';

/** The ends of the age slider: a thumb at its end does not filter. */
export const YOUNGEST = 18;
export const OLDEST = 60;

const names = [
  'q',
  'gender',
  'ageMin',
  'ageMax',
  'religion',
  'caste',
  'maritalStatus',
  'education',
  'state',
  'city',
  'profession',
] as const;
export type FilterName = (typeof names)[number];
export type FilterTexts = Partial<Record<FilterName, string>>;

const genders = ['male', 'female', 'all'] as const;

/** The filters as the API takes them, from the texts of the address; what cannot be meant is left out. */
export function filtersOf(texts: FilterTexts) {
  const { gender, ageMin, ageMax, ...words } = texts;
  const age = (text: string | undefined) => {
    const number = Number(text);
    return text && Number.isInteger(number) && number >= YOUNGEST && number <= OLDEST ? number : undefined;
  };
  return {
    ...Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text?.slice(0, 60)])),
    gender: genders.find((one) => one === gender),
    ageMin: age(ageMin) === YOUNGEST ? undefined : age(ageMin),
    ageMax: age(ageMax) === OLDEST ? undefined : age(ageMax),
  };
}

/** The filters in the page's address, and how to change them. Typing replaces the address, choosing adds to the history. */
export function useFilters() {
  const [address, setAddress] = useSearchParams();
  const texts: FilterTexts = {};
  for (const name of names) {
    const text = address.get(name)?.trim();
    if (text) texts[name] = text;
  }
  return {
    texts,
    any: Object.keys(texts).length > 0,
    set(changed: FilterTexts, { replace = false } = {}) {
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, text] of Object.entries(changed)) {
            if (text) next.set(name, text);
            else next.delete(name);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      );
    },
    clear: () => setAddress(new URLSearchParams(), { preventScrollReset: true }),
  };
}
