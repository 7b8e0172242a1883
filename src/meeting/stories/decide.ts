import type { App } from '../../kit/app/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import type { Actor } from '../../kit/events/events.ts';
import { findStory, setStoryDecided } from './store.ts';
import { recordStory } from './stories.ts';

/** Decides on a story, shown at home or rejected, in the transaction of the decision. Locks its author's profile. */
export async function decideStory(
  app: Pick<App, 'clock'>,
  tx: Tx,
  id: string,
  { approved, actor }: { approved: boolean; actor: Actor },
): Promise<void> {
  const story = await findStory(tx, id);
  if (!story || !(await setStoryDecided(tx, id, approved, app.clock()))) return;
  await recordStory(tx, approved ? 'story.approved' : 'story.rejected', story, actor);
}
