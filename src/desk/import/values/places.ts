import { cleanText } from '../../../kit/shared/text/clean.ts';
import { squeeze } from '../text/fold.ts';
import type { OptionNames } from './options/optionNames.ts';
import { type Parsed, refused } from './parsed.ts';
import type { Filled } from './readCell.ts';

/** Where somebody lives or comes from: each part where it is said. */
export type Place = {
  place: string | null;
  taluka: string | null;
  district: string | null;
  state: string | null;
  country: string | null;
};

const POST =
  /^(?:at\s*(?:and|&)?\s*post|at\s*\/?\s*post|a\/p|at|post|मु\.?\s*पो\.?|मु\.|पो\.|मु\/पो|मुक्काम(?:\s*पोस्ट)?|ग्राम|गाव|village|vill?\.)[\s.:-]+/iu;
const TALUKA = /^(?:tal(?:uka|uk)?|teh(?:sil)?|ता(?:लुका)?|तह(?:सील)?|તા(?:લુકો)?)(?:\s*[.:-]\s*|\s+)(?=\S)/iu;
const DISTRICT = /^(?:dist(?:t|rict)?|jilha|zilla|जि(?:ल्हा|ला)?|જિ(?:લ્લો)?)(?:\s*[.:-]\s*|\s+)(?=\S)/iu;

/** Reads 'Pune, Maharashtra' and 'A/P Kasegaon, Tal. Pandharpur, Dist. Solapur'. What has no name of its own stays in the place. */
export function parsePlace(cell: Filled, { state, country }: OptionNames, max: number): Parsed<Place> {
  if (cell.kind !== 'text') return refused('text_unstorable');
  const parts = cleanText(cell.text)
    // A new part begins before 'Tal.' and 'Dist.' also where no comma is.
    .replace(/\s+(?=(?:tal(?:uka)?|dist(?:rict)?|teh(?:sil)?)\s*[.:-]|(?:ता|जि|તા|જિ)\s*[.:-])/giu, ', ')
    .replace(/\s*\(([^)]*)\)\s*/g, ', $1, ')
    .split(/[,\n;]/)
    .map((part) => part.replace(/\s+/g, ' ').replace(/^[\s.-]+|[\s-]+$/g, ''))
    .filter((part) => part !== '');
  const found: Place = { place: null, taluka: null, district: null, state: null, country: null };
  const rest: string[] = [];
  const words = parts.map((part) => squeeze(part.replace(/[-–]?\s*\d{6}$/, '')));
  // OR is Oregon there, and Odisha here.
  const isAbroad = words.some((word, index) => index > 0 && (country?.names.get(word) ?? 'IN') !== 'IN');
  for (const [index, part] of parts.entries()) {
    const word = words[index]!;
    const isLast = index > 0;
    if (TALUKA.test(part)) found.taluka ??= part.replace(TALUKA, '');
    else if (DISTRICT.test(part)) found.district ??= part.replace(DISTRICT, '');
    else if (isLast && !isAbroad && state?.names.has(word)) found.state ??= state.names.get(word)!;
    else if (isLast && country?.names.has(word)) found.country ??= country.names.get(word)!;
    else rest.push(index === 0 ? part.replace(POST, '') : part);
  }
  found.place = rest.join(', ') || null;
  if (Object.values(found).some((part) => part !== null && part.length > max))
    return refused('text_long', { maximum: max });
  return { value: found };
}
