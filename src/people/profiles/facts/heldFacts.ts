import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { openProfileCache, type ProfileCache } from '../../../kit/live/profileCache.ts';
import { type RestRow, restColumns } from '../store.ts';
import type { CardRow } from './cards.ts';

type Live = App['live'];

/** How many profiles' cards, and how many whole ones, are kept in memory at least: about 35 MB, and 15. */
const CARDS = 20_000;
const WHOLE = 5000;

/** Facts on a card of a profile, for any reader at any time: times are in milliseconds. */
export type CardFacts = Omit<CardRow, 'active_today' | 'entitlements' | 'photos_open' | 'connected'> & {
  last_active: number;
  browses_privately: boolean;
  entitlement_times: [entitlement: string, startsAt: number, endsAt: number][];
};

/** Columns of a card that are the same for every viewer at every time, for a query whose `p` is a profile. */
export const factColumns = sql`
  p.id, p.public_id, p.name, p.gender, p.date_of_birth, p.height_cm, p.city, p.state_id, p.profession,
  p.education_id, p.caste, p.income_min_rupees, p.income_max_rupees, p.sample, p.verified_at is not null as verified,
  exists (
    select from managers_of m join account_states a on a.id = m.account_id
    where m.profile_id = p.id and m.role <> 'viewer' and a.phone_verified_at is not null
  ) as phone_verified,
  (
    select array[h.id::text, h.placeholder] from approved_photos h
    where h.profile_id = p.id order by h.position limit 1
  ) as photo`;

const cards = new WeakMap<Live, ProfileCache<CardFacts>>();
const rests = new WeakMap<Live, ProfileCache<RestRow>>();

/** Returns what cards say of profiles, by internal id, without a check of visibility: as of now, from memory where it is there. */
export const readCardFacts = ({ live, db }: Pick<App, 'live' | 'db'>, ids: readonly number[]) =>
  held(cards, live, () => openProfileCache(live, (some) => selectCards(db, some), CARDS)).get(ids);

/** The same for the rest of whole profiles. */
export const readRestFacts = ({ live, db }: Pick<App, 'live' | 'db'>, ids: readonly number[]) =>
  held(rests, live, () => openProfileCache(live, (some) => selectRests(db, some), WHOLE)).get(ids);

function held<Row>(
  all: WeakMap<Live, ProfileCache<Row>>,
  live: Live,
  open: () => ProfileCache<Row>,
): ProfileCache<Row> {
  const known = all.get(live) ?? open();
  all.set(live, known);
  return known;
}

const milliseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

async function selectCards(db: Database, ids: number[]): Promise<Map<number, CardFacts>> {
  const { rows } = await sql<CardFacts>`
    select ${factColumns}, ${milliseconds('p.last_active_at')} as last_active,
      exists (select from private_browsers b where b.profile_id = p.id) as browses_privately,
      coalesce((
        select json_agg(json_build_array(e.entitlement, ${milliseconds('e.starts_at')}, ${milliseconds('e.ends_at')}))
        from profile_entitlements e where e.profile_id = p.id
      ), '[]') as entitlement_times
    from profiles p where p.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function selectRests(db: Database, ids: number[]): Promise<Map<number, RestRow>> {
  const { rows } = await sql<RestRow & { id: number }>`
    select p.id, ${restColumns} from profiles p where p.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
