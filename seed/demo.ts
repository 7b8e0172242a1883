import type { App } from '../src/kit/app/app.ts';
import { enqueue } from '../src/kit/jobs/queue.ts';
import { addMissingPeople } from '../src/meeting/matching/people/peopleStore.ts';
import { addMissingRows } from '../src/meeting/search/rows/rows.ts';
import { generate } from './generate/generate.ts';
import { seedPosts } from './posts/posts.ts';
import { seedCalls } from './write/calls.ts';
import { seedFamilies } from './write/families.ts';
import { seedNotifications } from './write/notifications.ts';
import { seedPeople } from './write/seedPeople.ts';

/** How many generated people a demo has besides the named cast: enough to filter and to scroll. */
const CROWD = 240;

/** Fills a demo with its sample people, once. */
export async function seedDemo(app: App): Promise<void> {
  const present = await app.db
    .selectFrom('profiles')
    .select('id')
    .where('public_id', '=', 'P001')
    .executeTakeFirst();
  if (present) return;
  app.log.info('Creating sample profiles and photos for the demo. This happens only once.');
  await generate(app, { count: CROWD, seed: 1, photos: true });
  // The cast last: the newest profiles are first in lists.
  await seedPeople(app);
  await seedFamilies(app);
  await seedCalls(app);
  await seedNotifications(app);
  await seedPosts(app);
  await addMissingRows(app.db);
  await addMissingPeople(app.db);
  // What happens every night, so that the first day has picks and figures.
  await enqueue(app.db, { task: 'learn_matching', payload: {} });
}
