import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Test } from './app.ts';
import type { Browser } from './client.ts';
import { drawPicture } from './pictures.ts';

/**
 * Returns the bytes of a picture of a document, with a black box over its number.
 * @param box its width and height, as shares of the picture's; null for none
 */
export async function drawDocument({
  width = 900,
  height = 600,
  box = [0.25, 0.05] as [number, number] | null,
} = {}): Promise<Buffer> {
  const bytes = await drawPicture(3, width, height).jpeg().toBuffer();
  if (!box) return bytes;
  const size = { width: Math.ceil(box[0] * width), height: Math.ceil(box[1] * height) };
  const input = await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  return sharp(bytes)
    .composite([{ input, left: Math.round(width * 0.21), top: Math.round(height * 0.67) }])
    .jpeg({ quality: 90 })
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
