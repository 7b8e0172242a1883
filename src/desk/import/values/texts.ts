import { line, lines } from '../../../kit/shared/api/text.ts';
import { cleanText } from '../../../kit/shared/text/clean.ts';
import { tidyRelative } from './names.ts';
import { type Parsed, refused } from './parsed.ts';
import type { Filled } from './readCell.ts';

/** Reads a line of free text, with its line breaks as commas. */
export function parseLine(cell: Filled, max: number): Parsed<string> {
  const text = cleanText(cell.text)
    .replace(/\s*\n\s*/g, ', ')
    .replace(/,\s*,/g, ',')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length > max) return refused('text_long', { maximum: max });
  return line.test(text) ? { value: text } : refused('text_unstorable');
}

/** Reads the name of somebody of the family: as a line, without a title and not in capitals. */
export function parseRelative(cell: Filled, max: number): Parsed<string> {
  const parsed = parseLine(cell, max);
  return parsed && 'value' in parsed ? { value: tidyRelative(parsed.value) || parsed.value } : parsed;
}

/** Reads paragraphs. */
export function parseText(cell: Filled, max: number): Parsed<string> {
  const text = cleanText(cell.text).replaceAll('\r\n', '\n').trim();
  if (text.length > max) return refused('text_long', { maximum: max });
  return lines.test(text) ? { value: text } : refused('text_unstorable');
}

/** Reads free words with something between them. */
export function parseWords(cell: Filled, max: number): Parsed<string[]> {
  const words = cleanText(cell.text)
    .split(/[,;/\n•]|\band\b|\s(?:व|और|આને|अणि|आणि)\s/iu)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const all = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
  if (all.some((word) => word.length > max)) return refused('text_long', { maximum: max });
  return all.length > 0 ? { value: all } : null;
}
