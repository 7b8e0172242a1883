import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { columnOf, type FactKey, type FactValues, factOf, factsOf, fieldsOf } from '../shared/facts/list.ts';

type KeyOf = Vocabulary['keyOf'];
type Row = Readonly<Record<string, unknown>>;

/** Returns the columns of facts, each of its own table. */
export const columnsOfFacts = (keys: readonly FactKey[]): string[] =>
  keys.flatMap((key) => fieldsOf(key).map((field) => columnOf(key, field)));

/** Returns a function that reads the values of facts from a row of their table; without a row none is stated. */
export function factReader<Some extends FactKey>(
  keys: readonly Some[],
): (row: object | null | undefined, keyOf: KeyOf) => FactValues<Some> {
  const columns = keys.flatMap((key) =>
    fieldsOf(key).map((field) => ({ field, column: columnOf(key, field), read: valueReader(key) })),
  );
  // Every card is made here: an object that has its fields already is filled faster than one that grows.
  const none = Object.fromEntries(columns.map(({ field }) => [field, null]));
  return (row, keyOf) => {
    const values: Record<string, unknown> = { ...none };
    for (const { field, column, read } of columns)
      values[field] = read((row as Row | null | undefined)?.[column], keyOf);
    return values as FactValues<Some>;
  };
}

type ReadValue = (stored: unknown, keyOf: KeyOf) => unknown;

/** Returns a function that converts what a column of a fact has. */
function valueReader(key: FactKey): ReadValue {
  const fact = factOf(key);
  switch (fact.kind) {
    case 'option': {
      const empty = fact.required ? '' : null;
      return (stored, keyOf) => keyOf(stored as number | null | undefined) ?? empty;
    }
    case 'options':
      return (stored, keyOf) => ((stored ?? []) as number[]).map(keyOf).filter((one) => one !== null);
    case 'words':
      return (stored) => stored ?? [];
    default:
      return (stored) => stored ?? null;
  }
}

/** Returns the family of a profile from its row; nulls where there is none. */
export const readFamily = factReader(factsOf('family'));
