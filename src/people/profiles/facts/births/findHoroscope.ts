import { sql } from 'kysely';
import type { Viewer } from '../../../../kit/api/viewer.ts';
import type { App } from '../../../../kit/app/app.ts';
import type { Births } from '../../../../kit/database/tables.gen.ts';
import { connectedTo, seesEverything, visibleTo } from '../../visible/visible.ts';
import type { HoroscopeReader, StoredHoroscope } from './horoscope.ts';

/** A profile with its horoscope, and what decides whether a viewer may see that. */
export type ProfileHoroscope = StoredHoroscope & {
  id: number;
  gender: 'female' | 'male';
  motherTongueId: number | null;
  reader: HoroscopeReader;
};

type BirthRow = {
  id: number;
  gender: 'female' | 'male';
  date_of_birth: string;
  mother_tongue_id: number | null;
  connected: boolean;
  horoscope: NonNullable<StoredHoroscope['horoscope']> | null;
  birth: Births | null;
};

/**
 * Returns the horoscope of a profile that is visible to the viewer as more than a card; undefined for any other. The caller
 * calls `accessOf` before it shows or computes anything.
 */
export async function findHoroscope(
  app: Pick<App, 'db'>,
  viewer: Viewer,
  publicId: string,
): Promise<ProfileHoroscope | undefined> {
  const me = viewer.profile?.id ?? 0;
  const { rows } = await sql<BirthRow>`
    select p.id, p.gender, p.date_of_birth, p.mother_tongue_id, ${connectedTo(viewer)} as connected,
      (select to_jsonb(h) from horoscopes h where h.profile_id = p.id) as horoscope,
      (select to_jsonb(b) from births b where b.profile_id = p.id) as birth
    from profiles p
    where p.public_id = ${publicId} and ${visibleTo(viewer)}
      and (p.id = ${me} or ${seesEverything(viewer)})`.execute(app.db);
  const row = rows[0];
  if (!row) return undefined;
  const { id, gender, connected } = row;
  return {
    id,
    gender,
    dateOfBirth: row.date_of_birth,
    motherTongueId: row.mother_tongue_id,
    horoscope: row.horoscope ?? undefined,
    birth: row.birth ?? undefined,
    reader: { own: id === me, connected, team: viewer.impersonator !== undefined },
  };
}
