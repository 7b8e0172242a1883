import { sql } from 'kysely';
import type { App } from '../../../../kit/app/app.ts';
import { relist } from '../../visible/listing.ts';
import { COMPUTED_BY, recomputeBirth } from './birth.ts';

/** A birth without a time takes 17 ms, and its editor waits meanwhile. */
const BATCH = 10;

type BirthRow = {
  profile_id: number;
  date_of_birth: string;
  time_of_birth: string | null;
  latitude: number;
  longitude: number;
  time_zone: string;
  manglik: string | null;
  nakshatra: number | null;
  pada: number | null;
};

/** Computes the charts again that an older version has computed, some at a time. */
export async function recomputeBirths(app: App): Promise<void> {
  let last: number | null = 0;
  while (last !== null) last = await recomputeBatch(app, last);
}

/** Computes one chart; null, and a line in the log, where that fails: the others are computed all the same. */
function recompute(app: App, birth: Parameters<typeof recomputeBirth>[0]) {
  try {
    return recomputeBirth(birth);
  } catch (error) {
    app.log.warn({ error: String(error) }, 'A chart could not be computed again');
    return null;
  }
}

/** Computes some charts of profiles after this one. Returns the last of them; null once there are no more. */
async function recomputeBatch(app: App, after: number): Promise<number | null> {
  return app.db.transaction().execute(async (tx) => {
    // The profile is locked as its editor does it, so that no newer birth is overwritten.
    const { rows: locked } = await sql<{ id: number }>`
      select p.id from births b join profiles p on p.id = b.profile_id
        left join horoscopes h on h.profile_id = b.profile_id
      where h.withdrawn_at is null and b.profile_id > ${after} and b.computed_by < ${COMPUTED_BY}
      order by p.id limit ${BATCH} for no key update of p`.execute(tx);
    const ids = locked.map(({ id }) => id);
    // A statement of its own: one that waited for the lock would still see the birth of before.
    const { rows } = await sql<BirthRow>`
      select b.profile_id, p.date_of_birth, h.time_of_birth, b.latitude, b.longitude, b.time_zone,
        b.manglik, b.nakshatra, b.pada
      from births b join profiles p on p.id = b.profile_id left join horoscopes h on h.profile_id = b.profile_id
      where b.profile_id = any(${ids}::bigint[]) and h.withdrawn_at is null and b.computed_by < ${COMPUTED_BY}`.execute(
      tx,
    );
    for (const row of rows) {
      const {
        profile_id,
        date_of_birth: date,
        time_of_birth,
        latitude,
        longitude,
        time_zone: timeZone,
      } = row;
      const time = time_of_birth?.slice(0, 5) ?? null;
      const birth = recompute(app, { date, time, latitude, longitude, timeZone });
      if (!birth) continue;
      await tx.updateTable('births').set(birth).where('profile_id', '=', profile_id).execute();
      // What searches and open pages have of it.
      const differs = (['manglik', 'nakshatra', 'pada'] as const).some((name) => birth[name] !== row[name]);
      if (differs) await relist(app, tx, profile_id, 'system');
    }
    return ids.at(-1) ?? null;
  });
}
