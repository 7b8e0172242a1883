import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Browser } from '../../../../test/client.ts';
import { addBuyer } from '../../../../test/purchase.ts';
import { addMember, registration } from '../../../../test/registration.ts';
import {
  admin,
  facts,
  pages,
  setUp,
  site,
  address as siteAddress,
  visible,
} from '../../../../test/setup/site.ts';
import { addStaff } from '../../../../test/staff.ts';
import { pageValues } from '../../../base/site/pages/pages.ts';
import { openContext } from '../../../kit/start/context.ts';

setUp();
const address = '/api/staff/settings/logo';

/** Draws a logo: a disc of one colour that lets the ground through around it. */
const draw = (colour: string, width = 400, height = 200) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}" fill="${colour}"/></svg>`,
    ),
  );

async function upload(browser: Browser, bytes: Uint8Array) {
  const response = await fetch(`${site.base}${address}`, {
    method: 'PUT',
    headers: {
      'content-type': 'image/png',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers without the contract's types
  return { status: response.status, body: (await response.json()) as any };
}

const fetchFile = (path: string) => fetch(`${site.base}${path}`);

test('a logo is in pages, icons, link previews, emails and a second process at once, and gone when removed', async () => {
  const other = await openContext(
    { ...site.app.config, dataDir: `${site.app.config.dataDir}/other` },
    { log: { info() {}, warn() {}, error: console.error } },
  );
  try {
    const picture = await draw('#0b4f6c')
      .withExif({ IFD0: { Copyright: 'Kalyanam' } })
      .png()
      .toBuffer();
    const { status, body } = await upload(admin, picture);
    expect([status, body.logo]).toEqual([
      200,
      { id: expect.any(String), width: 64, height: 32, plate: { day: false, night: false } },
    ]);
    const { id } = body.logo;
    const urlOf = (file: string) => `/api/site/logo/${id}/${file}`;
    const home = visible(await pages.get('/'));
    const header = /<header[\s\S]*?<\/header>/.exec(home)![0];
    expect(header).toMatch(new RegExp(`<img src="${urlOf('mark.png')}" width="64" height="32" alt=""`));
    expect(header).toContain('>Humsafar<');
    expect(header).not.toContain('viewBox="-2 -2 68 68"');
    expect(home).toContain(`<link rel="icon" type="image/png" href="${urlOf('icon-96.png')}"/>`);
    expect(home).toContain(`<link rel="apple-touch-icon" href="${urlOf('icon-180.png')}"/>`);
    expect(home).toContain(`property="og:image" content="http://localhost:1${urlOf('share.jpg')}"`);
    expect(JSON.parse(await pages.get('/site.webmanifest')).icons).toEqual([
      { src: urlOf('icon-512.png'), type: 'image/png', sizes: '512x512' },
      { src: urlOf('icon-180.png'), type: 'image/png', sizes: '180x180' },
    ]);
    await expect
      .poll(() => pageValues(other).SITE_logo, { timeout: 1000, interval: 20 })
      .toBe(urlOf('mark.png'));

    const sent = registration();
    await site.visitor().post('/api/accounts', sent);
    await site.workOff();
    expect(site.mail.find(({ to }) => to === sent.email)?.html).toContain(
      `<img src="${site.app.config.publicUrl}${urlOf('email.png')}" width="64" height="32" alt="Humsafar"`,
    );

    for (const [file, width, height] of [
      ['mark.png', 192, 96],
      ['email.png', 192, 96],
      ['print.png', 192, 96],
      ['icon-96.png', 96, 96],
      ['icon-180.png', 180, 180],
      ['icon-512.png', 512, 512],
      ['share.jpg', 1200, 630],
    ] as const) {
      const answer = await fetchFile(urlOf(file));
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const found = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([file, found.width, found.height, found.exif]).toEqual([file, width, height, undefined]);
    }
    expect((await fetchFile(urlOf('other.png'))).status).toBe(404);

    expect((await admin.delete(address)).body).toEqual({ logo: null });
    const after = visible(await pages.get('/'));
    expect(after).not.toContain('/api/site/logo/');
    // An empty address would be that of the page.
    expect(after).not.toContain('href=""');
    expect(after).toContain('viewBox="-2 -2 68 68"');
    await expect.poll(() => pageValues(other).SITE_logo, { timeout: 1000, interval: 20 }).toBe(null);
    // Emails that were sent name it.
    expect((await fetchFile(urlOf('email.png'))).status).toBe(200);
    const audited = await site.app.db
      .selectFrom('audit_log')
      .select(['action', 'subject_kind', 'subject_ids', 'before', 'after'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    const setting = { action: 'change', subject_kind: 'setting', subject_ids: ['logo'] };
    expect(audited).toEqual([
      { ...setting, before: { logo: body.logo }, after: { logo: null } },
      { ...setting, before: expect.anything(), after: { logo: body.logo } },
    ]);
  } finally {
    await other.close();
  }
});

test.each([
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo_type'],
  ['a text', async () => Buffer.from('no picture'), 'logo_type'],
  ['an animation', () => draw('#000').gif().toBuffer(), 'logo_type'],
  ['a small picture', () => draw('#000', 400, 127).png().toBuffer(), 'logo_small'],
  ['a long picture', () => draw('#000', 800, 150).png().toBuffer(), 'logo_long'],
  ['an empty picture', () => draw('none').png().toBuffer(), 'logo_empty'],
  ['half a picture', async () => (await draw('#000').png().toBuffer()).subarray(0, 900), 'logo_damaged'],
])('%s is refused in words', async (_, make, code) => {
  const { status, body } = await upload(admin, await make());
  expect([status, body.data?.fields.file.code]).toEqual([422, code]);
  expect((await admin.get(address)).body).toEqual({ logo: null });
});

test('a logo that a ground would hide is shown on a plate there', async () => {
  const plateOf = async (colour: string) =>
    (await upload(admin, await draw(colour).png().toBuffer())).body.logo.plate;
  expect(await plateOf('#ffffff')).toEqual({ day: true, night: false });
  expect(visible(await pages.get('/'))).toContain('class="site-logo logo-wide plate-day"');
  expect(await plateOf('#2b1b17')).toEqual({ day: false, night: true });
  // A picture with a ground of its own needs none.
  const solid = await draw('#2b1b17').flatten({ background: '#20151a' }).jpeg().toBuffer();
  expect((await upload(admin, solid)).body.logo.plate).toEqual({ day: false, night: false });
});

test('what is empty around a logo is cut off', async () => {
  const empty = { background: '#0000', left: 200, right: 300, top: 100, bottom: 50 };
  const padded = await draw('#0b4f6c').extend(empty).png().toBuffer();
  expect((await upload(admin, padded)).body.logo).toMatchObject({ width: 64, height: 32 });
});

test('only who may change the settings does', async () => {
  const finance = await addStaff(site, 'Asha', 'finance');
  const support = await addStaff(site, 'Ravi', 'support');
  const { browser: member } = await addMember(site);
  const bytes = await draw('#0b4f6c').png().toBuffer();
  for (const [browser, statuses] of [
    [finance, [200, 403, 403]],
    [support, [403, 403, 403]],
    [member, [404, 404, 404]],
    [site.visitor(), [404, 404, 404]],
  ] as const) {
    const found = [await browser.get(address), await upload(browser, bytes), await browser.delete(address)];
    expect(found.map(({ status }) => status)).toEqual(statuses);
  }
});

test('an invoice has the logo and the colour of its day, whatever comes later', async () => {
  await admin.put(siteAddress, { ...facts, accent: '#0b4f6c' });
  await upload(admin, await draw('#0b4f6c').png().toBuffer());
  const buyer = await addBuyer(site, 'Gold');
  const { id } = await site.app.db
    .selectFrom('invoices')
    .select('id')
    .where('payment_id', '=', buyer.ourPayment)
    .executeTakeFirstOrThrow();
  const print = async () => {
    const cookie = [...buyer.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${site.base}/api/invoices/${id}`, { headers: { cookie } });
    return Buffer.from(await answer.arrayBuffer());
  };
  const then = await print();
  expect(then.includes('/Subtype /Image')).toBe(true);
  await upload(admin, await draw('#9b1b30', 200, 200).png().toBuffer());
  await admin.put(siteAddress, { ...facts, accent: null });
  expect((await print()).equals(then)).toBe(true);
  await admin.delete(address);
  expect((await print()).equals(then)).toBe(true);
});
