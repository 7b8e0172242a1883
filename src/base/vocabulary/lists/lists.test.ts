import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addMember, registration } from '../../../../test/registration.ts';
import { openContext } from '../../../kit/start/context.ts';
import { listsVersion } from '../vocabulary.ts';

let site: Test;
let admin: Browser;
beforeAll(async () => {
  site = await openTest();
  admin = await site.as('admin');
});
afterAll(() => site.close());

type Option = { key: string; name: string; inForms: boolean; inFilter: boolean; retired?: boolean };
const offered = async (kind: string): Promise<Option[]> =>
  (await site.visitor().get('/api/vocabulary')).body[kind];
const edited = async (kind: string): Promise<Option[]> =>
  (await admin.get('/api/staff/lists')).body.find((one: { kind: string }) => one.kind === kind).options;
const add = async (kind: string, name: string) => admin.post(`/api/staff/lists/${kind}/options`, { name });
const change = (kind: string, key: string, fields: object) =>
  admin.put(`/api/staff/lists/${kind}/options/${key}`, { retired: false, ...fields });
const keysOf = (options: Option[]) => options.map(({ key }) => key);

test('an option is added ahead of Other, renamed and retired, and who has it keeps it', async () => {
  const { status, body } = await add('religion', 'Sarna (Adivasi)');
  expect([status, body]).toEqual([201, { key: 'sarna_adivasi' }]);
  expect(keysOf(await offered('religion')).slice(-2)).toEqual(['sarna_adivasi', 'other']);
  expect((await offered('religion')).at(-2)).toMatchObject({ inForms: true, inFilter: true });
  const member = await addMember(site, { religion: 'sarna_adivasi' });

  expect((await add('religion', 'SARNA (adivasi)')).body.data.fields).toHaveProperty('name');
  expect((await add('religion', ' ')).body.data.fields).toHaveProperty('name');
  expect((await change('religion', 'sarna_adivasi', { name: 'Hindu' })).status).toBe(422);
  expect((await change('religion', 'sarna_adivasi', { name: 'Sarna', retired: true })).status).toBe(200);
  expect((await offered('religion')).find(({ key }) => key === 'sarna_adivasi')).toMatchObject({
    name: 'Sarna',
    inForms: false,
    inFilter: false,
  });
  const refused = await site
    .visitor()
    .post('/api/accounts', { ...registration(), religion: 'sarna_adivasi' });
  expect(refused.body.data.fields).toHaveProperty('religion');
  expect((await admin.get(`/api/staff/members/${member.id}`)).status).toBe(200);
  expect((await change('religion', 'nothing', { name: 'Nothing' })).status).toBe(404);
  expect((await add('country', 'Atlantis')).status).toBe(422);
});

test('names in other scripts have keys too, and a list keeps one option', async () => {
  expect((await add('diet', 'सात्विक')).body.key).toMatch(/^option_\d+$/);
  const options = await edited('family_type');
  for (const { key, name } of options.slice(1))
    expect((await change('family_type', key, { name, retired: true })).status).toBe(200);
  const last = options[0]!;
  expect((await change('family_type', last.key, { name: last.name, retired: true })).status).toBe(409);
});

test('two colleagues who rename an option and retire it leave both', async () => {
  const { body } = await add('family_status', 'Landed');
  const changed = await Promise.all([
    admin.put(`/api/staff/lists/family_status/options/${body.key}`, { name: 'Landowners' }),
    admin.put(`/api/staff/lists/family_status/options/${body.key}`, { retired: true }),
  ]);
  expect(changed.map(({ status }) => status)).toEqual([200, 200]);
  expect((await edited('family_status')).find(({ key }) => key === body.key)).toMatchObject({
    name: 'Landowners',
    retired: true,
  });
});

test('the order is set whole, and one that somebody else has changed meanwhile is refused', async () => {
  const before = keysOf(await edited('drinking'));
  const turned = before.toReversed();
  const order = (keys: string[]) => admin.put('/api/staff/lists/drinking/order', { keys });
  expect((await order(turned)).status).toBe(200);
  expect(keysOf(await offered('drinking'))).toEqual(turned);
  expect((await order(turned.slice(1))).status).toBe(409);
  expect((await order([...turned.slice(1), turned[1]!])).status).toBe(409);
});

test('profiles with an option that was merged have the other one, in search, wishes and old addresses', async () => {
  const { key } = (await add('mother_tongue', 'Ahirani')).body;
  const { key: into } = (await add('mother_tongue', 'Khandeshi')).body;
  const member = await addMember(site, { motherTongue: key });
  const merge = (from: string, to: string) =>
    admin.put(`/api/staff/lists/mother_tongue/options/${from}/merged`, { into: to });
  expect((await merge(key, key)).status).toBe(422);
  const both = await Promise.all([merge(key, into), merge(into, key)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [from, to] = both[0]!.status === 200 ? [key, into] : [into, key];
  expect(keysOf(await offered('mother_tongue'))).not.toContain(from);
  expect((await change('mother_tongue', from, { name: 'Again' })).status).toBe(409);

  const viewer = await addMember(site, { gender: 'male' });
  const found = async (tongue: string) =>
    (await viewer.browser.get(`/api/profiles?gender=female&motherTongue=${tongue}`)).body.profiles.map(
      ({ id }: { id: string }) => id,
    );
  // At once, and also once a task has changed the profile.
  for (const tongue of [from, to]) expect(await found(tongue)).toContain(member.id);
  await site.workOff();
  for (const tongue of [from, to]) expect(await found(tongue)).toContain(member.id);
  const { rows } = await site.app.pool.query(
    'select v.key from profiles p join vocabulary v on v.id = p.mother_tongue_id where p.id = $1',
    [member.key],
  );
  expect(rows).toEqual([{ key: to }]);
});

test('another process shows a change within a second, and pages have its version', async () => {
  const other = await openContext(
    { ...site.app.config, dataDir: `${site.app.config.dataDir}/other` },
    { log: { info() {}, warn() {}, error: console.error } },
  );
  try {
    const before = listsVersion(site.app);
    expect((await add('diet', 'Pescatarian')).status).toBe(201);
    expect(Number(listsVersion(site.app))).toBe(Number(before) + 1);
    await expect
      .poll(() => listsVersion(other), { timeout: 1000, interval: 20 })
      .toBe(listsVersion(site.app));
    expect((await offered('diet')).map(({ name }) => name)).toContain('Pescatarian');
    // Also one that is made by hand, or by another process.
    await site.app.pool.query(`update vocabulary_names set name = 'Fish only' where name = 'Pescatarian'`);
    await expect
      .poll(async () => (await offered('diet')).map(({ name }) => name), { timeout: 1000, interval: 20 })
      .toContain('Fish only');
  } finally {
    await other.close();
  }
});
