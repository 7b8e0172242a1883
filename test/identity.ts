import { randomUUID } from 'node:crypto';
import type { Test } from './app.ts';
import type { Browser } from './client.ts';
import { drawPicture } from './pictures.ts';

/** Returns the bytes of a picture of a document, with a black box over its number. */
export async function drawDocument({ masked = true } = {}): Promise<Buffer> {
  const bytes = await drawPicture(3, 900, 600).jpeg().toBuffer();
  if (!masked) return bytes;
  const { default: sharp } = await import('sharp');
  const box = await sharp({ create: { width: 220, height: 30, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  return sharp(bytes)
    .composite([{ input: box, left: 200, top: 400 }])
    .jpeg()
    .toBuffer();
}

/** Uploads bytes as an identity document, as the browser does. */
export async function sendDocument(
  site: Pick<Test, 'base'>,
  browser: Browser,
  {
    id = randomUUID(),
    kind = 'passport',
    bytes,
    headers = {},
  }: { id?: string; kind?: string; bytes?: Uint8Array; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${site.base}/api/me/id-document/${kind}/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': 'image/jpeg',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
    body: (bytes ?? (await drawDocument())) as Uint8Array<ArrayBuffer>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers without the contract's types
  return { id, status: response.status, body: (await response.json()) as any };
}

/** Decides on the document of a profile that waits. */
export async function decideDocument(
  site: Test,
  { id: publicId }: { id: string },
  { as = 'admin', ...decision }: { as?: string; state: 'approved' | 'rejected' } & Record<string, unknown>,
) {
  const staff = await site.as(as);
  const { items } = (await staff.get('/api/staff/reviews?kind=id_document')).body;
  const review = items.find((one: { profile: { publicId: string } }) => one.profile.publicId === publicId);
  return staff.put(`/api/staff/reviews/${review.id}/decision`, { version: review.version, ...decision });
}
