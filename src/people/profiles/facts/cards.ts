import { sql } from 'kysely';
import { readVocabulary, type Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { memoize } from '../../../kit/memoize.ts';
import { startOfDayInIndia } from '../../../kit/shared/time/calendar.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import type { Card } from '../contract.ts';
import { ageOn } from '../shared/facts/age.ts';
import { firstName } from '../shared/rules.ts';
import {
  connectedAmong,
  connectedTo,
  type ProfileViewer,
  photosOpenTo,
  readsAsStaff,
  seesEverything,
  visibleTo,
} from '../visible/visible.ts';
import { type CardFacts, factColumns, readCardFacts } from './heldFacts.ts';
import { keepCard } from './keptCards.ts';
import { maskCard } from './masked.ts';

export type CardRow = {
  id: number;
  public_id: string;
  name: string;
  gender: 'female' | 'male';
  date_of_birth: string;
  height_cm: number | null;
  city: string | null;
  state_id: number | null;
  profession: string | null;
  education_id: number | null;
  caste: string | null;
  income_min_rupees: number | null;
  income_max_rupees: number | null;
  active_today: boolean;
  verified: boolean;
  phone_verified: boolean;
  sample: boolean;
  /** Marks that the profile's memberships open now. */
  entitlements: string[];
  /** Id of the main photo, and the data: address of its placeholder. */
  photo: [id: string, placeholder: string | null] | null;
  photos_open: boolean;
  /** Whether the viewer is connected with the profile. */
  connected: boolean;
};

/** Columns of a card, for a query whose `p` is a profile. */
export const cardColumns = (viewer: ProfileViewer | null, now: Date) => sql`
  ${factColumns},
  p.last_active_at >= ${startOfDayInIndia(now)} and not exists (
    select from private_browsers b where b.profile_id = p.id
  ) as active_today,
  array(
    select e.entitlement from profile_entitlements e
    where e.profile_id = p.id and e.starts_at <= ${now} and e.ends_at > ${now}
  ) as entitlements,
  ${seenColumns(viewer)}`;

/** What a viewer sees of a profile that is visible to them. */
export type Seen = Pick<CardRow, 'photos_open' | 'connected'>;

/** Returns SQL for what decides how much of `p`, a visible profile, the viewer sees. */
export const seenColumns = (viewer: ProfileViewer | null, connected = connectedTo(viewer)) =>
  sql`${readsAsStaff(viewer) ? sql`true` : photosOpenTo(viewer, connected)} as photos_open, ${connected} as connected`;

/**
 * Returns cards by internal id, in the given order; those that are not visible to the viewer are left out. Who may see what is
 * asked of the database each time, while the facts may come from memory.
 */
export async function readCards(
  app: App,
  viewer: (ProfileViewer & Pick<Viewer, 'premium'>) | null,
  ids: number[],
): Promise<Map<number, Readonly<Card>>> {
  if (ids.length === 0) return new Map();
  const now = app.clock();
  // Nearly all profiles are seen so: by members with their photos, and without being connected.
  const usual: Seen = { photos_open: seesEverything(viewer), connected: false };
  const making = Promise.all([readCardFacts(app, ids), readVocabulary(app.db)]).then(
    ([facts, vocabulary]) => {
      const today = { vocabulary, day: dayInIndia(now) };
      const make = makerFor(viewer, today);
      const makeAs = (known: CardFacts, seen: Seen) => make(toCardRow(known, seen, now));
      const makeUsual = (known: CardFacts) => makeAs(known, usual);
      const same = { ...today, readers: usual.photos_open ? 'members' : 'visitors' } as const;
      const usualOf = (known: CardFacts) =>
        known.id === viewer?.profile?.id ? makeUsual(known) : keepCard(known, same, makeUsual);
      // Made while the database looks for those that are visible; none of them is returned unseen.
      return { facts, makeAs, cards: new Map([...facts].map(([id, known]) => [id, usualOf(known)])) };
    },
  );
  const { given, connected } = connectedAmong(viewer, ids);
  const [{ rows }, { facts, makeAs, cards }] = await Promise.all([
    sql<Seen & { id: number }>`
      ${given} select p.id, ${seenColumns(viewer, connected)} from profiles p
      where p.id = any(${ids}::bigint[]) and ${visibleTo(viewer, connected)}`.execute(app.db),
    making,
  ]);
  const isUsual = (seen: Seen) =>
    seen.photos_open === usual.photos_open && seen.connected === usual.connected;
  const visible = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const [seen, known] = [visible.get(id), facts.get(id)];
      if (!seen || !known) return [];
      return [[id, isUsual(seen) ? cards.get(id)! : makeAs(known, seen)]];
    }),
  );
}

/** Returns a row as `cardColumns` selects it. */
export const toCardRow = (
  { last_active, browses_privately, entitlement_times, ...facts }: CardFacts,
  { photos_open, connected }: Seen,
  now: Date,
): CardRow => ({
  ...facts,
  photos_open,
  connected,
  active_today: last_active >= startOfDayInIndia(now).getTime() && !browses_privately,
  entitlements: entitlement_times.flatMap(([entitlement, startsAt, endsAt]) =>
    startsAt <= now.getTime() && endsAt > now.getTime() ? [entitlement] : [],
  ),
});

/** Names come again with every card. */
const firstNameOf = memoize(firstName, 500_000);

/** Converts rows to cards for a viewer: age as of today, names, texts and photos as visible to the viewer. */
export async function cardMaker(app: App, viewer: ProfileViewer | null): Promise<(row: CardRow) => Card> {
  return makerFor(viewer, { vocabulary: await readVocabulary(app.db), day: dayInIndia(app.clock()) });
}

function makerFor(
  viewer: ProfileViewer | null,
  { vocabulary, day }: { vocabulary: Vocabulary; day: string },
): (row: CardRow) => Card {
  const everything = seesEverything(viewer);
  const isOwn = (row: CardRow) => row.id === viewer?.profile?.id;
  const make = (row: CardRow): Card => ({
    id: row.public_id,
    name: everything || isOwn(row) ? row.name : firstNameOf(row.name),
    age: ageOn(row.date_of_birth, day),
    gender: row.gender,
    heightCm: row.height_cm,
    city: row.city,
    state: vocabulary.keyOf(row.state_id),
    profession: row.profession,
    education: vocabulary.keyOf(row.education_id),
    photo: row.photo && {
      src: photoAddress(row.photo[0], row.photos_open ? 'small' : 'blurred'),
      blurred: !row.photos_open,
      ...(row.photo[1] && { placeholder: row.photo[1] }),
    },
    verified: row.verified,
    phoneVerified: row.phone_verified,
    premium: row.entitlements.length > 0,
    highlighted: row.entitlements.includes('search_highlight'),
    featured: row.entitlements.includes('featured_badge'),
    sample: row.sample,
    ...((everything || isOwn(row)) && {
      caste: row.caste,
      incomeMinRupees: row.income_min_rupees,
      incomeMaxRupees: row.income_max_rupees,
      activeToday: row.active_today,
    }),
  });
  // Contact details of other families stay private from our team, who sees the site as a member.
  const readsContact = (row: CardRow) => row.connected && !viewer?.impersonator;
  return (row) => (isOwn(row) || readsContact(row) ? make(row) : maskCard(make(row)));
}

/** Returns the address of a photo; who may see it there is checked at each request. */
export function photoAddress(id: string, size: 'small' | 'large' | 'blurred'): string {
  return `/api/photos/${id}/${size}`;
}
