import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import type { Database } from '../../kit/database/db.ts';
import { MINUTE_MS } from '../../kit/time/durations.ts';
import { fitOf, meetsMusts, utilities } from '../../profiles/fit/fit.ts';
import type { PlacedRow } from '../store.ts';
import { type Person, readPeople } from './people.ts';
import { RANKED } from './rules.ts';

/** What lowers a place, in parts of a perfect fit: each fact that is missing, weeks without a visit, a must that is not met. */
const LESS = { leftOut: 0.04, idleWeek: 0.02, mostIdleWeeks: 6, must: 0.5 } as const;
const EXPECTED = ['heightCm', 'maritalStatus', 'education', 'profession', 'city'] as const;

/** Ranks are used again for so long, so that they stay the same from page to page; unless the member's own profile changes. */
const FRESH_MS = 10 * MINUTE_MS;
/** Members and profiles whose ranks are kept: at most about 20 MB. */
const MOST = { members: 100, ranks: 3 * RANKED } as const;

type Ranks = { me: string; readAt: number; of: Map<number, number> };
const kept = new WeakMap<Database, Map<number, Ranks>>();

/**
 * Returns the rank of each profile for a member: how well the two fit each other's stated wishes, in thousandths, less for what a
 * profile leaves out and for the time that nobody was there.
 */
export async function rankForMember(app: App, { profile }: Member, rows: PlacedRow[]): Promise<PlacedRow[]> {
  const ranks = await ranksFor(
    app,
    profile.id,
    rows.map((row) => row.id),
  );
  return (
    rows
      .map((row) => ({ ...row, rank: ranks.get(row.id) ?? 0 }))
      // Equal ones stay newest first.
      .sort((one, other) => other.rank - one.rank)
  );
}

async function ranksFor(app: App, id: number, others: number[]): Promise<Map<number, number>> {
  const me = (await readPeople(app, [id])).get(id);
  if (!me) return new Map();
  const members = kept.get(app.db) ?? new Map<number, Ranks>();
  kept.set(app.db, members);
  const known = takeKnown(members, id, JSON.stringify([me.facts, me.wishes]), app.clock().getTime());
  if (known.of.size + others.length > MOST.ranks) known.of = new Map();
  const { of } = known;
  const missing = others.filter((other) => !of.has(other));
  if (missing.length > 0)
    for (const [other, person] of await readPeople(app, missing))
      of.set(other, Math.round(1000 * compare(me, person)));
  return of;
}

/** Returns the ranks that are kept of a member, none of them where they are outdated. */
function takeKnown(members: Map<number, Ranks>, id: number, me: string, now: number): Ranks {
  const known = members.get(id);
  const isFresh = known?.me === me && now >= known.readAt && now - known.readAt < FRESH_MS;
  const ranks = isFresh ? known : { me, readAt: now, of: new Map() };
  members.delete(id);
  members.set(id, ranks);
  // The one that was used least lately.
  if (members.size > MOST.members) members.delete(members.keys().next().value!);
  return ranks;
}

function compare(me: Person, other: Person): number {
  const mine = utilities(other.facts, me.wishes, [] as number[]);
  const theirs = utilities(me.facts, other.wishes, [] as number[]);
  const leftOut = EXPECTED.filter((fact) => other.facts[fact] === null).length;
  const idleWeeks = Math.min(LESS.mostIdleWeeks, Math.max(0, Math.floor((other.idleDays ?? 0) / 7)));
  const possible = meetsMusts(mine, me.wishes) && meetsMusts(theirs, other.wishes);
  // The geometric mean: a pair in which only one is a good match comes after one in which both are fair.
  const fit = Math.sqrt(fitOf(mine, me.wishes) * fitOf(theirs, other.wishes));
  return fit - LESS.leftOut * leftOut - LESS.idleWeek * idleWeeks - (possible ? 0 : LESS.must);
}
