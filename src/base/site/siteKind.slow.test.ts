import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addMember } from '../../../test/registration.ts';
import { addStaff } from '../../../test/staff.ts';
import { describeRemoval, removeDemo } from '../../app/commands/demoRemoval.ts';
import { listWaitingProfiles } from '../../care/reviews/command.ts';
import { createStaff } from '../../people/accounts/team/staff.ts';
import { sampleSeller } from './samples.ts';
import { seedSampleSeller } from './site.ts';

let site: Test;
let folder: string;
beforeAll(async () => {
  site = await openTest();
  folder = await mkdtemp(path.join(os.tmpdir(), 'humsafar-kind-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the server as `npm start` does; resolves to its output once it has exited. */
async function start(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../app/main.ts')], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output = await text(child.stderr);
  return { code: await ended, output };
}

const setKind = (kind: string) => sql`update site set kind = ${kind}`.execute(site.app.db);

test('a demo database does not become a real site by NODE_ENV alone', async () => {
  await setKind('demo');
  const { code, output } = await start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: site.app.config.databaseUrl!,
    DATA_DIR: folder,
  });
  expect(output).toMatch(/is a demo: its admin password is public.*DATA_DIR.*npm run demo:remove/);
  expect(code).toBe(1);
});

test('a real site does not get the samples of a demo', async () => {
  await setKind('real');
  const { code, output } = await start({ DATABASE_URL: site.app.config.databaseUrl!, DATA_DIR: folder });
  expect(output).toMatch(/database of a real site.*NODE_ENV=production/);
  expect(code).toBe(1);
});

test('a real site without a contact address does not start, and reports what to set', async () => {
  await setKind('real');
  const { code, output } = await start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://localhost',
    DATABASE_URL: site.app.config.databaseUrl!,
    DATA_DIR: folder,
  });
  expect(output).toMatch(/^SUPPORT_EMAIL must be set in production/);
  expect(code).toBe(1);
});

test('a port in use is reported before a database is created', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const dataDir = path.join(folder, 'new');
  const { code, output } = await start({ PORT: String(port), DATA_DIR: dataDir });
  await new Promise((resolve) => other.close(resolve));
  expect(output).toContain(`Port ${port} is in use`);
  expect(code).toBe(1);
  expect(existsSync(dataDir)).toBe(false);
});

test('removing a demo leaves the accounts that people registered, unverified, and nothing of the samples', async () => {
  const { app } = site;
  await setKind('real');
  await expect(removeDemo(app)).rejects.toThrow('is not a demo');
  await setKind('demo');
  await seedSampleSeller(app);
  const { browser, id, key } = await addMember(site);
  // Anybody can add profiles to the demo's public account, which may also manage somebody's own profile.
  const demo = await site.as('demo');
  const added = await demo.post('/api/me/profiles', {
    profileFor: 'friend',
    name: 'Asha Joglekar',
    gender: 'female',
    dateOfBirth: '1999-04-12',
    religion: 'hindu',
    motherTongue: 'mr',
    declaration: true,
  });
  expect(added.status).toBe(201);
  await sql`
    insert into profile_managers (profile_id, account_id, role)
    select ${key}, id, 'manager' from accounts where email = 'demo@humsafar.example'`.execute(app.db);
  await app.storage.put('samples/cast/demo/small.webp', Buffer.from('drawn'));
  const files = ['sandbox.sqlite', 'sandbox.sqlite-wal'].map((name) => path.join(app.config.dataDir, name));
  for (const file of files) await writeFile(file, 'left by a killed sandbox');
  const visitor = site.visitor();
  expect((await visitor.get('/api/profiles/P001')).status).toBe(200);
  await (await site.as('admin')).put('/api/staff/settings/seller', { ...sampleSeller, name: 'Another' });
  const before = await app.db.selectFrom('accounts').select('id').execute();

  const { accounts, kept, staff } = await removeDemo(app);
  expect(accounts + kept).toBe(before.length);
  expect([kept, staff]).toEqual([1, 0]);
  expect((await visitor.get('/api/profiles/P001')).status).toBe(404);
  expect((await visitor.get('/api/profiles')).body.count).toBe(0);
  const login = { email: 'admin@humsafar.example', password: 'humsafar demo', access: 'staff' };
  expect((await visitor.post('/api/sessions', login)).status).toBe(401);
  expect((await browser.get('/api/me')).body.viewer).toBeNull();
  const left = await app.db
    .selectFrom('profiles')
    .innerJoin('profile_managers', 'profile_managers.profile_id', 'profiles.id')
    .innerJoin('accounts', 'accounts.id', 'profile_managers.account_id')
    .select(['public_id', 'email_verified_at', 'listed_at'])
    .execute();
  expect(left).toEqual([{ public_id: id, email_verified_at: null, listed_at: null }]);
  // On a real site the staff approve it.
  expect((await listWaitingProfiles(app)).map((one) => one.id)).toEqual([id]);
  for (const table of [
    'staff',
    'orders',
    'payments',
    'memberships',
    'invoices',
    'settings',
    'sessions',
  ] as const) {
    expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  const audited = await app.db.selectFrom('audit_log').select(['role', 'action']).orderBy('id').execute();
  expect(audited).toEqual([
    { role: 'admin', action: 'change' },
    { role: 'system', action: 'remove' },
  ]);
  expect(await app.storage.size('samples/cast/demo/small.webp')).toBeNull();
  expect(files.filter((file) => existsSync(file))).toEqual([]);
  expect((await sql<{ kind: string }>`select kind from site`.execute(app.db)).rows).toEqual([
    { kind: 'real' },
  ]);
});

test('removing a demo leaves nobody a role of the staff, and names the option lists that were changed', async () => {
  const { app } = site;
  await setKind('demo');
  const person = {
    email: 'head@trust.example',
    name: 'Lata Menon',
    role: 'admin',
    password: 'a quiet river 7',
  };
  await createStaff(app, person);
  const login = { email: person.email, password: person.password, access: 'staff' };
  const head = site.visitor();
  expect((await head.post('/api/sessions', login)).status).toBe(200);
  const { id: account } = await app.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  await sql`insert into staff_recovery_codes (account_id, code_hash) values (${account}, '\\x00')`.execute(
    app.db,
  );
  const admin = await addStaff(site, 'Meera Rao', 'admin');
  const invited = await admin.post('/api/staff/invitations', { email: 'open@trust.example', role: 'admin' });
  expect(invited.status).toBeLessThan(300);
  const added = await admin.post('/api/staff/lists/diet/options', { name: 'Sattvic' });
  expect(added.status).toBeLessThan(300);
  // Somebody whose access ended may have registered their daughter since.
  const former = await addMember(site);
  await sql`
    insert into staff (account_id, name, role, ended_at)
    select account_id, 'Former', 'admin', now() from profile_managers where profile_id = ${former.key}`.execute(
    app.db,
  );
  const before = await app.db.selectFrom('accounts').select('id').execute();

  const removed = await removeDemo(app);
  expect(removed).toMatchObject({
    accounts: 1,
    staff: 2,
    invitations: 1,
    kept: before.length - 2,
    lists: ['diet'],
  });
  expect(describeRemoval(removed)).toMatch(
    /all staff \(2 added in the demo\) and their open invitations \(1\).*: diet: /s,
  );
  expect(describeRemoval({ ...removed, kept: 1 })).toContain(
    '1 registered account remains. It must verify its',
  );
  for (const table of ['staff', 'staff_invitations', 'staff_recovery_codes', 'sessions'] as const) {
    expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  expect((await head.get('/api/me')).body.viewer).toBeNull();
  expect((await site.visitor().post('/api/sessions', login)).status).toBe(401);
  // The operator is an admin again once they say so on the machine.
  expect(await createStaff(app, { ...person, password: 'a silver lamp 3' })).toContain('created');
});

test('removing a demo takes back the ID badges and the stories that its staff approved', async () => {
  const { app } = site;
  await setKind('demo');
  const [her, his] = [await addMember(site), await addMember(site, { gender: 'male' })];
  await app.db.updateTable('profiles').set({ verified_at: app.clock() }).where('id', '=', her.key).execute();
  await sql`
    insert into stories (profile_id, partner_id, names, city, body, saved_at, consented_at, approved_at)
    values (${her.key}, ${his.key}, 'Asha & Ravi', 'Pune', 'We met here.', now(), now(), now())`.execute(
    app.db,
  );

  await removeDemo(app);
  const { rows } = await sql`
    select (select count(*)::int from profiles where verified_at is not null) as verified,
      (select count(*)::int from stories where approved_at is not null) as shown,
      (select count(*)::int from reviews where subject_kind = 'story' and state = 'waiting') as waiting`.execute(
    app.db,
  );
  expect(rows).toEqual([{ verified: 0, shown: 0, waiting: 1 }]);
});

test('removing a demo ends suspensions, and removes what its staff noted, warned of and suggested', async () => {
  const { app } = site;
  await setKind('demo');
  const [her, his] = [await addMember(site), await addMember(site, { gender: 'male' })];
  const admin = await addStaff(site, 'Meera Rao', 'admin');
  const of = `/api/staff/members/${her.id}`;
  const noted = await admin.post(`${of}/notes`, { text: 'Called from an unknown number.' });
  const warned = await admin.post(`${of}/warnings`, { reason: 'money', message: 'Please stop.' });
  const suspended = await admin.put(`${of}/suspension`, { reason: 'money', days: null });
  expect([noted, warned, suspended].map(({ status }) => status < 300)).toEqual([true, true, true]);
  await sql`
    insert into suggestions (low_id, high_id, note, suggested_at, changed_at)
    values (${Math.min(her.key, his.key)}, ${Math.max(her.key, his.key)}, 'Both from Pune.', now(), now())`.execute(
    app.db,
  );

  await removeDemo(app);
  for (const table of ['suspensions', 'warnings', 'member_notes', 'suggestions'] as const)
    expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  const login = { email: her.email, password: 'a quiet river 7', access: 'member' };
  expect((await site.visitor().post('/api/sessions', login)).status).toBe(200);
});
