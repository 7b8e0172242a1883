import { sql } from 'kysely';
import type { App } from '../src/kit/app/app.ts';
import { openSession } from '../src/people/accounts/sessions/sessions.ts';
import { hashToken, newToken } from '../src/people/accounts/tokens/tokens.ts';

/** Somebody who is logged in for a measurement, by internal ids. */
export type Member = { account: number; profile: number; cookie: string };

/** Logs every generated member in. */
export async function logInAll(on: App): Promise<Member[]> {
  const { rows } = await sql<{ account: number; profile: number }>`
    select account_id as account, profile_id as profile from profile_managers order by profile_id`.execute(
    on.db,
  );
  const found: Member[] = [];
  for (const row of rows) found.push({ ...row, cookie: await logIn(on, row.account) });
  return found;
}

/** Logs in the manager of the listed profile in the middle of the table, or after another share of it. */
export async function logInMember(app: App, share = 1 / 2): Promise<Member> {
  const { rows } = await sql<{ profile: number; account: number }>`
    select m.profile_id as profile, m.account_id as account
    from managers_of m join search_rows r on r.profile_id = m.profile_id
    where m.profile_id >= (select min(profile_id) + (max(profile_id) - min(profile_id)) * ${share}::float from search_rows)
    order by m.profile_id limit 1`.execute(app.db);
  const it = rows[0]!;
  return { ...it, cookie: await logIn(app, it.account) };
}

/** Gives a member what every order needs: a city, and preferences that fit the searches. */
export async function makeComparable({ db }: Pick<App, 'db'>, profile: number): Promise<void> {
  await sql`update profiles set city = 'Pune' where id = ${profile}`.execute(db);
  await sql`
    insert into preferences (profile_id, age_min, age_max, height_min_cm, height_max_cm, religion_ids, castes, marital_status_ids, state_ids, must)
    select id, 24, 34, 150, 190, array_remove(array[religion_id], null),
      array_remove(array[caste], null), array_remove(array[marital_status_id], null), array_remove(array[state_id], null), '{religion}'
    from profiles where id = ${profile}
    on conflict (profile_id) do update set age_min = excluded.age_min, age_max = excluded.age_max,
      height_min_cm = excluded.height_min_cm, height_max_cm = excluded.height_max_cm, religion_ids = excluded.religion_ids,
      castes = excluded.castes, marital_status_ids = excluded.marital_status_ids, state_ids = excluded.state_ids,
      must = excluded.must`.execute(db);
}

/** Returns the cookie of a new session of an account. */
export async function logIn(app: App, account: number): Promise<string> {
  const client = { userAgent: 'bench', sessionToken: null, deviceToken: null };
  const { token } = await app.db.transaction().execute((tx) => openSession(app, tx, client, account));
  return `session=${token}`;
}

/** Returns the cookies of new sessions of accounts, in one statement. */
export async function logInMany({ db }: App, accounts: number[]): Promise<string[]> {
  const tokens = accounts.map(() => newToken());
  await sql`
    insert into sessions (account_id, profile_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
    select n.account, (select min(m.profile_id) from managers_of m where m.account_id = n.account),
      n.hash, 'bench', now(), now(), now() + interval '1 day'
    from unnest(${accounts}::bigint[], ${tokens.map(hashToken)}::bytea[]) n (account, hash)`.execute(db);
  return tokens.map((token) => `session=${token}`);
}

/** Returns the account of an administrator, which an earlier measurement may have added. */
export async function addStaff({ db }: Pick<App, 'db'>): Promise<number> {
  const email = 'bench-staff@sample.humsafar.example';
  await sql`
    with added as (
      insert into accounts (email, password_hash) values (${email}, '!') on conflict do nothing returning id
    )
    insert into staff (account_id, name, role) select id, 'Bench', 'admin' from added`.execute(db);
  const { rows } = await sql<{ id: number }>`
    select id from accounts where lower(email) = ${email}`.execute(db);
  return rows[0]!.id;
}
