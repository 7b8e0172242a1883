import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Condition } from '../query.ts';
import type { OptionColumn, RangeColumn } from '../rows/columns.ts';
import { descriptorOf, type FilterKey, filterKeys } from '../shared/filters.ts';
import { fold } from '../text/fold.ts';
import type { SearchTerms, TermKind } from '../text/searchTerms.ts';
import { cityNameIn } from '../text/typedWords.ts';
import type { SearchFilters } from './input.ts';
import { type FilterContext, specialConditions } from './special.ts';

type Made = Condition | null;

/**
 * Returns the conditions of the filters, each with its filter's name. Nobody meets the condition of an unknown value.
 */
export async function conditionsOf(
  filters: SearchFilters,
  context: FilterContext & { words: SearchTerms | null },
): Promise<Condition[]> {
  const made = filterKeys.map((filter) => conditionFor(filter, filters, context));
  // Few of them need the database.
  const all = made.some((one) => one instanceof Promise) ? await Promise.all(made) : (made as Made[]);
  return filterKeys.flatMap((filter, place) => {
    const condition = all[place];
    return condition ? [{ ...condition, filter }] : [];
  });
}

/** Returns the condition of one filter; null where it is not set. */
export function conditionFor(
  filter: FilterKey,
  filters: SearchFilters,
  context: FilterContext & { words: SearchTerms | null },
): Made | Promise<Made> {
  const make = specialConditions[filter];
  return make ? make(filters, context) : conditionOf(filter, filters, context);
}

function conditionOf(
  filter: FilterKey,
  filters: SearchFilters,
  { vocabulary, words }: { vocabulary: Vocabulary; words: SearchTerms | null },
): Condition | null {
  const it = descriptorOf(filter);
  const values = filters as Record<string, unknown>;
  const value = values[filter];
  const column = it.kind === 'gender' ? undefined : it.column;
  if (it.kind === 'range') {
    const [from, to] = [values[`${filter}Min`], values[`${filter}Max`]] as (number | undefined)[];
    if (from === undefined && to === undefined) return null;
    // 0 means not stated.
    return { column: column as RangeColumn, from: from ?? 1, ...(to !== undefined && { to }) };
  }
  if (value === undefined) return null;
  const several = value as string[];
  switch (it.kind) {
    case 'options':
      return { column: column as OptionColumn, among: idsOf(vocabulary, it.list, several) };
    case 'keys':
      return {
        column: column as OptionColumn,
        among: several.map((key) => it.keys.indexOf(key) + 1).filter((id) => id > 0),
      };
    case 'words':
      return {
        column: it.column,
        among: several.flatMap((word) => words?.idOf(it.column, fold(word)) ?? []),
      };
    case 'part':
      return {
        column: it.column,
        among: words ? [...new Set(several.flatMap((part) => idsCalled(words, it.column, part)))] : [],
      };
    case 'number':
      return { column: column as RangeColumn, from: value as number };
    case 'flag':
      return { column: column as 'verified', is: true };
    default:
      return null;
  }
}

/** Returns the ids of words that contain a part. If no city does, the kind of place is left out: Pune City. */
function idsCalled(words: SearchTerms, column: TermKind, part: string): number[] {
  const ids = words.called(column, part);
  return ids.length > 0 || column !== 'city' ? ids : words.called(column, cityNameIn(part));
}

const idsOf = (vocabulary: Vocabulary, list: Parameters<Vocabulary['find']>[0], keys: string[]): number[] =>
  keys.flatMap((key) => vocabulary.idsOf(list, key));
