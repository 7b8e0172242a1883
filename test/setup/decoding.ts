import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import { decodePicture } from '../../src/kit/media/decode.ts';

let folder: string;
let made = 0;

/** Makes the folder of the files that are decoded, and removes it after the tests. */
export function setUp(): void {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'humsafar-decode-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
}

/** Decodes bytes as an uploaded file. */
export async function decode(bytes: Uint8Array) {
  made += 1;
  // A name proves nothing.
  const file = path.join(folder, `${made}.jpg`);
  await writeFile(file, bytes);
  return decodePicture(file);
}

/** 300 by 400, red at the upper left, green at the upper right, blue at the lower left, white at the lower right. */
export const quarters = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#fff"/><rect width="150" height="200" fill="#f00"/><rect x="150" width="150" height="200" fill="#0f0"/><rect y="200" width="150" height="200" fill="#00f"/></svg>',
    ),
  ).removeAlpha();
