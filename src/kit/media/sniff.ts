import { open } from 'node:fs/promises';

export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const startsWith = (bytes: Buffer, hex: string, offset = 0) =>
  bytes.subarray(offset, offset + hex.length / 2).toString('hex') === hex;

/**
 * Returns the type of a picture by its first bytes, whatever its name or its sender states; null for any other content.
 * Signatures: RFC 9649 (WebP), PNG 5.2, JFIF and ISO/IEC 14496-12 4.3 (brands of HEIF).
 * @param head the first 64 bytes or more
 */
export function sniff(head: Buffer): PictureType | null {
  if (startsWith(head, 'ffd8ff')) return 'jpeg';
  if (startsWith(head, '89504e470d0a1a0a')) return 'png';
  const text = head.subarray(0, 64).toString('latin1');
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return null;
  // The box begins with its length: brands of four letters follow, the main one first.
  const brands = text.slice(8, Math.min(head.readUInt32BE(0), 64)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) ? 'heic' : null;
}

/** Returns the first 64 bytes of a file, for `sniff`. */
export async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
