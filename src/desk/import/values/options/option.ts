import { fold, squeeze } from '../../text/fold.ts';
import { type Parsed, problem, refused } from '../parsed.ts';
import type { Filled } from '../readCell.ts';
import { distance } from './distance.ts';
import type { OptionList } from './optionNames.ts';
import { SUBJECTS } from './synonyms/education.ts';

const CHOICES = 3;
const subjects = new Set(SUBJECTS.map(fold));

/** A register says the same thousands of times; more different texts than this are no options. */
const REMEMBERED_MAX = 5000;
const readCache = new WeakMap<OptionList, Map<string, Parsed<string>>>();

/** Reads one option of a list by any of its names. What is near one is asked about. */
export function parseOption(cell: Filled, list: OptionList): Parsed<string> {
  if (cell.kind === 'date' || cell.kind === 'time') return refused('option_unknown', { text: cell.text });
  const cache = readCache.get(list) ?? new Map<string, Parsed<string>>();
  readCache.set(list, cache);
  const cached = cache.get(cell.text);
  if (cached !== undefined) return cached;
  const parsed = readOption(cell.text.trim(), list);
  if (cache.size < REMEMBERED_MAX) cache.set(cell.text, parsed);
  return parsed;
}

function readOption(text: string, list: OptionList): Parsed<string> {
  const whole = list.names.get(squeeze(text));
  if (whole !== undefined) return { value: whole };
  const several = list.ambiguous.get(squeeze(text));
  if (several) return refused('option_unknown', { text }, several);
  return fromParts(text, list) ?? nearest(text, list);
}

/** Reads several options. A part that is none is asked about. */
export function parseOptions(cell: Filled, list: OptionList): Parsed<string[]> {
  const parts = cell.text
    .split(/[,;/|\n&+]|\band\b|\s(?:और|व|आणि|અને)\s/iu)
    .map((part) => part.trim())
    .filter(Boolean);
  const read = parts.map((part) => parseOption({ kind: 'text', text: part }, list));
  const value = [...new Set(read.flatMap((one) => (one && 'value' in one ? [one.value] : [])))];
  const unread = parts.filter((_, index) => {
    const one = read[index];
    return !one || 'refused' in one || one.doubt;
  });
  if (value.length === 0) return refused('option_unknown', { text: cell.text });
  return { value, ...(unread.length > 0 && { doubt: problem('option_rest', { rest: unread.join(', ') }) }) };
}

/** Reads 'B.E. (Comp)', 'M.Com, D.T.L.', 'MBA Finance': an option, and what is beside it. */
function fromParts(text: string, list: OptionList): Parsed<string> {
  const parts = text
    .split(/[,;/|\n()[\]&]|\s[-–]\s|\band\b|\bwith\b|\s(?:और|व|आणि|અને)\s/iu)
    .map((part) => part.trim())
    .filter(Boolean);
  const keys: string[] = [];
  const rest: string[] = [];
  for (const part of parts) {
    const read = beginningOf(part, list);
    if (read) {
      if (!keys.includes(read.key)) keys.push(read.key);
      rest.push(...read.rest);
    } else rest.push(part);
  }
  const [first] = keys;
  if (first === undefined) return null;
  // Subjects are named beside degrees; in another list the same words may mean something.
  const isDegrees = list.names.get('btech') !== undefined;
  const unknown = rest.filter((words) => !isDegrees || !isSubject(words));
  if (keys.length > 1) return { value: first, doubt: problem('option_rest', { rest: text }, keys) };
  if (unknown.length === 0) return { value: first };
  // A word before the option may turn it into another: 'Ex Army', 'Not Hindu'.
  return { value: first, doubt: problem('option_rest', { rest: unknown.join(', ') }) };
}

const isSubject = (words: string) =>
  fold(words)
    .split(' ')
    .every((word) => subjects.has(word));

/** Returns the option that a text begins with, by its longest name, and the words behind it. */
function beginningOf(text: string, list: OptionList): { key: string; rest: string[] } | null {
  const words = text.split(/[\s.-]+/).filter(Boolean);
  for (let count = words.length; count > 0; count--) {
    const key = list.names.get(squeeze(words.slice(0, count).join(' ')));
    if (key !== undefined) return { key, rest: count < words.length ? [words.slice(count).join(' ')] : [] };
  }
  return null;
}

/** A slip in a word of five letters, two in a longer one. Short ones differ by a letter anyway. */
const slipsIn = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

function nearest(text: string, list: OptionList): Parsed<string> {
  const word = squeeze(text);
  const byKey = new Map<string, number>();
  for (const [name, key] of list.names) {
    const steps = distance(word, name);
    if (steps < (byKey.get(key) ?? Number.POSITIVE_INFINITY)) byKey.set(key, steps);
  }
  const ranked = [...byKey].sort(([, one], [, other]) => one - other);
  const choices = ranked.slice(0, CHOICES).map(([key]) => key);
  if (list.hasOther && !choices.includes('other')) choices.push('other');
  const [best] = ranked;
  if (!best || best[1] > slipsIn(word)) return refused('option_unknown', { text }, choices);
  return { value: best[0], doubt: problem('option_nearest', { text }, choices) };
}
