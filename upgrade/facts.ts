import { sql } from 'kysely';
import { chosenAnew, listedLastFirst, shownInterests } from './changes.ts';
import type { Site } from './site.ts';

/** What the rows have that the old answers do not, and today's depend on. */
export type Facts = {
  /** The place of each profile, by its id, where those listed last come first. */
  places: Map<string, number>;
  /** By account, the interests that their receiver sees today and did not then: see `shownInterests`. */
  shown: Map<number, { id: string; state: string }[]>;
  /** Accounts of a profile that is not approved. */
  unapproved: Set<number>;
};

export async function readFacts({ app }: Site): Promise<Facts> {
  const profiles = await app.db
    .selectFrom('profiles')
    .select('public_id')
    .orderBy('listed_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
  const { rows } = await sql<{ account: number; id: string; state: string }>`
    select m.account_id::int as account, i.id, i.state
    from interests i
    join profile_managers m on m.profile_id = i.receiver_id
    join profiles sender on sender.id = i.sender_id
    where i.state in ('pending', 'declined') and sender.visibility = 'premium'
      and sender.listed_at is not null and sender.hidden_at is null
      and not exists (
        select from profile_managers s join accounts a on a.id = s.account_id
        where s.profile_id = sender.id and a.suspended_at is not null
      )
      and not exists (
        select from blocks b
        where b.blocker_id in (sender.id, i.receiver_id) and b.blocked_id in (sender.id, i.receiver_id)
      )
      and not exists (
        select from memberships p
        where p.profile_id = i.receiver_id and p.starts_at <= ${app.clock()} and p.ends_at > ${app.clock()}
      )`.execute(app.db);
  const waiting = await app.db
    .selectFrom('profile_managers')
    .innerJoin('profiles', 'profiles.id', 'profile_id')
    .select('account_id')
    .where('approved_at', 'is', null)
    .execute();
  return {
    unapproved: new Set(waiting.map((row) => Number(row.account_id))),
    places: new Map(profiles.map(({ public_id }, place) => [public_id, place])),
    shown: Map.groupBy(rows, ({ account }) => account),
  };
}

type Interest = { id: string; sentAt: string };
/** The fields of the answers that the facts change. */
type Known = {
  interestsReceived: number;
  interests: Interest[];
  waiting: number;
  profiles: { id: string }[];
};

/**
 * Changes what an answer should be to what it should be with the facts.
 * @param found today's answer, which has the cards that no old one can have
 */
export function withFacts(
  expected: unknown,
  found: unknown,
  { address, account, facts }: { address: string; account: number | null; facts: Facts },
): unknown {
  if (typeof expected !== 'object' || expected === null || 'status' in expected) return expected;
  const was = expected as Known;
  const shown = facts.shown.get(account ?? 0) ?? [];
  if (shownInterests.figures.test(address)) {
    return { ...was, interestsReceived: was.interestsReceived + shown.length };
  }
  if (shownInterests.boxes.test(address)) {
    const waiting = was.waiting + shown.filter(({ state }) => state === 'pending').length;
    if (!shownInterests.received.test(address)) return { ...was, waiting };
    const more = shown.map(({ id }) => (found as Known).interests.find((one) => one.id === id));
    const interests = [...was.interests, ...more].sort((a, b) => (a && b && a.sentAt > b.sentAt ? -1 : 1));
    return { ...was, waiting, interests };
  }
  if (listedLastFirst.at.test(address)) {
    const place = ({ id }: { id: string }) => facts.places.get(id)!;
    return { ...was, profiles: was.profiles.sort((a, b) => place(a) - place(b)) };
  }
  if (chosenAnew.at.test(address)) return found;
  return expected;
}
