import type { FilterInput } from '../../contract.ts';
import { readCustomFilters, writeCustomFilters } from '../../shared/customFilters.ts';
import {
  type AnyFilter,
  descriptorOf,
  FILTER_MAX,
  type FilterKey,
  type FilterName,
  filterKeys,
  joinValues,
  namesOf,
  splitValues,
} from '../../shared/filters.ts';

export type { AnyFilter, FilterKey, FilterName };

/** The active filters, as in the address of browse. */
export type FilterTexts = Partial<Record<FilterName, string>>;

const genders = ['female', 'male', 'all'];

/**
 * Reads the filters of an address, without invalid ones.
 * @param member whether the viewer may use filters for members
 */
export function readFilters(address: URLSearchParams, member: boolean): FilterTexts {
  const texts: FilterTexts = {};
  const q = textOf(address, 'q');
  if (q && q.length <= FILTER_MAX.text) texts.q = q;
  const custom = writeCustomFilters(readCustomFilters(textOf(address, 'custom')));
  if (custom) texts.custom = custom;
  for (const key of filterKeys) {
    if (descriptorOf(key).members && !member) continue;
    for (const name of namesOf(key)) {
      const text = clean(key, name, textOf(address, name));
      if (text) texts[name] = text;
    }
    const [min, max] = namesOf(key);
    if (max && Number(texts[min!]) > Number(texts[max])) {
      delete texts[min!];
      delete texts[max];
    }
  }
  return texts;
}

/** Returns a text of the address without control characters: nobody types them, and a document can't contain them. */
const textOf = (address: URLSearchParams, name: FilterName): string =>
  (address.get(name) ?? '').replace(/\p{Cc}+/gu, ' ').trim();

/** Returns a text of the address if it is valid, otherwise an empty one. */
function clean(key: FilterKey, name: FilterName, text: string): string {
  const it = descriptorOf(key);
  switch (it.kind) {
    case 'gender':
      return genders.includes(text) ? text : '';
    case 'flag':
      return text === '1' ? text : '';
    case 'number':
      return it.values.some((value) => String(value) === text) ? text : '';
    case 'part': {
      const values = splitValues(text);
      if (text.length > FILTER_MAX.list || values.some((one) => one.length > FILTER_MAX.text)) return '';
      // As typed: more text may follow a comma at the end.
      return values.length <= FILTER_MAX.terms ? text : joinValues(values.slice(0, FILTER_MAX.terms));
    }
    case 'range': {
      const value = Number(text);
      const most = ('most' in it && it.most) || it.max;
      const end = name.endsWith('Min') ? it.min : most;
      return text && Number.isInteger(value) && value >= it.min && value <= most && value !== end ? text : '';
    }
    default: {
      const known = it.kind === 'keys' ? it.keys : undefined;
      const values = splitValues(text)
        .filter((value) => value.length <= FILTER_MAX.text && (!known || known.includes(value)))
        .slice(0, FILTER_MAX.terms);
      const joined = joinValues(values);
      return joined.length <= FILTER_MAX.list ? joined : '';
    }
  }
}

const names: FilterName[] = ['q', ...filterKeys.flatMap(namesOf), 'custom'];

/** Returns the query of an address with these filters, always in the same order. */
export function writeFilters(texts: FilterTexts): URLSearchParams {
  return new URLSearchParams(
    names.flatMap((name) => {
      const text = texts[name]?.trim();
      return text ? [[name, text]] : [];
    }),
  );
}

/**
 * Like `writeFilters`, but adds the gender to other filters, so that another viewer of the address sees the same
 * profiles.
 * @param usual the gender that the viewer sees without a filter
 */
export function writeShared(texts: FilterTexts, usual: string | undefined): URLSearchParams {
  const written = writeFilters(texts);
  if (!usual || written.size === 0 || written.has('gender')) return written;
  return writeFilters({ ...texts, gender: usual });
}

/** Returns the filters of an address without the gender that the viewer sees by default. */
export function withoutUsual({ gender, ...texts }: FilterTexts, usual: string | undefined): FilterTexts {
  return gender === undefined || gender === usual ? texts : { ...texts, gender };
}

/** Converts the filters to those of the API, without empty ones. */
export const queryOf = (texts: FilterTexts): FilterInput =>
  Object.fromEntries(writeFilters(texts)) as FilterInput;

/** Returns the values of a filter with several. */
export const valuesOf = (texts: FilterTexts, key: AnyFilter): string[] =>
  splitValues(texts[key as FilterName] ?? '');

/** Returns the text of a filter with several values. */
export const textsOf = (key: AnyFilter, values: readonly string[]): FilterTexts => ({
  [key]: joinValues(values),
});

/** Returns how many filters are set, among some of the product's or all; a range counts once. */
export const countFilters = (texts: FilterTexts, keys?: readonly FilterKey[]): number =>
  (keys ?? filterKeys).filter((key) => namesOf(key).some((name) => texts[name])).length +
  (keys ? 0 : readCustomFilters(texts.custom).size);
