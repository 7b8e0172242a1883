import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/**
 * Returns an entry as it is written: camelCase names, options by their keys instead of numbers, and no bytes, which only
 * programs read.
 */
export function toEntry(
  row: Record<string, unknown>,
  { keyOf }: Pick<Vocabulary, 'keyOf'>,
): Record<string, unknown> {
  const option = (id: unknown) => (typeof id === 'number' ? keyOf(id) : id);
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (typeof value === 'string' && value.startsWith('\\x')) return [];
      if (name.endsWith('_ids') && Array.isArray(value))
        return [[camel(name.slice(0, -4)), value.map(option)]];
      if (name.endsWith('_id')) return [[camel(name.slice(0, -3)), option(value)]];
      return [[camel(name), value]];
    }),
  );
}

/** Returns the text of a JSON list of entries, piece by piece. */
export async function* writeList(entries: AsyncIterable<object>): AsyncGenerator<string> {
  let first = true;
  for await (const entry of entries) {
    yield `${first ? '[\n' : ',\n'}${JSON.stringify(entry, null, 2)}`;
    first = false;
  }
  yield first ? '[]\n' : '\n]\n';
}
