import type { App } from '../../../kit/app/app.ts';
import { enqueue } from '../../../kit/jobs/queue.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { meetsAll, meetsMusts } from '../../../people/profiles/fit/fit.ts';
import { readModel } from '../learning/modelStore.ts';
import { readLocate, type Scorable, scorableOf } from '../people/people.ts';
import { findPerson } from '../people/peopleStore.ts';
import {
  CANDIDATES,
  EXPLORED,
  FIRST_CANDIDATES,
  MADE_WHOLE_AFTER_MS,
  QUEUE,
  SHOWN_BEFORE,
} from '../score/constants.ts';
import { FEATURES, makeBothWays } from '../score/features.ts';
import type { Model } from '../score/model.ts';
import { horoscopeLift, pairScorer, type Scored } from '../score/rank.ts';
import { listCandidates } from './candidates.ts';
import { readPoints } from './horoscopes.ts';
import { type QueuePlace, readMemberState, writeQueue } from './queueStore.ts';

/**
 * Builds the queue of a profile from its best candidates; a tenth of the places is drawn at random from the rest.
 * Returns the rank that the profile would have in each candidate's queue.
 */
export const buildQueue = (app: App, profileId: number) => rankCandidates(app, profileId, CANDIDATES);

/**
 * Builds the queue of a member who waits for it, from the profiles of the queue before and the most recently active
 * ones. It is made from all candidates soon after.
 */
export async function buildFirstQueue(app: App, profileId: number): Promise<void> {
  await rankCandidates(app, profileId, FIRST_CANDIDATES);
  await enqueue(app.db, {
    task: 'renew_match_queue',
    payload: { profile: profileId },
    key: `renew_match_queue:${profileId}:whole`,
    runAt: new Date(app.clock().getTime() + MADE_WHOLE_AFTER_MS),
  });
}

async function rankCandidates(
  app: App,
  profileId: number,
  limits: typeof CANDIDATES,
): Promise<{ profileId: number; rank: number }[]> {
  const { db } = app;
  const now = app.clock();
  const day = dayInIndia(now);
  const [row, { excluded, premium, moon, ...state }, model, locate] = await Promise.all([
    findPerson(db, profileId),
    readMemberState(db, profileId, now),
    readModel(db),
    readLocate(),
  ]);
  if (!row) return [];
  const shown = new Map(state.shown);
  const today = { day, usual: model.usual, locate };
  const me = scorableOf(row, today);
  const queued = limits === CANDIDATES ? [] : state.queued;
  const candidates = await listCandidates(db, me, { day, now, excluded, premium, limits, queued });
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
