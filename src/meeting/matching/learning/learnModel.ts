import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { readLocate, type Scorable, scorableOf } from '../people/people.ts';
import { listMatchPeople } from '../people/peopleStore.ts';
import { COUNTS, EVENTS_MAX, EVENTS_MIN, HALF_LIFE_DAYS, RIDGE } from '../score/constants.ts';
import { compareBothWays, FEATURES, fillSeen, fillShared, makeBothWays } from '../score/features.ts';
import { type Examples, learn, makeExamples } from '../score/learn.ts';
import { type SideModel, startModel, type Usual } from '../score/model.ts';
import { fadeOf } from '../score/rates.ts';
import { listAnswers, listSendings, type MatchDecision } from './decisionStore.ts';
import { writeModel } from './modelStore.ts';

const AT_ONCE = 2000;

/**
 * Learns who sends and who accepts from the latest decisions. With few decisions everything keeps its starting value.
 */
export async function learnModel(app: App, usual: Usual | null): Promise<void> {
  const now = app.clock();
  const start = { ...startModel(), ...(usual && { usual }) };
  const decisions = await app.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    return {
      sendings: await listSendings(tx, { now, limit: EVENTS_MAX / 2 }),
      answers: await listAnswers(tx, { limit: EVENTS_MAX / 2 }),
    };
  });
  const sendings = await examplesOf(app, decisions.sendings, start.usual);
  const answers = await examplesOf(app, decisions.answers, start.usual);
  const model = {
    send: await learnSide(start.send, sendings),
    accept: await learnSide(start.accept, answers),
    usual: start.usual,
  };
  await writeModel(app.db, model, sendings.count + answers.count, now);
}

/** A side keeps its start if there are few decisions, or nearly all are of one kind. */
async function learnSide(start: SideModel, examples: Examples): Promise<SideModel> {
  const yes = examples.outcomes.subarray(0, examples.count).reduce((sum, one) => sum + one, 0);
  const no = examples.count - yes;
  if (examples.count < EVENTS_MIN || Math.min(yes, no) < EVENTS_MIN / 10) return start;
  return learn(start, examples, RIDGE);
}

async function examplesOf(app: App, decisions: MatchDecision[], usual: Usual): Promise<Examples> {
  const now = app.clock();
  const width = FEATURES.length;
  const examples = makeExamples(decisions.length, width);
  const both = makeBothWays();
  const space = new Float64Array(width);
  for (let from = 0; from < decisions.length; from += AT_ONCE) {
    const some = decisions.slice(from, from + AT_ONCE);
    const people = await readPeople(app.db, some, dayInIndia(now), usual);
    for (const { actor, about, yes, decidedAt, place } of some) {
      const [me, other] = [people.get(actor), people.get(about)];
      // One of the two is not listed any more.
      if (!me || !other) continue;
      compareBothWays(me.person, other.person, both);
      fillShared(me.person, other.person, space);
      fillSeen(other.person, both.mine, both.theirFit, space);
      const row = examples.count++;
      examples.features.set(space, row * width);
      examples.fits[row] = both.mineFit;
      examples.offsets[row] = other.standing.chosen + me.standing.choosing;
      examples.outcomes[row] = yes ? 1 : 0;
      const days = Math.max(0, (now.getTime() - decidedAt.getTime()) / DAY_MS);
      // A profile shown further down was perhaps not seen.
      const seen = place === null ? 1 : COUNTS.passed / (1 + place / 12);
      examples.weights[row] = seen * fadeOf(days, HALF_LIFE_DAYS);
    }
  }
  return examples;
}

async function readPeople(
  db: Database,
  decisions: MatchDecision[],
  day: string,
  usual: Usual,
): Promise<Map<number, Scorable>> {
  const ids = [...new Set(decisions.flatMap(({ actor, about }) => [actor, about]))];
  const rows = await listMatchPeople(db, ids);
  const today = { day, usual, locate: await readLocate() };
  return new Map(rows.map((row) => [row.profile_id, scorableOf(row, today)]));
}
