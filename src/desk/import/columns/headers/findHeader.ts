import type { Cell, Row, Sheet } from '../../reading/cell.ts';
import { squeeze } from '../../text/fold.ts';
import { recogniseHeader } from './recognise.ts';

/** The header of a sheet: its rows, and the text of each column; empty where a column has none. */
export type Header = { rows: Row[]; texts: string[] };

/** Rows in which a header is looked for: titles and addresses of a trust are above it. */
const LOOKED_AT = 30;
const KNOWN_MIN = 2;

const textOf = (cell: Cell | undefined) =>
  cell && cell.kind !== 'number' ? cell.text.replace(/\s+/g, ' ').trim() : '';

/** Texts of a row; those of a merged title count once. */
const textsOf = ({ cells }: Row) => cells.map(textOf);

function knownIn(texts: readonly string[]): number {
  const targets = texts.map((text) => (text === '' ? null : recogniseHeader(text)));
  // A title that covers all columns is one text, and so are five cells that say the same.
  const known = new Set(
    targets.flatMap((one, index) => (one && one.certainty !== 'unsure' ? [squeeze(texts[index]!)] : [])),
  );
  return known.size;
}

/** Returns the header of a sheet, in one row or two; null where no row is one. */
export function findHeader({ rows }: Sheet): Header | null {
  let best: { index: number; known: number } | null = null;
  for (const [index, row] of rows.slice(0, LOOKED_AT).entries()) {
    const known = knownIn(textsOf(row));
    if (known >= KNOWN_MIN && known > (best?.known ?? 0)) best = { index, known };
  }
  if (!best) return null;
  const first = rows[best.index]!;
  const above = rows[best.index - 1];
  const below = rows[best.index + 1];
  const pairs = [
    [above, first],
    [first, below],
  ].flatMap(([one, other]) =>
    one && other && isPair(one, other) ? [{ rows: [one, other], texts: joined(one, other) }] : [],
  );
  const pair = pairs.sort((one, other) => knownIn(other.texts) - knownIn(one.texts))[0];
  return pair && knownIn(pair.texts) >= best.known ? pair : { rows: [first], texts: textsOf(first) };
}

/** Whether two rows are one header: a group above its columns, such as Brothers above Married and Unmarried. */
function isPair(upper: Row, lower: Row): boolean {
  if (lower.number > upper.number + 1) return false;
  // A title is a single text.
  if (new Set(textsOf(upper).filter((text) => text !== '')).size < 2) return false;
  const groups = groupsOf(upper, lower);
  const below = lower.cells.map((cell, column) => (groups[column] === undefined ? '' : textOf(cell)));
  const inGroups = below.filter((text) => text !== '').length;
  // People's rows have numbers and dates, and a cell in nearly every column.
  const hasValues = lower.cells.some((cell) => cell && (cell.kind !== 'text' || /\d{3}/.test(cell.text)));
  return inGroups >= 2 && !hasValues;
}

/** Returns the text of the group above each column: merged cells, or a text with empty cells behind it, as CSV has them. */
function groupsOf(upper: Row, lower: Row): (string | undefined)[] {
  const groups: (string | undefined)[] = [];
  const width = Math.max(upper.cells.length, lower.cells.length);
  const own = Array.from({ length: width }, (_, column) => textOf(upper.cells[column]));
  for (let column = 0; column < width; column++) {
    const text = own[column]!;
    const isMerged =
      text !== '' && (text === own[column + 1] || (text === own[column - 1] && upper.cells[column]?.merged));
    const isBehind = text === '' && textOf(lower.cells[column]) !== '' && groups[column - 1] !== undefined;
    const opens =
      text !== '' &&
      own[column + 1] === '' &&
      textOf(lower.cells[column]) !== '' &&
      textOf(lower.cells[column + 1]) !== '';
    if (isMerged || opens) groups[column] = text;
    else if (isBehind) groups[column] = groups[column - 1];
  }
  return groups;
}

function joined(upper: Row, lower: Row): string[] {
  const groups = groupsOf(upper, lower);
  const width = Math.max(upper.cells.length, lower.cells.length);
  return Array.from({ length: width }, (_, column) => {
    const [one, other] = [groups[column] ?? textOf(upper.cells[column]), textOf(lower.cells[column])];
    if (one === '' || other === '' || one === other) return one || other;
    // 'Birth' above 'Place of birth' says nothing more; 'Contact' above 'Mobile' neither.
    const alone = recogniseHeader(other);
    const both = recogniseHeader(`${one} ${other}`);
    return alone?.certainty === 'sure' && both?.certainty !== 'sure' ? other : `${one} ${other}`;
  });
}

/** Whether a row repeats the header, as registers do on each printed page, or has it in another language. */
export function repeatsHeader(row: Row, header: Header): boolean {
  // People's rows have numbers and dates.
  if (row.cells.some((cell) => cell && (cell.kind !== 'text' || /\d{3}/.test(cell.text)))) return false;
  const texts = textsOf(row).filter((text) => text !== '');
  if (texts.length < 2) return false;
  const same = row.cells.filter((cell, column) =>
    header.rows.some(({ cells }) => cell && squeeze(textOf(cells[column])) === squeeze(textOf(cell))),
  );
  if (same.length / texts.length >= 0.6) return true;
  const known = texts.filter((text) => recogniseHeader(text)?.certainty === 'sure').length;
  return known >= 3 && known / texts.length >= 0.6;
}
