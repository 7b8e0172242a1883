import { numberReader, type Table } from './csv.ts';

/** One person who was shown another, and what came of it. */
export type Shown = {
  who: number;
  whom: number;
  sent: 0 | 1;
  /** Whether the other accepted; null: no interest was sent, or it is unknown. */
  answered: 0 | 1 | null;
  /** How well the other fits the wishes of the one, 0 to 1, and the other way round; a half where it is not known. */
  fit: number;
  returned: number;
  /** What the model sees when `who` decides about `whom`, and when `whom` decides about `who`; NaN: not known. */
  features: number[];
  backwards: number[];
};

export type Log = {
  people: number;
  featureNames: string[];
  rows: Shown[];
  /** Lines without who, whom or sent. */
  skipped: number;
};

/** Gives each name a number, from 0. */
export function numbering() {
  const numbers = new Map<string, number>();
  return {
    of(name: string): number {
      let number = numbers.get(name);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(name, number);
      }
      return number;
    },
    get size() {
      return numbers.size;
    },
  };
}

/** Returns a decision in a cell: 1 or 0, null for anything else. */
export const decision = (value: number): 0 | 1 | null => (value === 1 ? 1 : value === 0 ? 0 : null);

/**
 * Reads a log of anybody's; bench/README.md describes its columns: who, whom, sent, answered, fit, returned, `pair_…`,
 * `who_…` and `whom_…`.
 */
export function readLog(table: Table): Log {
  const read = numberReader(table);
  const columnOf = (name: string) => table.columns.findIndex((column) => column.toLowerCase() === name);
  const [whoAt, whomAt] = [columnOf('who'), columnOf('whom')];
  const pairs = table.columns.filter((name) => /^pair_/i.test(name));
  const traits = table.columns.flatMap((name) => (/^whom_/i.test(name) ? [name.slice(5)] : []));
  const people = numbering();
  const rows: Shown[] = [];
  let skipped = 0;
  for (const row of table.rows) {
    const sent = decision(read(row, 'sent'));
    if (!row[whoAt] || !row[whomAt] || sent === null) {
      skipped++;
      continue;
    }
    const pair = pairs.map((name) => read(row, name));
    const mine = traits.map((name) => read(row, `who_${name}`));
    const theirs = traits.map((name) => read(row, `whom_${name}`));
    const side = (one: number[], other: number[]) => [
      ...pair,
      ...one,
      ...other,
      ...one.map((value, place) => Math.abs(value - other[place]!)),
    ];
    rows.push({
      who: people.of(row[whoAt]),
      whom: people.of(row[whomAt]),
      sent,
      answered: decision(read(row, 'answered')),
      fit: share(read(row, 'fit')),
      returned: share(read(row, 'returned')),
      features: side(mine, theirs),
      backwards: side(theirs, mine),
    });
  }
  const named = (kind: string) => traits.map((name) => `${kind} ${name}`);
  const featureNames = [...pairs, ...named('own'), ...named("other's"), ...named('gap in')];
  return { people: people.size, featureNames, rows, skipped };
}

const share = (value: number) => (value >= 0 && value <= 1 ? value : 0.5);
