import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import * as harfbuzz from 'harfbuzzjs';

/** Style of a text: body, bold, or a heading. */
export type Style = 'text' | 'strong' | 'title';

/** One font file: one script in one weight. Its unit is 1/1000 of the size. */
export type Face = {
  name: string;
  /** Whether it needs kerning only and no shaping, so that the PDF can embed the font. */
  plain: boolean;
  /** Contents of the unpacked file. */
  data: Buffer;
  covers: ReadonlySet<number>;
  font: harfbuzz.Font;
};

const { resolve } = createRequire(import.meta.url);
const weights = { text: 400, strong: 600, title: 600 } as const;

// First and last code point of each script's Unicode block, with the package and the name of its font.
const blocks = [
  [0x0900, 0x097f, 'devanagari', 'devanagari'],
  [0x1cd0, 0x1cff, 'devanagari', 'devanagari'],
  [0xa8e0, 0xa8ff, 'devanagari', 'devanagari'],
  [0x0980, 0x09ff, 'bengali', 'bengali'],
  [0x0a00, 0x0a7f, 'gurmukhi', 'gurmukhi'],
  [0x0a80, 0x0aff, 'gujarati', 'gujarati'],
  [0x0b00, 0x0b7f, 'oriya', 'oriya'],
  [0x0b80, 0x0bff, 'tamil', 'tamil'],
  [0x0c00, 0x0c7f, 'telugu', 'telugu'],
  [0x0c80, 0x0cff, 'kannada', 'kannada'],
  [0x0d00, 0x0d7f, 'malayalam', 'malayalam'],
] as const;
const western = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

const faces = new Map<string, Face>();

function open(family: string, subset: string, weight: number): Face {
  const name = `${family}-${subset}-${weight}`;
  const known = faces.get(name);
  if (known) return known;
  const data = unpack(readFileSync(resolve(`@fontsource/${family}/files/${name}-normal.woff`)));
  const face = new harfbuzz.Face(new harfbuzz.Blob(data));
  const opened = {
    name,
    plain: western.includes(subset),
    data,
    covers: new Set(face.collectUnicodes()),
    font: new harfbuzz.Font(face),
  };
  faces.set(name, opened);
  return opened;
}

/** Returns the faces that may have a letter, the best first. Each is read from disk on first use. */
export function* facesFor(letter: number, style: Style): Generator<Face> {
  const weight = weights[style];
  const block = blocks.find(([first, last]) => letter >= first && letter <= last);
  if (block) {
    if (style === 'title' && block[2] === 'devanagari') yield open('eczar', 'devanagari', weight);
    yield open(`noto-sans-${block[2]}`, block[3], weight);
    return;
  }
  // Everything outside these blocks belongs to scripts without a font here.
  if (letter > 0x2bff) return;
  if (style === 'title') {
    yield open('eczar', 'latin', weight);
    yield open('eczar', 'latin-ext', weight);
  }
  for (const subset of western) yield open('noto-sans', subset, weight);
}

/**
 * Converts a WOFF file back to its OpenType file (W3C "WOFF File Format 1.0"): the same tables, each deflated
 * separately, behind another directory.
 */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const from = 44 + 20 * index;
    const to = 12 + 16 * index;
    const start = woff.readUInt32BE(from + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(from + 8));
    const length = woff.readUInt32BE(from + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    woff.copy(head, to, from, from + 4);
    head.writeUInt32BE(woff.readUInt32BE(from + 16), to + 4);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}
