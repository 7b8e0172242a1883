import { fold, squeeze } from '../../text/fold.ts';
import { namesBothGenders } from '../../values/gender.ts';
import { type TargetKey, targetKeys } from '../targets/targets.ts';
import { english } from './words/english.ts';
import { gujarati } from './words/gujarati.ts';
import type { HeaderWords } from './words/headerWords.ts';
import { hindi } from './words/hindi.ts';
import { marathi } from './words/marathi.ts';
import { LEFT_OUT, NEW_FIELDS } from './words/unplaced.ts';

/** What a header is: a target, a field that the site can add, or what is left out. */
export type Recognised = TargetKey | 'new_field' | 'leave_out';
export type Certainty = 'sure' | 'likely' | 'unsure';

const split = (words: string) =>
  words
    .split('|')
    .map((word) => squeeze(word))
    .filter(Boolean);

const byHeader = new Map<string, Recognised>();
for (const words of split(NEW_FIELDS)) byHeader.set(words, 'new_field');
for (const words of split(LEFT_OUT)) byHeader.set(words, 'leave_out');
for (const language of [gujarati, hindi, marathi, english] satisfies HeaderWords[])
  for (const key of targetKeys) for (const word of split(language[key] ?? '')) byHeader.set(word, key);

/** Words that change nothing: of whom the register is, units, politeness, and numbers of equal columns. */
const SILENT = new Set(
  `the of a an is are your you candidates candidate applicant applicants please enter write what which select mention give as per in yes no if any
  brides bride grooms groom girl girls boy boys mulgi mulga vadhu var kanya self own person member full correct required optional must only
  lakh lakhs lacs lac lpa rs inr rupees pa pm p m annum per month monthly yearly cm cms ft feet inch inches kg kgs years yrs year dd mm yyyy yy hh am format eg ex example
  no nos number 1 2 3 4 i ii iii and with for with country code whatsapp
  क्र नं न नंबर क्रमांक संख्या નં નંબર મો मो
  मुलाचे मुलीचे मुलाची मुलीची वधूचे वराचे वधूची वराची उमेदवाराचे का की के लड़के लड़की वर वधू स्वयं નું ની નો`
    .split(/\s+/)
    .map(fold),
);

/** Under 'Father' registers have his name, and some his occupation. */
const BARE = new Set('father|mother|पिता|माता|वडील|आई|પિતા|માતા|mama|मामा|reference'.split('|').map(squeeze));
const isBare = (header: string) => BARE.has(squeeze(header));

const isSilent = (words: string) =>
  fold(words)
    .split(' ')
    .every((word) => SILENT.has(word));

/** Returns what a header means, and how sure that is; null where no word of it is known. */
export function recogniseHeader(header: string): { target: Recognised; certainty: Certainty } | null {
  const exact = byHeader.get(squeeze(header));
  if (exact) return { target: exact, certainty: isBare(header) ? 'likely' : 'sure' };
  if (namesBothGenders(header)) return { target: 'gender', certainty: 'sure' };
  const parts = header
    .split(/[/(),:;|[\]{}\n?*•=–—]|\s-\s/)
    .map((part) => part.trim())
    .filter((part) => squeeze(part) !== '');
  // The answers that a form offers: 'Mangal (Yes / No)'.
  const isAside = (part: string) => parts.length > 1 && isSilent(part);
  const known = parts.map((part) =>
    isAside(part) ? undefined : (byHeader.get(squeeze(part)) ?? withoutSilent(part)),
  );
  const targets = [...new Set(known.filter((one) => one !== undefined))];
  const rest = parts.filter((part, index) => known[index] === undefined && !isSilent(part));
  const [only] = targets;
  if (only && targets.length === 1 && rest.length === 0) return { target: only, certainty: 'sure' };
  if (targets.length > 1) return turned(parts);
  const joined = withoutSilent(parts.join(' '));
  if (joined) return { target: joined, certainty: 'likely' };
  if (only) return { target: only, certainty: parts[0] && known[0] ? 'likely' : 'unsure' };
  return containing(header);
}

/** 'Occupation (Father)' is father's occupation; 'Name / Father's name' are two things in one column. */
function turned(parts: string[]): { target: Recognised; certainty: Certainty } | null {
  const joined = parts.toReversed().join(' ');
  const target = parts.length === 2 ? (byHeader.get(squeeze(joined)) ?? withoutSilent(joined)) : undefined;
  return target ? { target, certainty: 'likely' } : null;
}

/** Returns what a header means without the words that change nothing. */
function withoutSilent(text: string): Recognised | undefined {
  const words = fold(text.replace(/['’]s\b/g, '').replace(/(?<=\p{L})\.?(?=\d)|\.(?=\p{L})/gu, ' ')).split(
    ' ',
  );
  const rest = words.filter((word) => !SILENT.has(word));
  if (rest.length === 0 || rest.length === words.length) return byHeader.get(rest.join(''));
  return byHeader.get(rest.join(''));
}

/** The fewest letters of a header that is looked for in a long question, as Google Forms has them. */
const LONG_ENOUGH = 5;

function containing(header: string): { target: Recognised; certainty: Certainty } | null {
  const words = fold(header).split(' ');
  const found = new Map<Recognised, number>();
  for (let from = 0; from < words.length; from++)
    for (let to = words.length; to > from; to--) {
      const target = byHeader.get(words.slice(from, to).join(''));
      const letters = words.slice(from, to).join('').length;
      if (!target || letters < LONG_ENOUGH) continue;
      found.set(target, Math.max(found.get(target) ?? 0, letters));
    }
  const best = [...found].sort(([, one], [, other]) => other - one)[0];
  return best ? { target: best[0], certainty: 'unsure' } : null;
}
