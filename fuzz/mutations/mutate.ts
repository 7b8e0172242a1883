import { type Chance, pick } from '../../seed/random.ts';
import type { Endpoint } from '../endpoints.ts';
import { worst } from '../hostileValues.ts';
import { fieldsOf, put } from '../inputs.ts';
import { changeMethod, onAddress } from './address.ts';
import { onBody } from './body.ts';
import { type Draft, type Mutation, show } from './draft.ts';
import { onFields } from './fields.ts';
import { onHeaders } from './headers.ts';

const onTransport: Mutation[] = [...onBody, changeMethod, ...onHeaders, ...onAddress];

/**
 * Sets one field to one of the worst values: as `at` rises, every field gets each of them, and then again.
 * @param start where to begin, so that other seeds begin elsewhere
 */
export function sweep(draft: Draft, { input }: Endpoint, start: number, index: number): void {
  const fields = fieldsOf(input!);
  const place = (start + index) % (fields.length * worst.length);
  const path = fields[place % fields.length]!;
  const value = worst[Math.floor(place / fields.length)];
  // The objects that hold it may be missing, or be null.
  if (path.length > 1 && typeof draft.input[path[0]!] !== 'object') draft.input[path[0]!] = {};
  put(draft.input, path, structuredClone(value));
  draft.done.push(`${path.join('.')} = ${show(value)}`);
}

/** Mutates a valid request in one place, sometimes in two or three. */
export function mutate(draft: Draft, next: Chance): void {
  const times = pick(next, [1, 1, 1, 2, 3]);
  for (let time = 0; time < times; time++) {
    const fields = Object.keys(draft.input).length > 0 && next() < 0.75;
    pick(next, fields ? onFields : onTransport)(draft, next);
  }
}
