import { sql } from 'kysely';
import { readVocabulary } from '../../base/vocabulary/vocabulary.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Member, Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { sendSignal } from '../../kit/events/events.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import type { Card, FullProfile, RestOfProfile } from './contract.ts';
import { horoscopeFor, type Reader } from './facts/births/horoscope.ts';
import {
  type CardRow,
  cardColumns,
  cardMaker,
  photoAddress,
  type Seen,
  seenColumns,
  toCardRow,
} from './facts/cards.ts';
import { filledParts } from './facts/filled.ts';
import { readCardFacts, readRestFacts } from './facts/heldFacts.ts';
import { maskWhole } from './facts/masked.ts';
import { familyOf, wishesOf } from './facts/whole.ts';
import { findTexts } from './sections/texts/textStore.ts';
import { completeness, partsFor } from './shared/facts/completeness.ts';
import { firstName } from './shared/rules.ts';
import { managedByOf } from './shared/visible/settings/rules.ts';
import {
  countProfileViews,
  hasSubmittedPhoto,
  insertView,
  isViewRecorded,
  type RestRow,
  readWhole,
  readWholes,
  restColumns,
} from './store.ts';
import { allowAhead, countAhead } from './visible/ahead.ts';
import { connectedOnce, type ProfileViewer, seesEverything, visibleTo } from './visible/visible.ts';

export { countProfileViews };

/** Returns the internal id of a profile that is visible to the viewer; refuses any other as not found. */
export async function findVisible(
  app: Pick<App, 'db'>,
  viewer: Viewer | null,
  publicId: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select p.id from profiles p where p.public_id = ${publicId} and ${visibleTo(viewer)}`.execute(app.db);
  if (!rows[0]) throw refuse.notFound();
  return rows[0].id;
}

/**
 * Returns one profile as visible to the viewer: a visitor's view is limited to the facts of a card.
 * A member who opens another's profile is counted as a view, once a day.
 * @param opened whether somebody opens it; not when a page only fetches it ahead, which has a limit
 */
export async function readProfile(
  app: App,
  viewer: Viewer | null,
  publicId: string,
  opened: boolean,
): Promise<(Card & { view: 'limited' }) | FullProfile> {
  const now = app.clock();
  const me = viewer?.profile?.id ?? 0;
  const recorded = me ? sql`, ${isViewRecorded(me, dayInIndia(now))} as view_recorded` : sql``;
  const { joined, connected } = connectedOnce(viewer);
  const [{ rows }] = await Promise.all([
    sql<Seen & { id: number; view_recorded?: boolean }>`
      select p.id, ${seenColumns(viewer, connected)}${recorded}
      from profiles p ${joined} where p.public_id = ${publicId} and ${visibleTo(viewer, connected)}`.execute(
      app.db,
    ),
    // What the facts in memory need comes meanwhile.
    app.live.catchUp().catch(() => {}),
  ]);
  const seen = rows[0];
  if (!seen) throw refuse.notFound();
  const { id } = seen;
  const [facts, rest] = await Promise.all([readCardFacts(app, [id]), me ? readRestFacts(app, [id]) : null]);
  // It may have been deleted meanwhile.
  if (!facts.has(id) || rest?.has(id) === false) throw refuse.notFound();
  const shown = await showTo(app, viewer, { ...toCardRow(facts.get(id)!, seen, now), ...rest?.get(id) });
  const counts = shown.view === 'full' && !shown.own && !viewer?.impersonator;
  if (counts && !seen.view_recorded) await (opened ? countView(app, me, id) : countAhead(app, me));
  return shown;
}

/** @param row with the columns of the rest where the viewer acts for a profile */
async function showTo(
  app: App,
  viewer: ProfileViewer | null,
  row: CardRow & Partial<RestRow>,
): Promise<(Card & { view: 'limited' }) | FullProfile> {
  const card = (await cardMaker(app, viewer))(row);
  const own = row.id === viewer?.profile?.id;
  // Staff read the rest on the member's page.
  if (!own && !(viewer?.profile && seesEverything(viewer))) return { ...card, view: 'limited' };
  const team = viewer?.impersonator !== undefined;
  const rest = await restOf(app, row as CardRow & RestRow, { own, connected: row.connected, team });
  const whole: FullProfile = { ...card, view: 'full', own, ...rest };
  return own || (row.connected && !team) ? whole : maskWhole(whole);
}

// Nobody's profile has this id.
const anybody = { emailVerified: true, premium: false, profile: { id: 0 } };

/** Viewers that a member may preview their own profile as. */
const imagined = {
  visitor: null,
  member: anybody,
  match: { ...anybody, connected: true },
} as const satisfies Record<string, (ProfileViewer & Pick<Viewer, 'premium'>) | null>;

/**
 * Returns a profile as somebody else would see it, by the rules that hold for everybody, and whether they would see it at
 * all. The caller has checked that the viewer manages it.
 */
export async function previewProfile(app: App, { profile, impersonator }: Member, as: keyof typeof imagined) {
  const viewer = imagined[as] && { ...imagined[as], impersonator };
  const profileId = profile.id;
  const { rows } = await sql<CardRow & RestRow & { visible: boolean }>`
    select ${cardColumns(viewer, app.clock())}, ${restColumns}, ${visibleTo(viewer)} as visible
    from profiles p where p.id = ${profileId}`.execute(app.db);
  const row = rows[0];
  if (!row) throw refuse.notFound();
  return { visible: row.visible, profile: await showTo(app, viewer, row) };
}

/** Returns public id and name of those profiles that are visible to a member, by their ids; visitors' names until they see everything. */
export async function readVisibleNames(
  app: App,
  viewer: Viewer,
  ids: number[],
): Promise<Map<number, { id: string; name: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; public_id: string; name: string }>`
    select p.id, p.public_id, p.name from profiles p
    where p.id = any(${ids}::bigint[]) and ${visibleTo(viewer)}`.execute(app.db);
  const shown = (name: string) => (seesEverything(viewer) ? name : firstName(name));
  return new Map(rows.map(({ id, public_id, name }) => [id, { id: public_id, name: shown(name) }]));
}

/** Returns the name of a profile without a check of visibility; undefined when there is none. */
export async function readNameOf(app: App, profileId: number): Promise<string | undefined> {
  const row = await app.db
    .selectFrom('profiles')
    .select('name')
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row?.name;
}

/** Returns the internal id of a profile without a check of visibility; undefined when there is none. */
export async function findProfile(app: App, publicId: string): Promise<number | undefined> {
  const row = await app.db
    .selectFrom('profiles')
    .select('id')
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return row?.id;
}

/** Returns a profile without the time of birth, which staff open with a reason alone. */
export const coverBirthTime = <Some extends Pick<FullProfile, 'horoscope'>>(profile: Some): Some => ({
  ...profile,
  horoscope: { ...profile.horoscope, timeOfBirth: null },
});

/** Returns whether a profile states a time of birth. */
export async function hasBirthTime(app: App, profileId: number): Promise<boolean> {
  const found = await app.db
    .selectFrom('horoscopes')
    .select('time_of_birth')
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
  return found?.time_of_birth != null;
}

/**
 * Returns one profile as its managers see it but for the time of birth, for staff. The caller has checked the capability and
 * called `recordRead`. Refuses an unknown one as not found.
 */
export async function readForStaff(app: App, profileId: number): Promise<FullProfile> {
  return coverBirthTime<FullProfile>(await readWholeProfile(app, profileId));
}

/** Returns all that a profile says, without a check of visibility. */
export async function readWholeProfile(app: App, profileId: number): Promise<FullProfile> {
  const asOwner = { emailVerified: true, profile: { id: profileId } };
  const { rows } = await sql<CardRow & RestRow>`
    select ${cardColumns(asOwner, app.clock())}, ${restColumns} from profiles p where p.id = ${profileId}`.execute(
    app.db,
  );
  const row = rows[0];
  if (!row) throw refuse.notFound();
  const card = (await cardMaker(app, asOwner))(row);
  const rest = await restOf(app, row, { own: true, connected: false });
  return { ...card, view: 'full', own: false, ...rest };
}

async function countView(app: App, viewerId: number, viewedId: number): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    if (await insertView(tx, { viewerId, viewedId, day: dayInIndia(now), now })) {
      await sendSignal(tx, 'profile.viewed', { viewer: viewerId, viewed: viewedId });
      await allowAhead(tx, viewerId);
    }
  });
}

async function restOf(app: App, row: CardRow & RestRow, reader: Reader): Promise<RestOfProfile> {
  const vocabulary = await readVocabulary(app.db);
  const { keyOf } = vocabulary;
  return {
    profileFor: row.profile_for,
    managedBy: managedByOf(row),
    photos: row.photos.map(([id, placeholder]) => ({
      src: photoAddress(id, row.photos_open ? 'large' : 'blurred'),
      blurred: !row.photos_open,
      ...(placeholder && { placeholder }),
    })),
    maritalStatus: keyOf(row.marital_status_id),
    religion: keyOf(row.religion_id) ?? '',
    caste: row.caste,
    subCaste: row.sub_caste,
    gotra: row.gotra,
    motherTongue: keyOf(row.mother_tongue_id) ?? '',
    weightKg: row.weight_kg,
    incomeMinRupees: row.income_min_rupees,
    incomeMaxRupees: row.income_max_rupees,
    workingWith: keyOf(row.working_with_id),
    country: keyOf(row.country_id),
    diet: keyOf(row.diet_id),
    smoking: keyOf(row.smoking_id),
    drinking: keyOf(row.drinking_id),
    hobbies: row.hobbies,
    bio: row.bio,
    family: familyOf(row.family, vocabulary),
    horoscope: horoscopeFor(
      {
        dateOfBirth: row.date_of_birth,
        horoscope: row.horoscope ?? undefined,
        birth: row.birth ?? undefined,
      },
      reader,
      vocabulary,
    ),
    preferences: wishesOf(row.preferences, vocabulary),
  };
}

/** Returns the figures of a profile for its managers: how often it was viewed, and how complete it is. */
export async function readFigures(app: App, profileId: number) {
  const [profileViews, completeness] = await Promise.all([
    countProfileViews(app.db, profileId),
    readCompleteness(app, profileId),
  ]);
  return { profileViews, completeness };
}

/** Returns how complete profiles are, in per cent, by their internal ids. */
export async function readPercents(app: App, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const [rows, { keyOf }] = await Promise.all([readWholes(app.db, ids), readVocabulary(app.db)]);
  return new Map(
    rows.map(({ whole, submitted, photo }) => [
      whole.profile.id,
      completeness(
        { ...filledParts(whole, submitted), photo },
        partsFor(keyOf(whole.profile.religion_id) ?? ''),
      ).percent,
    ]),
  );
}

/** Returns how complete a profile is, and what is missing. */
export async function readCompleteness(app: App, profileId: number) {
  const { filled, counting } = await readFilled(app, profileId);
  return completeness(filled, counting);
}

/**
 * Returns which parts of a profile are filled, and which its families look for. Text that waits for approval counts: its writer
 * has done their part.
 */
export async function readFilled(app: App, profileId: number) {
  const [whole, { submitted }, photo, { keyOf }] = await Promise.all([
    readWhole(app.db, profileId),
    findTexts(app.db, profileId),
    hasSubmittedPhoto(app.db, profileId),
    readVocabulary(app.db),
  ]);
  return {
    filled: { ...filledParts(whole, submitted), photo },
    counting: partsFor(keyOf(whole.profile.religion_id) ?? ''),
  };
}
