import * as harfbuzz from 'harfbuzzjs';
import { type Face, facesFor, type Style } from './fonts.ts';

/**
 * A unit of drawing: the letters of one cluster, and the positions of its glyphs. Units are 1/1000 of the size,
 * upwards from the line.
 */
export type GlyphCluster = { text: string; advance: number; glyphs: { id: number; x: number; y: number }[] };

/** A run of one line in one face; `face` null for letters that no font has, each drawn as a box. */
export type Piece = { face: Face | null; text: string; clusters: GlyphCluster[]; advance: number };

const JOINERS = /[\u200c\u200d]/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Returns a text in its graphemes, which a line is never broken within. */
export const split = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

/**
 * Returns text as it can be set: in one line, without invisible and direction-changing characters. The joiners stay,
 * because conjuncts are spelt with them.
 */
export function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu, '')
    .trim();
}

const canSet = (face: Face, letters: string) =>
  [...letters.replace(JOINERS, '')].every((one) => face.covers.has(one.codePointAt(0)!));

function faceOf(grapheme: string, style: Style, before: Face | null): Face | null {
  // A space or a danda stays with the letters before it, so that words are not torn apart.
  if (before && canSet(before, grapheme)) return before;
  const first = grapheme.replace(JOINERS, '').codePointAt(0);
  if (first === undefined) return before;
  for (const face of facesFor(first, style)) if (canSet(face, grapheme)) return face;
  return null;
}

/** Splits a line into faces and shapes each run: conjuncts, matras and their order as the script requires. */
export function shape(line: string, style: Style): Piece[] {
  const runs: { face: Face | null; text: string }[] = [];
  for (const grapheme of split(line)) {
    const last = runs.at(-1);
    const face = faceOf(grapheme, style, last?.face ?? null);
    if (last && last.face === face) last.text += grapheme;
    else runs.push({ face, text: grapheme });
  }
  return runs.map(({ face, text }) => {
    const clusters = face ? clustersOf(face, text) : split(text).map(box);
    return { face, text, clusters, advance: clusters.reduce((sum, { advance }) => sum + advance, 0) };
  });
}

function clustersOf({ font }: Face, text: string): GlyphCluster[] {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(harfbuzz.Direction.LTR);
  harfbuzz.shape(font, buffer);
  const glyphs = buffer.getGlyphInfosAndPositions();
  // Glyphs of the same letters share one cluster: the index where those letters start in the text.
  const starts = [...new Set(glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  return starts.map((start, index) => {
    let advance = 0;
    const placed: GlyphCluster['glyphs'] = [];
    for (const { codepoint, cluster, xOffset = 0, yOffset = 0, xAdvance = 0 } of glyphs) {
      if (cluster !== start) continue;
      placed.push({ id: codepoint, x: advance + xOffset, y: yOffset });
      advance += xAdvance;
    }
    return { text: text.slice(start, starts[index + 1]), advance, glyphs: placed };
  });
}

/** Box for letters that no font here has; copied out of the file, it gives those letters. */
const box = (text: string): GlyphCluster => ({ text, advance: 700, glyphs: [] });

/** Returns the width of a line, in 1/1000 of its size. */
export const widthOf = (pieces: Piece[]) => pieces.reduce((sum, { advance }) => sum + advance, 0);

/**
 * Wraps a text into lines: after spaces, hyphens, slashes and commas, or between clusters where a word is wider than
 * the line.
 * @param width in 1/1000 of the size
 */
export function breakLines(text: string, style: Style, width: number): string[] {
  const fits = (line: string) => widthOf(shape(line.trimEnd(), style)) <= width;
  const lines: string[] = [];
  let line = '';
  const add = (part: string) => {
    if (line && !fits(line + part)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  };
  for (const word of clean(text).split(/(?<=[ ,/-])/u)) {
    if (fits(word)) add(word);
    else for (const cluster of split(word)) add(cluster);
  }
  return [...lines, line.trimEnd()].filter(Boolean);
}
