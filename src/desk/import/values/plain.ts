import { asAscii } from '../../../kit/shared/text/ascii.ts';
import { cleanText } from '../../../kit/shared/text/clean.ts';

const signs: [RegExp, string][] = [
  [/½/g, '.5'],
  [/¼/g, '.25'],
  [/¾/g, '.75'],
  [/[“”„‟″〞＂]|''|′′|‘‘|’’|´´|``/g, '"'],
  [/[‘’‚‛′＇`´ʹʼ]/g, "'"],
  [/[‐-―−﹘﹣－]/g, '-'],
  [/॰/g, '.'],
  [/[⁄∕⧸]/g, '/'],
  [/[∶꞉]/g, ':'],
];

/** Returns a text with plain signs and digits: ५’४” is 5'4", whatever keyboard it came from. */
export function plain(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.replace(/''/g, '"').replace(/ +/g, ' ').trim();
  let changed = cleanText(text);
  for (const [pattern, sign] of signs) changed = changed.replace(pattern, sign);
  return asAscii(changed).replace(/''/g, '"').replace(/\s+/g, ' ').trim();
}
