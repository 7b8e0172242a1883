import { refuse } from '../refusals.ts';

/** How many writes of one account run at once, and how many more may wait. */
const AT_ONCE = 4;
const WAITING_MAX = 200;

/** What waits of each account that has writes under way, and how many of them run. */
const accounts = new Map<number, { running: number; waiting: (() => void)[] }>();

/**
 * Runs a write of an account when few of its others are under way: a burst of one person must not take the connections to
 * the database that others need. They run in the order in which they came. Refuses with 503 when too many wait.
 */
export async function pace<Result>(account: number, write: () => Promise<Result>): Promise<Result> {
  const own = accounts.get(account) ?? { running: 0, waiting: [] };
  accounts.set(account, own);
  if (own.running < AT_ONCE) own.running += 1;
  else if (own.waiting.length >= WAITING_MAX) throw refuse.unavailable();
  // A write that ends hands its place to the next in line, so that no newcomer takes it first.
  else await new Promise<void>((resolve) => own.waiting.push(resolve));
  try {
    return await write();
  } finally {
    const next = own.waiting.shift();
    if (next) next();
    else {
      own.running -= 1;
      if (own.running === 0) accounts.delete(account);
    }
  }
}
