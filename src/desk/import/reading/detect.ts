import type { Format } from './cell.ts';
import { FileRefused, type OtherFormat } from './refusal.ts';

type Found = Format | OtherFormat | 'encrypted';

const starts = (bytes: Uint8Array, ...signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte);

const latin = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

/** Returns whether a file is packed, as XLSX and ODS are. */
export const isPacked = (bytes: Uint8Array): boolean => starts(bytes, 0x50, 0x4b);

/** Returns what an unpacked file is, by its content: names lie. */
export function detectPlain(bytes: Uint8Array): Found {
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    // A workbook with a password is a container as the old format is, whose directory names the part that is encrypted.
    return latin(bytes).includes([...'EncryptedPackage'].join('\0')) ? 'encrypted' : 'old_excel';
  }
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  if (
    starts(bytes, 0xff, 0xd8, 0xff) ||
    starts(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    starts(bytes, 0x47, 0x49, 0x46, 0x38)
  )
    return 'picture';
  if (starts(bytes, 0x52, 0x61, 0x72, 0x21) || starts(bytes, 0x37, 0x7a) || starts(bytes, 0x1f, 0x8b))
    return 'archive';
  const isWide = starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff);
  const start = latin(bytes.subarray(0, 2000))
    .replaceAll('\0', '')
    .trimStart()
    .replace(/^(ï»¿|ÿþ|þÿ)/, '');
  if (/^<(!doctype html|html|table|head|meta|body)/i.test(start)) return 'web_page';
  if (/^<(\?xml|!doctype|workbook)/i.test(start)) return 'xml';
  // A text has no zero bytes, but for every other one in UTF-16.
  return !isWide && hasControls(bytes.subarray(0, 4000)) ? 'unknown' : 'csv';
}

function hasControls(bytes: Uint8Array): boolean {
  const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27);
  const [even, odd] = [0, 1].map((parity) =>
    bytes.some((byte, index) => index % 2 === parity && isControl(byte)),
  );
  return Boolean(even && odd);
}

/** Returns what a packed file is, by the names of its parts. */
export function detectPacked(names: readonly string[], mimetype: string): Found {
  if (names.includes('xl/workbook.xml')) return 'xlsx';
  if (names.includes('xl/workbook.bin')) return 'binary_excel';
  if (mimetype.startsWith('application/vnd.oasis.opendocument.spreadsheet') && names.includes('content.xml'))
    return 'ods';
  if (names.some((name) => name.startsWith('word/')) || mimetype.includes('opendocument.text')) return 'word';
  return 'archive';
}

/** Refuses what is no table. */
export function checkFormat(found: Found): Format {
  if (found === 'csv' || found === 'xlsx' || found === 'ods') return found;
  throw new FileRefused(
    found === 'encrypted' ? { code: 'encrypted' } : { code: 'format_unread', params: { found } },
  );
}
