import { sql } from 'kysely';
import { startOfDayInIndia } from '../../../kit/shared/time/calendar.ts';
import { cardFacts, memberCardFacts } from '../shared/facts/list.ts';
import { connectedTo, type ProfileViewer, photosOpenTo, readsAsStaff } from '../visible/visible.ts';
import { columnsOfFacts } from './factRows.ts';

/** Beside these, a row has the columns of the facts on a card. */
export type CardRow = {
  id: number;
  public_id: string;
  name: string;
  gender: 'female' | 'male';
  date_of_birth: string;
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
  /** What it states of the site's own fields, and its texts of them. */
  custom: unknown;
  custom_texts: unknown;
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
  ${viewerColumns(viewer)}`;

/** What a viewer sees of a profile that is visible to them. */
export type ViewerFacts = Pick<CardRow, 'photos_open' | 'connected'>;

/** Returns SQL for what decides how much of `p`, a visible profile, the viewer sees. */
export const viewerColumns = (viewer: ProfileViewer | null, connected = connectedTo(viewer)) =>
  sql`${readsAsStaff(viewer) ? sql`true` : photosOpenTo(viewer, connected)} as photos_open, ${connected} as connected`;

/** Returns a row as `cardColumns` selects it. */
export const toCardRow = (
  { last_active, browses_privately, entitlement_times, ...facts }: CardFacts,
  { photos_open, connected }: ViewerFacts,
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

/** Facts on a card of a profile, for any reader at any time: times are in milliseconds. */
export type CardFacts = Omit<CardRow, 'active_today' | 'entitlements' | 'photos_open' | 'connected'> & {
  last_active: number;
  browses_privately: boolean;
  entitlement_times: [entitlement: string, startsAt: number, endsAt: number][];
};

/** Columns of a card that are the same for every viewer at every time, for a query whose `p` is a profile. */
export const factColumns = sql`
  p.id, p.public_id, p.name, p.gender, p.date_of_birth, p.sample, p.verified_at is not null as verified,
  p.custom, p.custom_texts,
  ${sql.join(columnsOfFacts([...cardFacts, ...memberCardFacts]).map((column) => sql.ref(`p.${column}`)))},
  exists (
    select from managers_of m join account_states a on a.id = m.account_id
    where m.profile_id = p.id and m.role <> 'viewer' and a.phone_verified_at is not null
  ) as phone_verified,
  (
    select array[h.id::text, h.placeholder] from approved_photos h
    where h.profile_id = p.id order by h.position limit 1
  ) as photo`;
