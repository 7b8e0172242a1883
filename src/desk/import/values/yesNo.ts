import { squeeze } from '../text/fold.ts';
import { type Parsed, refused } from './parsed.ts';
import type { Filled } from './readCell.ts';

const YES =
  'yes y yess agree iagree agreed accept accepted given haan han ha ho hoy true 1 हाँ हां हा हो होय आहे है હા';
const NO = 'no n nope nahi nahin nai false 0 not no never none नहीं नही नाही नाय ना नको નથી ના';

const setOf = (words: string) => new Set(words.split(' ').map(squeeze));
const [yes, no] = [setOf(YES), setOf(NO)];

/** Reads yes or no. A cross is neither: it may mark a choice, or strike it out. */
export function parseYesNo(cell: Filled): Parsed<boolean> {
  if (/^[✓✔☑]$/.test(cell.text.trim())) return { value: true };
  const word = squeeze(cell.text);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : refused('yes_no_unread');
}
