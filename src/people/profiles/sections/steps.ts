import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { readFilledParts } from '../facts/completeness.ts';
import { completeness, PARTS, type ProfilePart } from '../shared/facts/completeness.ts';
import { STEPS, type StepName, sectionOfPart } from '../shared/sections/lists.ts';
import { lockForEditing } from '../visible/listing.ts';
import { findStepsLeft, insertStepLeft } from './sectionStore.ts';

/** A guided step, and whether it is behind the profile: left with or without an answer, or filled in elsewhere. */
export type Step = { name: StepName; left: boolean };

/** Returns the guided steps of a profile in their order, without a horoscope where families do not compare them; and how complete it is. */
export async function readProgress(app: App, profileId: number) {
  const [left, { filled, counting }] = await Promise.all([
    findStepsLeft(app.db, profileId),
    readFilledParts(app, profileId),
  ]);
  const isFilled = (step: StepName) => partsOf(step).every((part) => filled[part]);
  const steps: Step[] = STEPS.filter((name) => name !== 'horoscope' || counting.includes('horoscope')).map(
    (name) => ({ name, left: left.includes(name) || isFilled(name) }),
  );
  return { steps, completeness: completeness(filled, counting) };
}

/** Returns the parts of a profile that a step asks for. */
const partsOf = (step: StepName): ProfilePart[] =>
  PARTS.filter((part) => (sectionOfPart(part) ?? 'photo') === step);

/** Notes that a step is behind a profile, so that the member continues after it on the next visit. Repeating it changes nothing. */
export async function leaveStep(app: App, { accountId, profile }: Member, step: StepName): Promise<Step[]> {
  await app.db.transaction().execute(async (tx) => {
    if (!(await lockForEditing(tx, profile.id, accountId))) throw refuse.notFound();
    await insertStepLeft(tx, profile.id, step, app.clock());
  });
  return (await readProgress(app, profile.id)).steps;
}
