import { code } from '../../kit/api/errorCode.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { dayInIndia } from '../../kit/app/clock.ts';
import { readVocabulary } from '../../vocabulary/vocabulary.ts';
import { submitTexts } from '../texts/texts.ts';
import { lockForEditing, relist } from '../visible/listing.ts';
import { columnsOf, type Held } from './columns.ts';
import { SECTIONS, type SectionName } from './lists.ts';
import { differingFields, type SectionValues } from './rules.ts';
import { findParts, findSaved, type Parts, raiseSection, type Saved, writeRows } from './sectionStore.ts';
import { valuesOf } from './values.ts';

/** A section as its managers see it. */
export type Section<Name extends SectionName> = {
  version: number;
  changedAt: string | null;
  /** Whether the viewer's own account saved it last. */
  changedByMe: boolean;
  values: SectionValues[Name];
};

/** Returns every section of a member's profile, and which free text differs from what others see. */
export async function readSections(app: App, { accountId, profile }: Member) {
  const vocabulary = await readVocabulary(app.db);
  const parts = await findParts(app.db, profile.id);
  const saved = await findSaved(app.db, profile.id);
  const values = valuesOf(parts, vocabulary);
  const sections = Object.fromEntries(
    SECTIONS.map((name) => [name, shown(values[name], saved[name], accountId)]),
  ) as { [Name in SectionName]: Section<Name> };
  return {
    sections,
    verified: parts.profile.verified_at !== null,
    unapproved: unapprovedTexts(parts),
  };
}

/**
 * Saves a section of a member's profile. Two who save it at once get in one after the other: the later one is refused
 * with CONFLICT, because the version they started from is no longer the newest. Repeating what is saved changes nothing.
 */
export async function saveSection<Name extends SectionName>(
  app: App,
  { accountId, profile }: Member,
  name: Name,
  { version, ...sent }: SectionValues[Name] & { version: number },
): Promise<Section<Name>> {
  const vocabulary = await readVocabulary(app.db);
  const values = sent as unknown as SectionValues[Name];
  return app.db.transaction().execute(async (tx) => {
    if (!(await lockForEditing(tx, profile.id, accountId))) throw refuse.notFound();
    const parts = await findParts(tx, profile.id);
    const before = valuesOf(parts, vocabulary)[name];
    const saved = (await findSaved(tx, profile.id))[name];
    if (differingFields(values, before).length === 0) return shown(before, saved, accountId);
    if (version !== (saved?.version ?? 0)) throw refuse.conflict(code('section_changed'));
    const at = app.clock();
    const held: Held<Name> = {
      values: before,
      gender: parts.profile.gender as 'female' | 'male',
      verified: parts.profile.verified_at !== null,
      day: dayInIndia(at),
      vocabulary,
    };
    const { texts, ...rows } = columnsOf[name](values, held);
    await writeRows(tx, profile.id, rows, at);
    if (texts) await submitTexts(app, tx, { accountId, profile }, texts);
    const next = { version: version + 1, changedAt: at, changedBy: accountId };
    await raiseSection(tx, {
      profileId: profile.id,
      section: name,
      version: next.version,
      at,
      by: accountId,
    });
    await relist(app, tx, profile.id, accountId);
    const after = valuesOf(await findParts(tx, profile.id), vocabulary)[name];
    return shown(after, next, accountId);
  });
}

function shown<Name extends SectionName>(
  values: SectionValues[Name],
  saved: Saved | undefined,
  accountId: number,
): Section<Name> {
  return {
    version: saved?.version ?? 0,
    changedAt: saved?.changedAt?.toISOString() ?? null,
    changedByMe: saved?.changedBy === accountId,
    values,
  };
}

/** Returns which free text others do not see as it was written last: it waits for approval, or was rejected. */
function unapprovedTexts({ profile, preferences, submitted }: Parts): ('bio' | 'description')[] {
  if (!submitted) return [];
  return [
    ...(submitted.bio === profile.bio ? [] : ['bio' as const]),
    ...(submitted.description === (preferences?.description ?? null) ? [] : ['description' as const]),
  ];
}
