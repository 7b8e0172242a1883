import { sql } from 'kysely';
import type { App } from '../src/kit/app/app.ts';
import { buildQueue } from '../src/meeting/matching/queue/build.ts';
import type { Mix } from './load.ts';
import { logInMany } from './members.ts';

/** Pages of a kind that one round requests. */
const EACH = 40;

/** Returns internal and public ids of listed profiles with an account, drawn anew. */
async function drawPeople({ db }: App, count: number) {
  const { rows } = await sql<{ profile: number; account: number; publicId: string }>`
    select m.profile_id as profile, min(m.account_id) as account, min(p.public_id) as "publicId"
    from (select profile_id from search_rows order by random() limit ${count * 2}) r
    join managers_of m on m.profile_id = r.profile_id join profiles p on p.id = r.profile_id
    group by m.profile_id limit ${count}`.execute(db);
  return rows;
}

/** The pages of the table, as a browser that opens the site requests them: the members and the profiles come once. */
export async function drawPages(app: App, base: string, rounds: number): Promise<Record<string, Mix[]>> {
  const people = await drawPeople(app, EACH * rounds * 3);
  const cookies = await logInMany(
    app,
    people.map(({ account }) => account),
  );
  const members = cookies.map((cookie) => ({ cookie }));
  // As the night's job leaves them for members who come back.
  const dashboards = people.slice(EACH * rounds * 2);
  for (const { profile } of dashboards) await buildQueue(app, profile);
  const seen = await drawPeople(app, EACH * rounds * 2);
  const kind = (group: number, path: (n: number) => string, loggedIn = true) =>
    Array.from({ length: rounds }, (_, round) => {
      const places = Array.from({ length: EACH }, (_, n) => round * EACH + n);
      return {
        base,
        paths: places.map(path),
        ...(loggedIn && { each: places.map((n) => members[group * EACH * rounds + n]!) }),
      };
    });
  return {
    '/ as a visitor': kind(0, () => '/', false),
    '/browse as a visitor': kind(0, () => '/browse', false),
    '/profile/{id} as a visitor': kind(0, (n) => `/profile/${seen[n]!.publicId}`, false),
    '/browse as a member': kind(0, () => '/browse'),
    '/profile/{id} as a member': kind(1, (n) => `/profile/${seen[EACH * rounds + n]!.publicId}`),
    '/dashboard as a member': kind(2, () => '/dashboard'),
  };
}
