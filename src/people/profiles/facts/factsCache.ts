import { sql } from 'kysely';
import type { App } from '../../../kit/app/app.ts';
import type { Database } from '../../../kit/database/db.ts';
import { isAmong } from '../../../kit/database/isAmong.ts';
import { openProfileCache, type ProfileCache } from '../../../kit/live/profileCache.ts';
import type { Card } from '../contract.ts';
import { type CardFacts, factColumns } from './cardRow.ts';
import { type DetailsRow, detailColumns } from './details.ts';

type Live = App['live'];

/** How many card facts and details are cached at least: about 35 MB and 15 MB. */
const CARDS = 20_000;
const WHOLE = 5000;

const cards = new WeakMap<Live, ProfileCache<CardFacts>>();
const details = new WeakMap<Live, ProfileCache<DetailsRow>>();

/** Returns the card facts of profiles by internal id, as of now: cached, without a check of visibility. */
export const readCardFacts = ({ live, db }: Pick<App, 'live' | 'db'>, ids: readonly number[]) =>
  cacheOf(cards, live, () => openProfileCache(live, (some) => selectCards(db, some), CARDS)).get(ids);

/** Returns the details of profiles, as `readCardFacts` does. */
export const readDetailFacts = ({ live, db }: Pick<App, 'live' | 'db'>, ids: readonly number[]) =>
  cacheOf(details, live, () => openProfileCache(live, (some) => selectDetails(db, some), WHOLE)).get(ids);

function cacheOf<Row>(
  all: WeakMap<Live, ProfileCache<Row>>,
  live: Live,
  open: () => ProfileCache<Row>,
): ProfileCache<Row> {
  const cache = all.get(live) ?? open();
  all.set(live, cache);
  return cache;
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
    from profiles p where ${isAmong(sql`p.id`, ids)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

async function selectDetails(db: Database, ids: number[]): Promise<Map<number, DetailsRow>> {
  const { rows } = await sql<DetailsRow & { id: number }>`
    select p.id, ${detailColumns} from profiles p where ${isAmong(sql`p.id`, ids)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * What a card depends on besides the facts.
 * @property vocabulary, fields the option lists and the site's own fields, another object when one has changed
 */
type CardKey = { readers: 'members' | 'visitors'; day: string; vocabulary: object; fields: object };

type CachedCard = Pick<CardKey, 'day' | 'vocabulary' | 'fields'> & { card: Readonly<Card> };

const cardCache = {
  members: new WeakMap<CardFacts, CachedCard>(),
  visitors: new WeakMap<CardFacts, CachedCard>(),
};

/**
 * Returns the card that all readers of a kind see, made again once its key has changed. Changed facts are another object, so the
 * cache needs no invalidation.
 */
export function cacheCard(
  facts: CardFacts,
  { readers, day, vocabulary, fields }: CardKey,
  make: (facts: CardFacts) => Card,
): Readonly<Card> {
  // Memberships begin and end within a day.
  if (facts.entitlement_times.length > 0) return make(facts);
  const before = cardCache[readers].get(facts);
  if (before?.day === day && before.vocabulary === vocabulary && before.fields === fields) return before.card;
  const card = make(facts);
  cardCache[readers].set(facts, { day, vocabulary, fields, card });
  return card;
}
