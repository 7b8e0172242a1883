import { sql } from 'kysely';
import { readCustomFields } from '../../../base/custom-fields/fields.ts';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Member, Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import type { Card, FullProfile, ProfileDetails } from '../contract.ts';
import { profileCustom, textKeys, withTexts } from '../custom/readers.ts';
import { customWishesIn } from '../custom/wishes.ts';
import { factKeys, factOf, fieldsOf, ownFacts } from '../shared/facts/list.ts';
import { managedByOf } from '../shared/visible/settings/rules.ts';
import { splitCustomTexts } from '../texts/names.ts';
import { findTexts } from '../texts/textStore.ts';
import { consumePrefetch, countView, type ViewState, viewState } from '../views.ts';
import { connectedOnce, type ProfileViewer, seesEverything, visibleTo } from '../visible/visible.ts';
import { type HoroscopeReader, horoscopeFor } from './births/horoscope.ts';
import { type CardRow, cardColumns, toCardRow, type ViewerFacts, viewerColumns } from './cardRow.ts';
import { cardMaker, photoAddress } from './cards.ts';
import { type DetailsRow, detailColumns, preferencesOf } from './details.ts';
import { factReader, readFamily } from './factRows.ts';
import { readCardFacts, readDetailFacts } from './factsCache.ts';
import { maskProfile } from './masked.ts';

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
  const recorded = me ? sql`, ${viewState(me, dayInIndia(now), now)}` : sql``;
  const { joined, connected } = connectedOnce(viewer);
  const [{ rows }] = await Promise.all([
    sql<ViewerFacts & Partial<ViewState> & { id: number }>`
      select p.id, ${viewerColumns(viewer, connected)}${recorded}
      from profiles p ${joined} where p.public_id = ${publicId} and ${visibleTo(viewer, connected)}`.execute(
      app.db,
    ),
    // What the facts in memory need comes meanwhile.
    app.live.catchUp().catch(() => {}),
  ]);
  const seen = rows[0];
  if (!seen) throw refuse.notFound();
  const { id } = seen;
  const [facts, rest] = await Promise.all([readCardFacts(app, [id]), me ? readDetailFacts(app, [id]) : null]);
  // It may have been deleted meanwhile.
  if (!facts.has(id) || rest?.has(id) === false) throw refuse.notFound();
  const shown = await showTo(app, viewer, { ...toCardRow(facts.get(id)!, seen, now), ...rest?.get(id) });
  const counts = shown.view === 'full' && !shown.own && !viewer?.impersonator;
  if (counts && !seen.view_recorded) {
    if (opened) countView(app, { viewerId: me, viewedId: id, privately: seen.views_privately! });
    else await consumePrefetch(app, me, id);
  }
  return shown;
}

/** @param row with the columns of the rest where the viewer acts for a profile */
async function showTo(
  app: App,
  viewer: ProfileViewer | null,
  row: CardRow & Partial<DetailsRow>,
): Promise<(Card & { view: 'limited' }) | FullProfile> {
  const card = (await cardMaker(app, viewer))(row);
  const own = row.id === viewer?.profile?.id;
  // Staff read the rest on the member's page.
  if (!own && !(viewer?.profile && seesEverything(viewer))) return { ...card, view: 'limited' };
  const team = viewer?.impersonator !== undefined;
  const rest = await detailsOf(app, row as CardRow & DetailsRow, { own, connected: row.connected, team });
  const whole: FullProfile = { ...card, view: 'full', own, ...rest };
  return own || (row.connected && !team) ? whole : maskProfile(whole, textKeys(readCustomFields(app)));
}

// Nobody's profile has this id.
const anybody = { verified: true, premium: false, profile: { id: 0 } };

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
  const { rows } = await sql<CardRow & DetailsRow & { visible: boolean }>`
    select ${cardColumns(viewer, app.clock())}, ${detailColumns}, ${visibleTo(viewer)} as visible
    from profiles p where p.id = ${profileId}`.execute(app.db);
  const row = rows[0];
  if (!row) throw refuse.notFound();
  return { visible: row.visible, profile: await showTo(app, viewer, row) };
}

/** Returns a profile without the time of birth, which staff open with a reason alone. */
export const withoutBirthTime = <Some extends Pick<FullProfile, 'horoscope'>>(profile: Some): Some => ({
  ...profile,
  horoscope: { ...profile.horoscope, timeOfBirth: null },
});

/**
 * Returns one profile as its managers see it but for the time of birth, for staff. The caller has checked the capability and
 * called `recordRead`. Refuses an unknown one as not found.
 */
export async function readForStaff(app: App, profileId: number): Promise<FullProfile> {
  return withoutBirthTime<FullProfile>(await readWholeProfile(app, profileId));
}

/** Returns all that a profile says, without a check of visibility. */
export async function readWholeProfile(app: App, profileId: number): Promise<FullProfile> {
  const asOwner = { verified: true, profile: { id: profileId } };
  const { rows } = await sql<CardRow & DetailsRow>`
    select ${cardColumns(asOwner, app.clock())}, ${detailColumns} from profiles p where p.id = ${profileId}`.execute(
    app.db,
  );
  const row = rows[0];
  if (!row) throw refuse.notFound();
  const card = (await cardMaker(app, asOwner))(row);
  const rest = await detailsOf(app, row, { own: true, connected: false });
  return { ...card, view: 'full', own: false, ...rest };
}

const readOwnValues = factReader(ownFacts);
const forMatches = factKeys.filter((key) => factOf(key).seenBy === 'matches').flatMap(fieldsOf);

/** Leaves out what only matches read, but for them and for the profile's own managers. */
function forReader<Values extends object>(values: Values, { own, connected, team }: HoroscopeReader): Values {
  if ((own || connected) && !team) return values;
  const hidden = forMatches.filter((field) => field in values).map((field) => [field, null]);
  return { ...values, ...Object.fromEntries(hidden) };
}

async function detailsOf(
  app: App,
  row: CardRow & DetailsRow,
  reader: HoroscopeReader,
): Promise<ProfileDetails> {
  const fields = readCustomFields(app);
  const vocabulary = await readVocabulary(app.db);
  return {
    profileFor: row.profile_for,
    managedBy: managedByOf(row),
    photos: row.photos.map(([id, placeholder]) => ({
      src: photoAddress(id, row.photos_open ? 'large' : 'blurred'),
      blurred: !row.photos_open,
      ...(placeholder && { placeholder }),
    })),
    ...forReader(readOwnValues(row, vocabulary.keyOf), reader),
    ...profileCustom(fields, row, (reader.own || reader.connected) && !reader.team ? 'matches' : 'members'),
    family: forReader(readFamily(row.family, vocabulary.keyOf), reader),
    horoscope: horoscopeFor(
      {
        dateOfBirth: row.date_of_birth,
        horoscope: row.horoscope ?? undefined,
        birth: row.birth ?? undefined,
      },
      reader,
      vocabulary,
    ),
    preferences: {
      ...preferencesOf(row.preferences, vocabulary),
      ...(fields.length > 0 && { custom: customWishesIn(fields, row.preferences?.custom) }),
    },
  };
}

/**
 * Returns a profile for its person, where somebody else registered it: with the text that waits for review. The caller has
 * checked who reads it. Refuses an unknown profile as not found.
 */
export async function readForPerson(app: App, profileId: number): Promise<FullProfile> {
  const [profile, { submitted }] = await Promise.all([
    readWholeProfile(app, profileId),
    findTexts(app.db, profileId),
  ]);
  if (!submitted) return profile;
  const { bio, aboutFamily, description, customTexts } = submitted;
  return {
    ...profile,
    bio,
    ...(profile.custom && {
      custom: withTexts(readCustomFields(app), profile.custom, splitCustomTexts(customTexts)),
    }),
    family: { ...profile.family, aboutFamily },
    preferences: { ...profile.preferences, description },
  };
}
