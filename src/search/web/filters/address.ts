import { choiceNames } from '../../choices.ts';

/** The ends of the age slider: a thumb at its end does not filter. */
export const YOUNGEST = 18;
export const OLDEST = 60;

const LONGEST_TEXT = 80;
const LONGEST_TERM = 60;

const names = ['q', 'gender', 'ageMin', 'ageMax', ...choiceNames, 'caste', 'profession', 'city'] as const;
export type FilterName = (typeof names)[number];

/** The active filters, as in the address of browse. */
export type FilterTexts = Partial<Record<FilterName, string>>;

const genders = ['female', 'male', 'all'] as const;
const free: readonly FilterName[] = ['q', 'city', 'profession'];

/** Reads the filters of an address; invalid ones are left out. */
export function readFilters(address: URLSearchParams): FilterTexts {
  const texts: FilterTexts = {};
  for (const name of names) {
    const text = address.get(name)?.trim();
    if (text && possible(name, text)) texts[name] = text;
  }
  if (Number(texts.ageMin) > Number(texts.ageMax)) {
    delete texts.ageMin;
    delete texts.ageMax;
  }
  return texts;
}

function possible(name: FilterName, text: string): boolean {
  if (name === 'gender') return genders.some((gender) => gender === text);
  if (name === 'ageMin' || name === 'ageMax') {
    const age = Number(text);
    const end = name === 'ageMin' ? YOUNGEST : OLDEST;
    return Number.isInteger(age) && age >= YOUNGEST && age <= OLDEST && age !== end;
  }
  return text.length <= (free.includes(name) ? LONGEST_TEXT : LONGEST_TERM);
}

/** Returns the query of an address with these filters, always in the same order. */
export function writeFilters(texts: FilterTexts): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => {
      const text = texts[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );
}

/** Converts the filters to the API's. */
export function asQuery({ gender, ageMin, ageMax, ...words }: FilterTexts) {
  return {
    ...words,
    gender: genders.find((one) => one === gender),
    ageMin: ageMin ? Number(ageMin) : undefined,
    ageMax: ageMax ? Number(ageMax) : undefined,
  };
}

/** Returns the positions of the age slider's thumbs. */
export function agesOf({ ageMin, ageMax }: FilterTexts): [number, number] {
  return [Number(ageMin || YOUNGEST), Number(ageMax || OLDEST)];
}

/** Returns the texts of the age slider's thumbs; empty at the ends. */
export function ageTexts([from, to]: readonly [number, number]): FilterTexts {
  return { ageMin: from === YOUNGEST ? '' : String(from), ageMax: to === OLDEST ? '' : String(to) };
}
