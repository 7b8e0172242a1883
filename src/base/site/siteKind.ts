import { sql } from 'kysely';
import type { App } from '../../kit/app/app.ts';

export type SiteKind = 'demo' | 'real';

/**
 * Checks that the database is started as what it was first started as. A demo has a public password for its staff and
 * sample people, so it never becomes a real site by NODE_ENV alone; and a real site never gets the samples of a demo.
 * Throws an Error with what to do when the two differ.
 */
export async function checkSiteKind(app: App): Promise<void> {
  const wanted: SiteKind = app.config.demo ? 'demo' : 'real';
  await sql`insert into site (kind, since) values (${wanted}, ${app.clock()}) on conflict do nothing`.execute(
    app.db,
  );
  const kind = await readSiteKind(app);
  if (kind === wanted) return;
  throw new Error(
    kind === 'demo'
      ? 'This database is a demo: its admin password is public and its profiles are samples. ' +
          'For a real site, set DATA_DIR (or DATABASE_URL) to a new location, or run "npm run demo:remove" to remove ' +
          'all demo accounts and samples from this one.'
      : 'This is the database of a real site, but NODE_ENV is not "production". A demo would add sample profiles ' +
          'and a public admin password. Set NODE_ENV=production, or set DATA_DIR to another folder for a demo.',
  );
}

/** Returns whether the database belongs to a demo or to a real site; undefined before its first start. */
export async function readSiteKind(app: Pick<App, 'db'>): Promise<SiteKind | undefined> {
  const { rows } = await sql<{ kind: SiteKind }>`select kind from site`.execute(app.db);
  return rows[0]?.kind;
}
