import { Inflate } from 'fflate';
import type { Counter } from '../counter.ts';
import { broken } from '../refusal.ts';
import { type Entry, readDirectory } from './directory.ts';

/** So much of a packed part at once: it unpacks to 16 MB at most. */
const STEP = 16_384;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

/** A packed file: the names of its parts, and each part piece by piece. */
export type Package = {
  names: readonly string[];
  has(name: string): boolean;
  /** Unpacks a part. Nothing where the file has no such part. */
  read(name: string): Generator<Uint8Array>;
};

/** Opens a packed file whose parts together are no larger than the limit, by what its directory says. */
export function openPackage(bytes: Uint8Array, counter: Counter, isRead: (name: string) => boolean): Package {
  const entries = readDirectory(bytes);
  const { limits } = counter;
  const total = [...entries.values()].reduce(
    (sum, { name, unpacked }) => sum + (isRead(name) ? unpacked : 0),
    0,
  );
  if (total > limits.unpackedBytes) counter.unpacked(total);
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    *read(name) {
      const entry = entries.get(name);
      if (entry) yield* unpack(bytes, entry, counter);
    },
  };
}

function* unpack(bytes: Uint8Array, entry: Entry, counter: Counter): Generator<Uint8Array> {
  const packed = packedBytes(bytes, entry);
  if (entry.method === STORED) {
    counter.unpacked(packed.length);
    yield packed;
    return;
  }
  if (entry.method !== DEFLATED) throw broken();
  const ready: Uint8Array[] = [];
  let rest = entry.unpacked;
  const inflate = new Inflate((chunk) => ready.push(chunk));
  for (let from = 0; from < packed.length; from += STEP) {
    try {
      inflate.push(packed.subarray(from, from + STEP), from + STEP >= packed.length);
    } catch {
      throw broken();
    }
    for (const chunk of ready.splice(0)) {
      counter.unpacked(chunk.length);
      // The directory lies.
      rest -= chunk.length;
      if (rest < 0) counter.unpacked(Number.POSITIVE_INFINITY);
      yield chunk;
    }
  }
}

function packedBytes(bytes: Uint8Array, { offset, packed }: Entry): Uint8Array {
  if (offset + 30 > bytes.length) throw broken();
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, 30);
  if (view.getUint32(0, true) !== LOCAL) throw broken();
  const from = offset + 30 + view.getUint16(26, true) + view.getUint16(28, true);
  if (from + packed > bytes.length) throw broken();
  return bytes.subarray(from, from + packed);
}
