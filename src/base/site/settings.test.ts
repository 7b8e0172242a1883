import { expect, test } from 'vitest';
import { address, admin, facts, setUp, shown, site } from '../../../test/setup/site.ts';
import { readConfig } from '../../kit/app/config.ts';
import { openContext } from '../../kit/start/context.ts';
import { readSite, requireContact } from './read.ts';

setUp();

test('two processes on one database agree within a second, whoever makes the change', async () => {
  const other = await openContext(
    { ...site.app.config, dataDir: `${site.app.config.dataDir}/other` },
    { log: { info() {}, warn() {}, error: console.error } },
  );
  try {
    const agree = (name: string) =>
      expect
        .poll(() => [readSite(site.app).name, readSite(other).name], { timeout: 1000, interval: 20 })
        .toEqual([name, name]);
    await agree('Humsafar');
    await admin.put(address, facts);
    await agree('Kalyanam');
    await site.app.pool.query(
      `update settings set value = value || '{"name": "By hand"}' where subject = 'site'`,
    );
    await agree('By hand');
    await site.app.pool.query(`delete from settings where subject = 'site'`);
    await agree('Humsafar');
  } finally {
    await other.close();
  }
});

test('after the connection to the database was lost, the settings are loaded again', async () => {
  // Earlier notifications have been handled by then.
  const notified = new Promise<void>((resolve) => site.app.live.onSettings(resolve));
  await site.app.pool.query(`select pg_notify('live', '{"settings":true}')`);
  await notified;
  await site.app.settings.refresh();
  await site.app.pool.query('alter table settings disable trigger settings_changed');
  await site.app.pool.query(
    `insert into settings (subject, value, updated_at) values ('site', '{"name": "Unheard"}', now())`,
  );
  await site.app.pool.query('alter table settings enable trigger settings_changed');
  expect(await shown()).toMatchObject({ name: 'Humsafar' });
  await site.app.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'humsafar live' and datname = current_database()`,
  );
  await expect.poll(async () => (await shown()).name, { timeout: 10_000 }).toBe('Unheard');
});

test('of two admins who change what they have read, the second is told', async () => {
  const version = async () => (await admin.get(address)).body.version;
  const read = await version();
  expect(read).toBeNull();
  const names = ['Kalyanam', 'Vivaha'];
  const answers = await Promise.all(
    names.map((name) => admin.put(address, { ...facts, name, version: read })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await shown()).name).toBe(answers.find(({ status }) => status === 200)!.body.name);
  // Whoever reloads changes what is there now.
  const again = await admin.put(address, {
    ...facts,
    officerAddress: '3 Tilak Road',
    version: await version(),
  });
  expect(again).toMatchObject({ status: 200, body: { officerAddress: '3 Tilak Road' } });
});

const reading = (values: Map<string, unknown>) => ({ ...site.app.settings, read: () => values });

test('in production a contact address is needed, from SUPPORT_EMAIL or from the settings', async () => {
  const production = (supportEmail?: string) => ({
    settings: reading(new Map(site.app.settings.read())),
    config: { ...site.app.config, production: true, supportEmail },
  });
  expect(() => requireContact(production())).toThrow(/^SUPPORT_EMAIL must be set in production/);
  expect(() => requireContact(production('help@example.com'))).not.toThrow();
  await admin.put(address, facts);
  expect(() => requireContact(production())).not.toThrow();
  expect(readSite(production('env@example.com')).contactEmail).toBe('help@kalyanam.example');
});

test('a demo has sample values until somebody changes them', async () => {
  const config = readConfig({ DATA_DIR: site.app.config.dataDir });
  expect(readSite({ settings: reading(new Map()), config })).toMatchObject({
    name: 'Humsafar',
    contactEmail: 'support@humsafar.example',
    phone: '1800 123 4567',
    city: 'Pune, Maharashtra',
  });
});
