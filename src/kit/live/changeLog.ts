import { randomBytes } from 'node:crypto';

type Change = { number: number; accounts: number[]; topics: string[] };

/** Returns a memory of the last changes, so that a page which was rendered a moment ago can catch up. */
export function openChangeLog(limit = 5000) {
  // Marks of an earlier process mean nothing to this one.
  const server = randomBytes(6).toString('base64url');
  let changes: Change[] = [];
  let number = 0;
  /** Changes up to this one are forgotten. */
  let forgotten = 0;

  return {
    add(accounts: number[], topics: string[]) {
      number += 1;
      changes.push({ number, accounts, topics });
      if (changes.length > limit * 2) {
        changes = changes.slice(-limit);
        forgotten = changes[0]!.number - 1;
      }
    },
    /** Forgets everything: notifications may have been missed. */
    reset() {
      number += 1;
      changes = [];
      forgotten = number;
    },
    /** Returns a mark for the present moment. */
    mark: () => `${server}.${number}`,
    /** Returns the topics that changed for an account since a mark; null when that is no longer known. */
    since(mark: string, accountId: number): string[] | null {
      const [maker, text] = mark.split('.');
      const from = Number(text);
      if (maker !== server || !Number.isInteger(from) || from < forgotten || from > number) return null;
      const missed = changes.filter((change) => change.number > from && change.accounts.includes(accountId));
      return [...new Set(missed.flatMap(({ topics }) => topics))];
    },
  };
}
