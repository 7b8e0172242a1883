import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawDocument, sendDocument } from '../../../../test/identity.ts';
import { fetchPhoto } from '../../../../test/pictures.ts';
import { addMember } from '../../../../test/registration.ts';
import { filesLeft, meera, setUp, site } from '../../../../test/setup/identity.ts';
import { codeOf } from '../../../../test/setup/photos.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import { MASK_HIGH, MASK_WIDE } from '../shared/rules.ts';
import { uploadDocument } from './upload.ts';

setUp();

describe('an upload is refused', () => {
  test('that is no picture, too large, or of an unknown kind, with words', async () => {
    const { browser } = await addMember(site);
    const refusalOf = async (it: Parameters<typeof sendDocument>[2]) => {
      const { status, body } = await sendDocument(site, browser, it);
      return [status, codeOf(body)];
    };
    expect(await refusalOf({ bytes: Buffer.from('%PDF-1.7 '.repeat(90)) })).toEqual([422, 'photo_type']);
    expect(await refusalOf({ bytes: (await drawDocument()).subarray(0, 9000) })).toEqual([
      422,
      'photo_damaged',
    ]);
    const large = Buffer.concat([await drawDocument(), Buffer.alloc(10 * 1024 * 1024)]);
    expect(await refusalOf({ bytes: large })).toEqual([422, 'photo_large']);
    const small = await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect(await refusalOf({ bytes: small })).toEqual([422, 'photo_small']);
    expect(await refusalOf({ kind: 'ration_card' })).toEqual([404, 'not_found']);
    expect(await filesLeft()).toEqual([]);
  });

  test('of an Aadhaar card on which nothing is blacked out', async () => {
    const { browser } = await addMember(site);
    const open = await sendDocument(site, browser, {
      kind: 'aadhaar',
      bytes: await drawDocument({ box: null }),
    });
    expect([open.status, codeOf(open.body)]).toEqual([422, 'id_document_not_masked']);
    expect((await sendDocument(site, browser, { kind: 'aadhaar' })).status).toBe(200);
    await browser.delete('/api/me/id-document');
    await site.workOff();
  });

  test.each([
    [1000, 630],
    [630, 1000],
    [2048, 1400],
    [400, 250],
  ])('not with the smallest box that the browser takes for one, in %d x %d', async (width, height) => {
    const { browser } = await addMember(site);
    const bytes = await drawDocument({ width, height, box: [MASK_WIDE, MASK_HIGH] });
    const sent = await sendDocument(site, browser, { kind: 'aadhaar', bytes });
    expect([sent.status, codeOf(sent.body)]).toEqual([200, undefined]);
    await browser.delete('/api/me/id-document');
    const aside = await drawDocument({ width, height, box: [MASK_HIGH, MASK_WIDE] });
    expect((await sendDocument(site, browser, { kind: 'aadhaar', bytes: aside })).status).toBe(200);
    const less = await drawDocument({ width, height, box: [MASK_WIDE / 2, MASK_WIDE / 2.5] });
    await browser.delete('/api/me/id-document');
    expect((await sendDocument(site, browser, { kind: 'aadhaar', bytes: less })).status).toBe(422);
    await site.workOff();
  });

  test('when it is the eleventh in a day', async () => {
    const { browser } = await addMember(site);
    await site.app.db.deleteFrom('limits').execute();
    await sendDocument(site, browser, { kind: 'passport' });
    await browser.delete('/api/me/id-document');
    await site.app.db.updateTable('limits').set({ used: 10 }).execute();
    expect((await sendDocument(site, browser)).status).toBe(429);
    await site.app.db.deleteFrom('limits').execute();
    await site.workOff();
  });
});

test('what the camera wrote into the file is not kept', async () => {
  const her = await addMember(site);
  const bytes = await sharp(await drawDocument())
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { id } = await sendDocument(site, her.browser, { bytes });
  const seen = await fetchPhoto(site, meera, `/api/staff/id-documents/${id}`);
  expect((await sharp(seen.bytes).metadata()).exif).toBeUndefined();
  await her.browser.delete('/api/me/id-document');
  await site.workOff();
});

test('an upload sent again is the same, also when the first arrives just after this one was looked for', async () => {
  const { browser, key } = await addMember(site);
  const id = randomUUID();
  let looked = 0;
  const db = site.app.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      looked += 1;
      if (looked === 1) expect((await sendDocument(site, browser, { id })).status).toBe(200);
      return result;
    },
  });
  const member = { accountId: 0, profile: { id: key, role: 'owner' } } as Member;
  const again = {
    id,
    kind: 'passport',
    body: Readable.from([await drawDocument()]),
    isCancelled: () => false,
  } as const;
  const own = await uploadDocument({ ...site.app, db }, member, again);
  expect(own).toMatchObject({ state: 'waiting', document: { id } });
  expect(await filesLeft()).toHaveLength(1);
  await browser.delete('/api/me/id-document');
  await site.workOff();
});
