import fc from 'fast-check';
import { type Chance, pick } from '../seed/random.ts';
import { numbers, shapes, texts, worst } from './hostileValues.ts';

const unusual = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.emailAddress(),
);

const seedOf = (next: Chance) => Math.floor(next() * 2 ** 31);

/** Returns a value of any type that no honest client would send. */
export function hostile(next: Chance): unknown {
  const kind = next();
  if (kind < 0.1) return pick(next, worst);
  if (kind < 0.4) return pick(next, texts);
  if (kind < 0.6) return pick(next, numbers);
  if (kind < 0.75) return pick(next, shapes);
  return fc.sample(unusual, { seed: seedOf(next), numRuns: 1 })[0];
}

/** Returns a value of the same type, at or over the limit: these get past the types. */
export function neighbour(next: Chance, value: unknown): unknown {
  if (typeof value === 'number') {
    return pick(next, [value + 1, value - 1, -value, value * 1000, value + 0.5, ...numbers]);
  }
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string') return hostile(next);
  const odd = next() < 0.2 ? pick(next, ['\0', '\ud800', '\udc00']) : pick(next, texts).slice(0, 200);
  const index = Math.floor(next() * (value.length + 1));
  return pick(next, [
    value.slice(0, index) + odd + value.slice(index),
    value.slice(0, index),
    value.slice(0, index) + value.slice(index + 1),
    value.toUpperCase(),
    value.toLowerCase(),
    ` ${value} `,
    value.normalize('NFD'),
    value + value,
    value.replace(/^\d{4}(?=-)/, pick(next, ['0000', '0001', '1582', '1970', '9999'])),
    value.replace(/\d/, pick(next, ['0', '9', '१'])),
    odd,
  ]);
}

/** Returns a possible name of a field that the contract does not have. */
export const oddName = (next: Chance): string => pick(next, texts).slice(0, 300);
