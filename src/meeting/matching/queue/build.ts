import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { isPremium } from '../../../money/memberships/recipients.ts';
import { meetsAll, meetsMusts } from '../../../people/profiles/fit/fit.ts';
import { listLeftOut } from '../../../people/profiles/visible/leftOut.ts';
import { readModel } from '../learning/modelStore.ts';
import { readLocate, type Scorable, scorableOf } from '../people/people.ts';
import { findPerson } from '../people/peopleStore.ts';
import { EXPLORED, QUEUE, SHOWN_BEFORE } from '../score/constants.ts';
import { FEATURES, makeBothWays } from '../score/features.ts';
import type { Model } from '../score/model.ts';
import { horoscopeLift, pairScorer, type Scored } from '../score/rank.ts';
import { listCandidates, listExcluded } from './candidates.ts';
import { readPoints, readWeighedMoon } from './horoscopes.ts';
import { listShown, type QueuePlace, writeQueue } from './queueStore.ts';

/**
 * Builds the queue of a profile from its best candidates; a tenth of the places is drawn at random from the rest.
 * Returns the rank that the profile would have in each candidate's queue.
 */
export async function buildQueue(
  app: App,
  profileId: number,
): Promise<{ profileId: number; rank: number }[]> {
  const { db } = app;
  const now = app.clock();
  const day = dayInIndia(now);
  const [row, model, leftOut, shown, premium, moon, locate] = await Promise.all([
    findPerson(db, profileId),
    readModel(db),
    listLeftOut(db, profileId),
    listShown(db, profileId),
    readPremium(app, profileId, now),
    readWeighedMoon(db, profileId),
    readLocate(),
  ]);
  if (!row) return [];
  const today = { day, usual: model.usual, locate };
  const me = scorableOf(row, today);
  const excluded = await listExcluded(db, profileId, leftOut);
  const candidates = await listCandidates(db, me, { day, now, excluded, premium });
  const points = await readPoints(
    db,
    { moon, female: me.person.female },
    candidates.map(({ profile_id }) => profile_id),
  );
  const score = scorer(model);
  const backwards: { profileId: number; rank: number }[] = [];
  const ranked = candidates.flatMap((candidate): QueuePlace[] => {
    const other = scorableOf(candidate, today);
    const found = score(me, other);
    if (!found.possible) return [];
    backwards.push({ profileId: other.id, rank: found.returned });
    // A candidate only by promotion counts only if they meet the member's wishes.
    if (candidate.only_promoted && !found.fits) return [];
    const seen = SHOWN_BEFORE.each * Math.min(SHOWN_BEFORE.most, shown.get(other.id) ?? 0);
    const lift = found.fits ? found.lifted - found.rank : 0;
    const gunas = points.get(other.id);
    const more = gunas === undefined ? 0 : horoscopeLift(found.sends, model.send, gunas);
    return [{ other: other.id, rank: found.rank + more - seen, lift, onlyPromoted: candidate.only_promoted }];
  });
  await writeQueue(db, profileId, choosePlaces(ranked), { now, size: QUEUE });
  return backwards;
}

/** Returns the best places; every tenth place is drawn at random from the rest. */
function choosePlaces(ranked: QueuePlace[]): QueuePlace[] {
  // A candidate only by promotion competes with the lift, and drops out when the promotion ends.
  const worth = ({ rank, lift, onlyPromoted }: QueuePlace) => rank + (onlyPromoted ? lift : 0);
  ranked.sort((a, b) => worth(b) - worth(a) || b.other - a.other);
  if (ranked.length <= QUEUE) return ranked;
  const explored = Math.round(QUEUE * EXPLORED);
  const best = ranked.slice(0, QUEUE - explored);
  const rest = ranked.slice(QUEUE - explored).filter(({ onlyPromoted }) => !onlyPromoted);
  const every = Math.round(1 / EXPLORED) - 1;
  for (let drawn = 0; drawn < explored && rest.length > 0; drawn++) {
    const [one] = rest.splice(Math.floor(Math.random() * rest.length), 1);
    const neighbour = best[Math.min(best.length, (drawn + 1) * every) - 1]!;
    best.push({ ...one!, rank: neighbour.rank, lift: 0 });
  }
  return best;
}

function scorer(model: Model) {
  const both = makeBothWays();
  const score = pairScorer(model, FEATURES.length, both);
  const there: Scored = { sends: 0, accepts: 0, rank: 0, lifted: 0 };
  const back: Scored = { sends: 0, accepts: 0, rank: 0, lifted: 0 };
  return (me: Scorable, other: Scorable) => {
    score(other.person, other.standing, me.person, me.standing, back);
    score(me.person, me.standing, other.person, other.standing, there);
    return {
      possible: meetsMusts(both.mine, me.wishes) && meetsMusts(both.theirs, other.wishes),
      fits: meetsAll(both.mine),
      sends: there.sends,
      rank: there.rank,
      lifted: there.lifted,
      returned: back.rank,
    };
  };
}

async function readPremium({ db }: App, profileId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ premium: boolean }>`
    select ${isPremium(sql`${profileId}::bigint`, now)} as premium`.execute(db);
  return rows[0]!.premium;
}
