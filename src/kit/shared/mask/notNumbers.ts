import { asAscii } from '../text/ascii.ts';
import { isEverydayWord } from '../text/spokenDigits.ts';
import { areFigures, areListed } from './figures.ts';
import type { Around } from './stretches.ts';

/** Minimum number of digits of a phone number; a PIN code, a year or a height is shorter. */
export const DIGITS_MIN = 8;

// Numbers that are no phone numbers: dates, times, percentages, round amounts.
const SURE = [
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([-/. ])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<![\d./-])(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|1[0-2])\1\d\d(?![./-]?\d)/g,
  /(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!:?\d)/g,
  /(?<![\d.])(?:[01]?\d|2[0-3])\.[0-5]\d\s?[-–]\s?(?:[01]?\d|2[0-3])\.[0-5]\d(?!\.?\d)/g,
  /(?<![\d.])\d{1,3}(?:\.\d{1,2})?\s?%/g,
  /(?<![\d,])\d{1,2}(?:,\d\d){0,2},\d00(?!,?\d)/g,
];
// A phone number could be disguised like these: years, amounts, ranges.
const YEARS = [/(?<!\d)(?:19|20)\d\d(?!\d)/g];
const AMOUNTS = [
  // ISO 9001:2015; 2018-19, 2019-20
  /(?<!\d)\d{3,5}:(?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d\s?[-–/]\s?\d\d(?!\d)/g,
  ...YEARS,
  // Where somebody was born: 21.1458 N 79.0882 E
  /(?<![\d.])\d{1,3}\.\d{2,6}\s?°?\s?[NSEW](?![\p{L}\d])/gu,
  // … 18N31 73E51, 18°31'N
  /(?<![\d.])\d{1,3}\s?[NSEW]\s?\d{1,2}(?:[.:'′]\d{1,2})?(?!\d)/giu,
  /(?<![\d.])\d{1,3}\s?[°º:]\s?\d{1,2}(?:\s?['′:]\s?\d{1,2}(?:\.\d{1,2})?)?\s?['"′″]{0,2}\s?[NSEW](?![\p{L}\d])/giu,
  /(?<!\d)\d{1,2}(?:,\d\d){0,2},\d{3}(?!\d)/g,
  /(?<![\d,])\d{1,3}(?:,\d{3}){1,2}(?!,?\d)/g,
  // The end of an address: Flat 12, 411001
  /(?<!\d)[1-9]\d{0,2},\s?[1-8]\d{2}\s?\d{3}(?!\d)/g,
  /(?<!\d)\d{2,4}00\s?[-–]\s?\d{2,4}00(?!\d)/g,
  /(?<![\d.,-])[1-9]\d?\.\d{1,2}(?!\d|[.,-]\d)/g,
  /(?<![\d.-])[1-9]\d?\s?[-–]\s?[1-9]\d?(?![\d.]|-\d)/g,
];
const MOBILE = /^(?:0|0{0,2}91)?[6-9]\d{9}$/;

/** Returns whether digits are a mobile number of India, with or without its country code. */
export const isMobile = (digits: string): boolean => MOBILE.test(digits);

/** Returns whether digits in a text are a date, a time, a year, or an amount of money by themselves. */
export function isEveryday(stretch: string): boolean {
  const text = asAscii(stretch);
  const groups = text.match(/\d+/g);
  if (!groups) return false;
  if (areRound(groups)) return true;
  return [...SURE, ...AMOUNTS].reduce((left, pattern) => left.replace(pattern, ' '), text).search(/\d/) < 0;
}

/**
 * Returns whether a stretch of digits and words for digits may be a phone number, and not a date, a price, a height or a PIN
 * code.
 * @param count its digits, those in words included
 */
export function isNumber(
  stretch: string,
  count: number,
  around: Around = { before: '', after: '' },
): boolean {
  if (count < DIGITS_MIN) return false;
  const text = asAscii(stretch);
  const digits = countDigits(text);
  const words = count - digits;
  // "We do 12,50,000": the figures alone decide.
  const figures = /^([\p{L}\p{M}]+)(:?)\s+(?=\p{N})/u.exec(text);
  if (words === 1 && figures && (figures[2] || isEverydayWord(figures[1]!)))
    return isNumber(text.slice(figures[0].length), digits, around);
  const groups = text.match(/\d+/g) ?? [];
  if (words === 0 && (areRound(groups) || arePins(groups) || areConsecutive(groups))) return false;
  if (words === 0 && areFigures(text, around)) return false;
  const unsure = without(text, SURE);
  if (MOBILE.test(unsure.replace(/\D/g, ''))) return true;
  if (words === 0 && !/^[+0(]/.test(text) && areListed(text)) return false;
  return words + countDigits(without(unsure, words > 0 ? YEARS : AMOUNTS)) >= DIGITS_MIN;
}

const without = (text: string, patterns: RegExp[]) =>
  patterns.reduce((left, pattern) => left.replace(pattern, ' '), text);
const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** 25000 or 30000, 75,000-85,000 */
const areRound = (groups: string[]) =>
  groups
    .join(' ')
    .replace(/ 000\b/g, '000')
    .split(' ')
    .every((group) => /^[1-9]\d{1,4}00$|^[1-9]\d{4,5}000$/.test(group));
/** No PIN code begins with 0 or 9. */
const arePins = (groups: string[]) => groups.every((group) => /^[1-8]\d{5}$/.test(group));
/** On 5, 6, 7, 8, 9, 10 and 11 December */
const areConsecutive = (groups: string[]) =>
  groups.length > 1 &&
  groups.every((group) => group.length < 5) &&
  groups.every((group, index) => index === 0 || Number(group) === Number(groups[index - 1]) + 1);
