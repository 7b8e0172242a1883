import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { readVocabulary } from '../../vocabulary/vocabulary.ts';
import { partsFor } from '../facts/completeness.ts';
import { lockForEditing } from '../visible/listing.ts';
import { STEPS, type StepName } from './lists.ts';
import { findStepsLeft, insertStepLeft } from './sectionStore.ts';

/** A guided step, and whether it is behind the profile: filled in or skipped. */
export type Step = { name: StepName; left: boolean };

/** Returns the guided steps of a profile in their order; no horoscope where families do not compare them. */
export async function readSteps(app: App, profileId: number): Promise<Step[]> {
  const { religion, left } = await findStepsLeft(app.db, profileId);
  const { keyOf } = await readVocabulary(app.db);
  const compares = partsFor(keyOf(religion) ?? '').includes('horoscope');
  return STEPS.filter((name) => name !== 'horoscope' || compares).map((name) => ({
    name,
    left: left.includes(name),
  }));
}

/** Notes that a step is behind a profile, so that whoever comes back continues after it. Repeating it changes nothing. */
export async function leaveStep(app: App, { accountId, profile }: Member, step: StepName): Promise<Step[]> {
  await app.db.transaction().execute(async (tx) => {
    if (!(await lockForEditing(tx, profile.id, accountId))) throw refuse.notFound();
    await insertStepLeft(tx, profile.id, step, app.clock());
  });
  return readSteps(app, profile.id);
}
