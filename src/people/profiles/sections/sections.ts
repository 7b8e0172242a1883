import { readCustomFields } from '../../../base/custom-fields/fields.ts';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { recordConsent } from '../../accounts/states/consents.ts';
import { differingFields } from '../shared/sections/differing.ts';
import { SECTIONS, type SectionName } from '../shared/sections/lists.ts';
import type { SectionValues } from '../shared/sections/rules.ts';
import { changedTexts, type TextName } from '../texts/names.ts';
import { textsOf } from '../texts/textStore.ts';
import { submitTexts } from '../texts/texts.ts';
import { lockForEditing, relist } from '../visible/listing.ts';
import { columnsOf, type SectionContext } from './columns.ts';
import { customChange, namesOf, withCustom } from './customSections.ts';
import { agreesToHoroscope } from './horoscopeConsent.ts';
import {
  findParts,
  findSavedVersions,
  incrementSectionVersion,
  type ProfileParts,
  type SavedVersion,
  writeRows,
} from './sectionStore.ts';
import { sectionValuesOf } from './values.ts';

/** A section as its managers see it. */
export type Section<Name extends SectionName> = {
  version: number;
  changedAt: string | null;
  /** Whether the viewer's own account saved it last. */
  changedByMe: boolean;
  values: SectionValues[Name];
};

type Horoscope = SectionValues['horoscope'];

/** Who edits a profile: one of its managers, or a staff member. */
type Editor = { accountId: number; profile: { id: number } };

/** Returns the values of every section of a profile, in the caller's transaction. */
export async function readSectionValues(app: App, tx: Tx, profileId: number): Promise<SectionValues> {
  return sectionValuesOf(await findParts(tx, profileId), await readVocabulary(app.db), readCustomFields(app));
}

/** Returns every section of a profile, and which free text differs from what others see. The caller has checked who may read it. */
export async function readSections(app: App, { accountId, profile }: Editor) {
  const vocabulary = await readVocabulary(app.db);
  const parts = await findParts(app.db, profile.id);
  const saved = await findSavedVersions(app.db, profile.id);
  const values = sectionValuesOf(parts, vocabulary, readCustomFields(app));
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
  sent: SectionValues[Name] & { version: number },
): Promise<Section<Name>> {
  return app.db.transaction().execute(async (tx) => {
    if (!(await lockForEditing(tx, profile.id, accountId))) throw refuse.notFound();
    const { section } = await writeSection(app, tx, { accountId, profile, agrees: true }, name, sent);
    return section;
  });
}

/**
 * Saves a section in the caller's transaction, which has locked the profile and checked who may edit it. Refuses as
 * `saveSection` does.
 * @param editor `overVerified` for staff, who may correct a verified name or date of birth; `agrees` for the family itself,
 * who agree to horoscope matching by saving a birth
 * @returns the section, and the names of the fields that changed
 */
export async function writeSection<Name extends SectionName>(
  app: App,
  tx: Tx,
  {
    accountId,
    profile,
    overVerified = false,
    agrees = false,
  }: Editor & { overVerified?: boolean; agrees?: boolean },
  name: Name,
  { version, ...sent }: SectionValues[Name] & { version: number },
): Promise<{ section: Section<Name>; changed: string[] }> {
  const vocabulary = await readVocabulary(app.db);
  const fields = readCustomFields(app);
  const parts = await findParts(tx, profile.id);
  const before = sectionValuesOf(parts, vocabulary, fields)[name];
  const custom = customChange(fields, name, sent, parts);
  const values = { ...sent, ...custom?.values } as unknown as SectionValues[Name];
  const saved = (await findSavedVersions(tx, profile.id))[name];
  const changed = namesOf(differingFields(values, before), values, before);
  if (changed.length === 0) return { section: shown(before, saved, accountId), changed };
  if (version !== (saved?.version ?? 0)) throw refuse.conflict(code('section_changed'));
  const now = app.clock();
  const withdrawn = parts.horoscope?.withdrawn_at != null;
  const consents =
    agrees &&
    name === 'horoscope' &&
    agreesToHoroscope(sent as unknown as Horoscope, before as Horoscope, withdrawn);
  const current: SectionContext<Name> = {
    values: before,
    gender: parts.profile.gender as 'female' | 'male',
    verified: parts.profile.verified_at !== null && !overVerified,
    day: dayInIndia(now),
    horoscopeUsed: !withdrawn || consents,
    vocabulary,
  };
  const { texts: ownTexts, ...rows } = columnsOf[name](values, current);
  await writeRows(tx, profile.id, withCustom(rows, custom), now);
  const texts = custom?.texts !== undefined ? { ...ownTexts, customTexts: custom.texts } : ownTexts;
  if (consents) {
    const owner = { profile: profile.id };
    await recordConsent(app, tx, { owner, purpose: 'horoscope', actor: accountId });
  }
  if (texts) await submitTexts(app, tx, { accountId, profile }, texts);
  const next = { version: version + 1, changedAt: now, changedBy: accountId };
  await incrementSectionVersion(tx, {
    profileId: profile.id,
    section: name,
    version: next.version,
    now,
    actor: accountId,
  });
  await relist(app, tx, profile.id, accountId);
  const after = sectionValuesOf(await findParts(tx, profile.id), vocabulary, fields)[name];
  return { section: shown(after, next, accountId), changed };
}

function shown<Name extends SectionName>(
  values: SectionValues[Name],
  saved: SavedVersion | undefined,
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
function unapprovedTexts({ profile, family, preferences, submitted }: ProfileParts): TextName[] {
  if (!submitted) return [];
  return changedTexts(submitted, textsOf({ ...family, ...preferences, ...profile }));
}
