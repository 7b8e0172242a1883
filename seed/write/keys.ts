import type { Person } from '../cast/person.ts';
import { chance, numberFrom } from '../random.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The public id of one of the cast: the same in every database. */
export function publicIdOf(person: Person): string {
  const next = chance(numberFrom(person.key));
  return person.id ?? `P${Array.from({ length: 8 }, () => ALPHABET[Math.floor(next() * 32)]).join('')}`;
}

/** An invented mobile number, the same in every database. */
export function phoneOf(key: string): string {
  return `+9190000${String(numberFrom(key) % 100_000).padStart(5, '0')}`;
}

export const portraitOf = (key: string) => `samples/cast/${key}`;
