import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { sendSignal } from '../../../kit/events/events.ts';
import { enqueue } from '../../../kit/jobs/queue.ts';
import { readSearchFacts, type SearchFacts } from '../../search/rows/facts.ts';
import { openTests } from '../reverse/profileTests.ts';
import { readReverseIndex } from '../reverse/readReverseIndex.ts';
import {
  insertMatches,
  listChanged,
  putChange,
  putUnlisted,
  takeChange,
  takeUnlisted,
} from './matchStore.ts';

/**
 * Records that a profile is about to change in the search, with its facts before. After the commit it is compared
 * with the saved searches. Called before the search row changes.
 */
export async function noteChange(tx: Tx, profile: number, now: Date): Promise<void> {
  const before = (await readSearchFacts(tx, [profile])).get(profile) ?? null;
  if (await putChange(tx, profile, before, now)) {
    await enqueue(tx, { task: 'match_saved_searches', payload: {} });
  }
}

const AT_ONCE = 100;

/** Compares every changed profile with all saved searches. A profile that fails does not hold up the others. */
export async function compareChanged(app: App): Promise<void> {
  const failures: unknown[] = [];
  for (let after = 0, changed = [0]; changed.length > 0; ) {
    changed = await listChanged(app.db, after, AT_ONCE);
    for (const profile of changed) {
      await compare(app, profile).catch((error) => failures.push(error));
      after = profile;
    }
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Adds a changed profile to the matches of searches that it fits now and did not fit before. A profile that was
 * hidden is compared with its facts when it was last listed.
 */
async function compare(app: App, profile: number): Promise<void> {
  const [index, testsOf] = await Promise.all([readReverseIndex(app.db), openTests(app)]);
  const match = (facts: SearchFacts | null | undefined) => {
    const tests = facts && testsOf(facts);
    return tests ? index.match(tests) : [];
  };
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    const change = await takeChange<SearchFacts>(tx, profile);
    if (!change) return;
    const facts = (await readSearchFacts(tx, [profile])).get(profile);
    if (!facts) {
      if (change.before) await putUnlisted(tx, profile, change.before, change.changed_at);
      return;
    }
    const earlier = await takeUnlisted<SearchFacts>(tx, profile);
    const before = new Set(match(change.before));
    const searches = match(facts).filter((id) => !before.has(id));
    if (searches.length === 0) return;
    const added = await insertMatches(tx, {
      profile,
      searches,
      knew: earlier && { searches: match(earlier.before), until: earlier.unlisted_at },
      changedAt: change.changed_at,
      now,
    });
    if (added.length === 0) return;
    await sendSignal(tx, 'saved_search.matched', {
      profiles: [...new Set(added.map(({ profile_id }) => profile_id))],
    });
    if (added.some(({ frequency }) => frequency === 'instant')) {
      await enqueue(tx, { task: 'notify_saved_searches', payload: { frequency: 'instant' } });
    }
  });
}
