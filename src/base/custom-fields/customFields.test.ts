import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { addField, changeField } from '../../../test/customFields.ts';
import { addStaff } from '../../../test/staff.ts';
import { openContext } from '../../kit/start/context.ts';
import { customFieldsVersion } from './fields.ts';

let site: Test;
let admin: Browser;
beforeAll(async () => {
  site = await openTest();
  admin = await site.as('admin');
});
afterAll(() => site.close());

const shown = async () => (await site.visitor().get('/api/custom-fields')).body;
const keysOf = (fields: { key: string }[]) => fields.map(({ key }) => key);
const post = (changed: Record<string, unknown>) =>
  admin.post('/api/staff/custom-fields', {
    names: { en: 'Some field' },
    kind: 'line',
    section: 'basics',
    seenBy: 'members',
    ...changed,
  });
const errorsOf = async (changed: Record<string, unknown>) => {
  const { status, body } = await post(changed);
  return [
    status,
    ...Object.entries(body.data?.fields ?? {}).map(([field, wrong]) => [
      field,
      (wrong as { code: string }).code,
    ]),
  ];
};

test('a field is added, renamed, ordered and removed; its key stays and is never used again', async () => {
  expect(customFieldsVersion(site.app)).toBeNull();
  const sect = await addField(admin, 'option', { name: 'Sect', options: ['Digambar', 'Shvetambar'] });
  const land = await addField(admin, 'number', { name: 'Land (acres)', max: 500, section: 'family' });
  expect([sect, land]).toEqual(['sect', 'land_acres']);
  expect(await shown()).toMatchObject([
    { key: 'sect', kind: 'option', name: 'Sect', options: [{ key: 'digambar', offered: true }, {}] },
    { key: 'land_acres', max: 500, section: 'family' },
  ]);

  expect((await changeField(admin, sect, { names: { en: 'Jain sect' } })).status).toBe(200);
  expect((await admin.put('/api/staff/custom-fields-order', { keys: [land, sect] })).status).toBe(200);
  expect(await shown()).toMatchObject([{ key: 'land_acres' }, { key: 'sect', name: 'Jain sect' }]);
  expect((await admin.put('/api/staff/custom-fields-order', { keys: [land] })).status).toBe(409);

  expect((await admin.delete(`/api/staff/custom-fields/${sect}`)).status).toBe(200);
  expect((await admin.delete(`/api/staff/custom-fields/${sect}`)).status).toBe(404);
  expect(await addField(admin, 'line', { name: 'Sect' })).toBe('sect_2');
  expect(keysOf(await shown())).toEqual(['land_acres', 'sect_2']);
});

test('names in other scripts have keys too, options get theirs and keep them', async () => {
  expect(await addField(admin, 'line', { name: 'कुलदेवी' })).toMatch(/^field_\d+$/);
  const key = await addField(admin, 'options', { name: 'Vows', options: ['Jain diet', '2 fasts'] });
  const { options } = (await shown()).find((one: { key: string }) => one.key === key);
  expect(keysOf(options)).toEqual(['jain_diet', 'fasts']);
  const [diet] = options;
  const changed = await changeField(admin, key, {
    options: [
      { key: null, names: { en: 'Jain diet!' } },
      { key: diet.key, names: { en: 'Jain food' }, retired: true },
    ],
  });
  expect(changed.status).toBe(200);
  const after = (await shown()).find((one: { key: string }) => one.key === key).options;
  expect(after).toEqual([
    { key: 'jain_diet_2', name: 'Jain diet!', offered: true },
    { key: 'jain_diet', name: 'Jain food', offered: false },
  ]);
});

test.each([
  [{ names: { en: ' ' } }, ['names.en', 'option_missing']],
  [{ names: { en: 'x'.repeat(61) } }, ['names.en', 'text_long']],
  [{ kind: 'option' }, ['options', 'option_last']],
  [{ options: [{ key: null, names: { en: 'One' } }] }, ['options', 'choice_invalid']],
  [
    {
      kind: 'option',
      options: ['One', 'ONE'].map((en) => ({ key: null, names: { en } })),
    },
    ['options.1.names.en', 'option_exists'],
  ],
  [{ kind: 'number', min: 9, max: 8 }, ['max', 'range_reversed']],
  [{ kind: 'line', filter: true }, ['filter', 'custom_not_compared']],
  [{ kind: 'date', wish: true }, ['wish', 'custom_not_compared']],
  [{ kind: 'text', onCard: true }, ['onCard', 'custom_long_on_card']],
  [{ kind: 'yes_no', seenBy: 'matches', filter: true }, ['filter', 'custom_for_matches']],
  [{ kind: 'colour' }, ['kind', 'choice_invalid']],
  [{ section: 'horoscope' }, ['section', 'choice_invalid']],
])('%j is refused at its field', async (changed, wrong) => {
  expect(await errorsOf(changed)).toEqual([422, wrong]);
});

test('a second field with the same name is refused, and a change that starts from an older version', async () => {
  const key = await addField(admin, 'yes_no', { name: 'Speaks Sanskrit' });
  expect(await errorsOf({ names: { en: 'speaks sanskrit' } })).toEqual([
    422,
    ['names.en', 'custom_field_exists'],
  ]);
  expect((await changeField(admin, key, { version: 0 })).status).toBe(409);
  expect((await changeField(admin, 'nothing_like_it', {}).catch(() => ({ status: 0 }))).status).toBe(0);
});

test('only an admin changes the fields, and everybody may read what they are called', async () => {
  const finance = await addStaff(site, 'Ravi Nair', 'finance');
  const read = await finance.get('/api/staff/custom-fields');
  expect(read.status).toBe(200);
  expect((await finance.delete(`/api/staff/custom-fields/${read.body.fields[0].key}`)).status).toBe(403);
  expect((await site.visitor().get('/api/staff/custom-fields')).status).toBe(404);
});

test('every process learns of a change, and each leaves a row in the audit log', async () => {
  const other = await openContext(
    { ...site.app.config, dataDir: `${site.app.config.dataDir}/other` },
    { log: { info() {}, warn() {}, error: console.error } },
  );
  try {
    const key = await addField(admin, 'line', { name: 'Village deity' });
    await expect
      .poll(() => customFieldsVersion(other), { timeout: 1000, interval: 20 })
      .toBe(customFieldsVersion(site.app));
    await admin.delete(`/api/staff/custom-fields/${key}`);
    const rows = await site.app.db
      .selectFrom('audit_log')
      .select(['action', 'subject_kind'])
      .where('subject_ids', '@>', sql`array[${key}]` as never)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'create', subject_kind: 'custom_field' },
      { action: 'remove', subject_kind: 'custom_field' },
    ]);
  } finally {
    await other.close();
  }
});
