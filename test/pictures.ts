import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Test } from './app.ts';
import type { Browser } from './client.ts';

/** A picture of coloured spots that differs with its seed, as different photos do. */
export function drawPicture(seed: number, width = 640, height = 800) {
  let state = seed * 7919 + 1;
  const next = () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const spots = Array.from({ length: 14 }, () => {
    const colour = `hsl(${Math.floor(next() * 360)} 70% ${20 + Math.floor(next() * 60)}%)`;
    return `<circle cx="${next() * width}" cy="${next() * height}" r="${(0.1 + next() * 0.3) * width}" fill="${colour}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b08060"/>${spots.join('')}</svg>`;
  return sharp(Buffer.from(svg));
}

/** Uploads bytes as a photo, as the browser does. */
export async function uploadPhoto(
  site: Pick<Test, 'base'>,
  browser: Browser,
  bytes: Uint8Array,
  { id = randomUUID(), type = 'image/jpeg', headers = {} as Record<string, string> } = {},
) {
  const response = await fetch(`${site.base}/api/me/photos/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': type,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers without the contract's types
  return { id, status: response.status, body: (await response.json()) as any };
}

/** Uploads a drawn photo that must be accepted, and returns its id. */
export async function addPhoto(site: Pick<Test, 'base'>, browser: Browser, seed: number): Promise<string> {
  const { id, status, body } = await uploadPhoto(site, browser, await drawPicture(seed).jpeg().toBuffer());
  if (status !== 200) throw new Error(`Not uploaded: ${JSON.stringify(body)}`);
  return id;
}

/** Returns the fetched bytes of a photo's size, with the answer's status and headers. */
export async function fetchPhoto(
  site: Pick<Test, 'base'>,
  browser: Browser,
  address: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${site.base}${address}`, {
    headers: {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...headers,
    },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
