import { broken, FileRefused } from '../refusal.ts';

/** A file in a zip file, as its directory has it. Sizes may be lies: they are counted again while it is unpacked. */
export type Entry = { name: string; method: number; packed: number; unpacked: number; offset: number };

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const END_LENGTH = 22;
const COMMENT_MAX = 0xffff;
const ENTRIES_MAX = 20_000;
const ENCRYPTED = 1;

const latin = new TextDecoder('utf-8');

/** Returns the entries of a zip file by name, from its directory alone. Nothing is unpacked. */
export function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let place = view.getUint32(end + 16, true);
  if (count > ENTRIES_MAX || count === 0xffff) throw broken();
  const entries = new Map<string, Entry>();
  for (let index = 0; index < count; index++) {
    if (place + 46 > end || view.getUint32(place, true) !== CENTRAL) throw broken();
    if (view.getUint16(place + 8, true) & ENCRYPTED) throw new FileRefused({ code: 'encrypted' });
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((from) =>
      view.getUint16(place + from, true),
    ) as [number, number, number];
    if (place + 46 + nameLength + extraLength > bytes.length) throw broken();
    const name = latin.decode(bytes.subarray(place + 46, place + 46 + nameLength)).replaceAll('\\', '/');
    const sizes = readSizes(view, place, place + 46 + nameLength, extraLength);
    // Two files of one name: each reader would take another one.
    if (entries.has(name)) throw broken();
    entries.set(name, { name, method: view.getUint16(place + 10, true), ...sizes });
    place += 46 + nameLength + extraLength + commentLength;
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let place = last; place >= Math.max(0, last - COMMENT_MAX); place--)
    if (view.getUint32(place, true) === END) return place;
  throw broken();
}

const WIDE = 0xffffffff;

/** Returns the sizes of an entry, with those of Zip64, which programs write that stream. */
function readSizes(view: DataView, place: number, extraFrom: number, extraLength: number) {
  const sizes = {
    unpacked: view.getUint32(place + 24, true),
    packed: view.getUint32(place + 20, true),
    offset: view.getUint32(place + 42, true),
  };
  for (let at64 = extraFrom; at64 + 4 <= extraFrom + extraLength; ) {
    const length = view.getUint16(at64 + 2, true);
    if (view.getUint16(at64, true) === 1) {
      let from = at64 + 4;
      for (const key of ['unpacked', 'packed', 'offset'] as const) {
        if (sizes[key] !== WIDE || from + 8 > at64 + 4 + length) continue;
        sizes[key] = Number(view.getBigUint64(from, true));
        from += 8;
      }
    }
    at64 += 4 + length;
  }
  return sizes;
}
