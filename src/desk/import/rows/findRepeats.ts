import { fold } from '../text/fold.ts';
import type { ReadRow } from './draft.ts';

/** Rows of one file that may be of the same person, or of one family. */
export type Repeat = { rows: number[]; by: 'phone' | 'email' | 'name_and_birth' };

/** Finds rows with the same phone number, email address, or name and date of birth. Sisters share a phone number: nothing is left out. */
export function findRepeats(rows: readonly ReadRow[]): Repeat[] {
  const groups = new Map<string, Set<number>>();
  const add = (key: string, row: number) => groups.set(key, (groups.get(key) ?? new Set()).add(row));
  for (const read of rows) {
    if ('skipped' in read) continue;
    const { person, account } = read.draft;
    for (const phone of account.phones) add(`phone ${phone}`, read.row);
    if (account.email) add(`email ${account.email}`, read.row);
    if (person.name && person.dateOfBirth)
      add(`name_and_birth ${wordsOf(person.name)} ${person.dateOfBirth}`, read.row);
  }
  return [...groups].flatMap(([key, found]) =>
    found.size > 1 ? [{ rows: [...found], by: key.slice(0, key.indexOf(' ')) as Repeat['by'] }] : [],
  );
}

/** The words of a name in the order of the alphabet: some registers write the surname first. */
const wordsOf = (name: string) => fold(name).split(' ').sort().join(' ');
