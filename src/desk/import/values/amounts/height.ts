import { HEIGHT_CM } from '../../../../people/profiles/shared/facts/limits.ts';
import { type Parsed, problem, refused } from '../parsed.ts';
import { plain } from '../plain.ts';
import type { Filled } from '../readCell.ts';
import type { HeightHabits } from './heightHabits.ts';

const CM_PER_INCH = 2.54;
/** Heights of grown-ups; others are a slip, or another column. */
const USUAL_CM = { min: 120, max: 215 };
/** Two heights in one cell may differ by rounding. */
const ROUNDED_CM = 2;

const FEET = /(?:feets?|foot|fts?|f|फुट|फूट|फ़ुट|फीट|फु|फिट|ફૂટ|ફુટ|ફીટ|')/.source;
const INCHES = /(?:inches|inchs|inch|ins?|i|इंच|ईंच|इं|ઇંચ|ઈંચ|")/.source;

const feetAndInches = new RegExp(
  `^0?([3-7])\\s*\\.?\\s*${FEET}\\.?\\s*[-.,]?\\s*(?:(\\d{1,2}(?:\\.\\d)?)\\s*(?:${INCHES}|'|'')?\\.?)?$`,
  'iu',
);
const swappedSigns = /^([3-7])\s*"\s*(\d{1,2})\s*'?"?$/;
const dashed = /^([3-7])\s*[-,/_ :]\s*(\d{1,2})\s*(?:"|'|ft|feet|inch(?:es)?)?\.?$/i;
const centimetres =
  /^(\d{2,3}(?:\.\d+)?)\s*(?:cms?|c\.m\.?s?|cent[a-z]*|से\.?\s*मी\.?|सेमी|सेंमी|सेंटीमीटर|સેમી)\.?$/iu;
const metres = /^([12]\.\d{1,2})\s*(?:m|mtrs?|mts?|met(?:er|re)s?|मीटर|मी|મીટર)?\.?$/iu;
const onlyInches = new RegExp(`^(\\d{2}(?:\\.\\d)?)\\s*${INCHES}$`, 'iu');
const pointed = new RegExp(`^([3-7])\\.(\\d{1,2})\\d*\\s*(?:${FEET}|${INCHES})?\\.?$`, 'iu');

const cmOf = (feet: number, inches: number) => Math.round((feet * 12 + inches) * CM_PER_INCH);

/** Reads a height in whole centimetres: 5'4", 5 ft 4 in, 5.4, 163, 1.63 m. */
export function parseHeight(cell: Filled, habits: HeightHabits): Parsed<number> {
  // Excel takes 5-4 for the 5th of April.
  if (cell.kind === 'date' || cell.kind === 'time') return refused('height_is_date');
  // Half a foot or half an inch?
  if (/^\s*[3-7५]\s*[½¼¾]/.test(cell.text)) return refused('height_unread');
  const text = plain(cell.text)
    .replace(/^(height|ht|उंची|ऊंचाई|ઊંચાઈ)\s*[:.-]*\s*/iu, '')
    .replace(/\b(approx|about)\.?\s*/i, '');
  const both = /^(.+?)\s*(?:[/(=]|\bor\b)\s*([^()]+?)\)?$/i.exec(text);
  if (both && /\d/.test(both[1]!) && /c|मी|મી/iu.test(text)) return fromTwo(both[1]!, both[2]!, habits);
  return checked(fromText(text, habits));
}

function fromTwo(one: string, other: string, habits: HeightHabits): Parsed<number> {
  const [first, second] = [fromText(one, habits), fromText(other, habits)];
  if (!first || !second || 'refused' in first || 'refused' in second) return refused('height_unread');
  if (Math.abs(first.value - second.value) <= ROUNDED_CM) return checked({ value: first.value });
  return {
    value: first.value,
    doubt: problem('height_two', { firstCm: first.value, secondCm: second.value }, [
      first.value,
      second.value,
    ]),
  };
}

function fromText(text: string, habits: HeightHabits): Parsed<number> {
  const pair = feetAndInches.exec(text) ?? swappedSigns.exec(text) ?? dashed.exec(text);
  if (pair) return inFeet(Number(pair[1]), Number(pair[2] ?? 0));
  const [, cm] = centimetres.exec(text) ?? [];
  if (cm) return { value: Math.round(Number(cm)) };
  const [, metre] = metres.exec(text) ?? [];
  if (metre) return { value: Math.round(Number(metre) * 100) };
  const [, inches] = onlyInches.exec(text) ?? [];
  if (inches) return { value: cmOf(0, Number(inches)) };
  const point = pointed.exec(text);
  if (point) return withPoint(Number(point[1]), point[2]!, text, habits);
  return fromNumber(text);
}

const inFeet = (feet: number, inches: number): Parsed<number> =>
  inches < 12 ? { value: cmOf(feet, inches) } : refused('height_unread');

function fromNumber(text: string): Parsed<number> {
  if (!/^\d{1,3}(\.\d+)?$/.test(text)) return refused('height_unread');
  const number = Number(text);
  if (number >= 48 && number <= 84 && Number.isInteger(number)) {
    const cm = cmOf(0, number);
    return { value: cm, doubt: problem('height_inches', { cm }) };
  }
  if (number >= 3 && number <= 7) {
    const cm = cmOf(number, 0);
    return { value: cm, doubt: problem('height_feet', { cm }) };
  }
  // 53 may be 5.3, 510 may be 5.10.
  return number >= HEIGHT_CM.min && number <= HEIGHT_CM.max
    ? { value: Math.round(number) }
    : refused('height_range');
}

function withPoint(feet: number, part: string, text: string, habits: HeightHabits): Parsed<number> {
  const isLong = /\.\d{3}/.test(text);
  const inFeetCm = Math.round(Number.parseFloat(text) * 12 * CM_PER_INCH);
  if (isLong || Number(part) > 11) {
    // 5.58 can be nothing but feet, unless the column has both.
    if (habits.point !== 'contradictory' && (isLong || part.length === 2))
      return { value: inFeetCm, doubt: problem('height_decimal', { inchesCm: inFeetCm, feetCm: inFeetCm }) };
    return refused('height_unread');
  }
  const inches = cmOf(feet, Number(part));
  if (part === '1' && !habits.keepsZero) {
    const ten = cmOf(feet, 10);
    return {
      value: inches,
      doubt: problem('height_zero_lost', { firstCm: inches, secondCm: ten }, [inches, ten]),
    };
  }
  if (habits.point === 'feet' || habits.point === 'contradictory')
    return {
      value: inches,
      doubt: problem('height_decimal', { inchesCm: inches, feetCm: inFeetCm }, [inches, inFeetCm]),
    };
  return { value: inches };
}

function checked(parsed: Parsed<number>): Parsed<number> {
  if (parsed === null || 'refused' in parsed) return parsed;
  const { value } = parsed;
  if (value < USUAL_CM.min || value > USUAL_CM.max) return refused('height_range');
  return parsed;
}
