import { DEMO_PASSWORD } from '../../src/base/site/samples.ts';
import { readVocabulary } from '../../src/base/vocabulary/vocabulary.ts';
import type { App } from '../../src/kit/app/app.ts';
import { dayInIndia } from '../../src/kit/shared/time/clock.ts';
import { hashPassword } from '../../src/people/accounts/passwords/password.ts';
import { ageOn } from '../../src/people/profiles/shared/facts/age.ts';
import { people, staff } from '../people.ts';
import { inParallel } from '../portraits/inParallel.ts';
import { storePortrait } from '../portraits/portraits.ts';
import { writeAccount } from './account.ts';
import { portraitOf } from './keys.ts';
import { writeAuthors, writeConversations, writeMeetings, writeSavedSearches } from './meetings.ts';
import { writePerson } from './person.ts';

/**
 * Writes the named cast in one transaction, unless it is there: accounts, profiles with all their parts,
 * memberships, interests, views and conversations. `draw` draws the portraits, which takes a few seconds.
 */
export async function seedPeople(app: App, { draw = true } = {}): Promise<void> {
  const present = await app.db
    .selectFrom('profiles')
    .select('id')
    .where('public_id', '=', 'P001')
    .executeTakeFirst();
  if (present) return;
  const now = app.clock();
  if (draw) {
    const sitters = people.filter((person) => person.photo !== false);
    await inParallel(4, sitters, ({ key, gender, religion, born }) =>
      storePortrait(app.storage, portraitOf(key), {
        seed: key,
        gender,
        religion,
        age: ageOn(born, dayInIndia(now)),
      }),
    );
  }
  const [vocabulary, passwordHash] = await Promise.all([readVocabulary(app.db), hashPassword(DEMO_PASSWORD)]);
  await app.db.transaction().execute(async (tx) => {
    const ids = new Map<string, number>();
    // Higher ids are newer: the first of the cast has to be first in browse.
    for (const person of people.toReversed())
      ids.set(person.key, await writePerson(tx, person, { now, vocabulary, passwordHash }));
    for (const { key, name, role } of staff) {
      const account = await writeAccount(tx, key, { now, passwordHash });
      await tx.insertInto('staff').values({ account_id: account, name, role }).execute();
    }
    await writeMeetings(tx, ids, now);
    await writeSavedSearches(tx, ids, now);
    await writeConversations(tx, ids, now);
    await writeAuthors(tx);
  });
}
