import type { Pool } from '../db.ts';

/** The oldest PostgreSQL on which the tests pass: the one in Debian 12. */
const OLDEST = 15;

type Server = { version: string; major: number; encoding: string; lowers: boolean; writes: boolean };

/** Returns a sentence about each thing that a PostgreSQL lacks, with what to do. */
export function findLacking({ version, major, encoding, lowers, writes }: Server): string[] {
  const create = "create database humsafar encoding 'UTF8' locale 'C.UTF-8' template template0";
  return [
    ...(major < OLDEST ? [`It is PostgreSQL ${version}. Humsafar needs PostgreSQL ${OLDEST} or newer.`] : []),
    ...(encoding === 'UTF8'
      ? []
      : [
          `Its encoding is ${encoding}, which cannot hold names in Indian scripts. Create it with: ${create}`,
        ]),
    ...(encoding === 'UTF8' && !lowers
      ? [`Its locale knows no letters but a to z, so searches would miss names. Create it with: ${create}`]
      : []),
    ...(writes ? [] : ['It is read-only: a standby, perhaps. DATABASE_URL has to name the primary server.']),
  ];
}

/** Throws an Error that names everything that the database at DATABASE_URL lacks. */
export async function checkDatabase(pool: Pool): Promise<void> {
  const { rows } = await pool.query<Omit<Server, 'lowers'>>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int / 10000 as major,
            current_setting('server_encoding') as encoding, not pg_is_in_recovery() as writes`,
  );
  const found = rows[0]!;
  const lowers = found.encoding === 'UTF8' && (await knowsLetters(pool));
  const lacking = findLacking({ ...found, lowers });
  if (lacking.length > 0) {
    throw new Error(`The database at DATABASE_URL cannot be used:\n  ${lacking.join('\n  ')}`);
  }
}

async function knowsLetters(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query("select lower('É') = 'é' and lower('Ж') = 'ж' as known");
  return rows[0].known;
}
