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
    fieldsOf(key).map((field) => ({ field, column: columnOf(key, field), fact: factOf(key) })),
  );
  return (row, keyOf) => {
    const values: Record<string, unknown> = {};
    for (const { field, column, fact } of columns) {
      const stored = (row as Row | null | undefined)?.[column];
      if (fact.kind === 'option')
        values[field] = keyOf(stored as number | null | undefined) ?? (fact.required ? '' : null);
      else if (fact.kind === 'options')
        values[field] = ((stored ?? []) as number[]).map(keyOf).filter((key) => key !== null);
      else values[field] = stored ?? (fact.kind === 'words' ? [] : null);
    }
    return values as FactValues<Some>;
  };
}

/** Returns the family of a profile from its row; nulls where there is none. */
export const readFamily = factReader(factsOf('family'));
