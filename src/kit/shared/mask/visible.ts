import type { Stretch } from './stretches.ts';

/** What nobody sees between two letters: zero-width characters, direction marks, fillers, joiners. */
const IS_UNSEEN = /\p{DI}/u;
/** … and letters in circles, boxes, bold or italic, which are read as plain ones. */
const UNSEEN =
  /\p{DI}|[\u249c-\u24e9\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7cb}\u{1f110}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;

/** Returns a letter that is written in one of these ways as a plain one. */
function plainOf(sign: string): string {
  if (IS_UNSEEN.test(sign)) return '';
  const place = sign.codePointAt(0)!;
  if (place >= 0x1f150 && place <= 0x1f169) return String.fromCharCode(97 + place - 0x1f150);
  if (place >= 0x1f170 && place <= 0x1f189) return String.fromCharCode(97 + place - 0x1f170);
  return sign.normalize('NFKC').replace(/[()〔〕]/g, '');
}

/** A text without what nobody sees, and the way back from a place in it to the text itself. */
export type Visible = { text: string; back: (stretch: Stretch) => Stretch };

const same = (stretch: Stretch) => stretch;

/** Returns what is seen of a text: an address with a zero-width space in it is read as one. */
export function visibleOf(text: string): Visible {
  // Most texts have nothing of the kind.
  if (text.search(UNSEEN) < 0) return { text, back: same };
  const places: number[] = [];
  const ends: number[] = [];
  let last = 0;
  let seen = '';
  const add = (from: number, to: number) => {
    for (let place = from; place < to; place++) {
      places.push(place);
      ends.push(place + 1);
    }
    seen += text.slice(from, to);
  };
  for (const { 0: unseen, index } of text.matchAll(UNSEEN)) {
    add(last, index);
    last = index + unseen.length;
    const plain = plainOf(unseen);
    for (let place = 0; place < plain.length; place++) {
      places.push(index);
      ends.push(last);
    }
    seen += plain;
  }
  add(last, text.length);
  return {
    text: seen,
    back: ({ from, to }) => (to > from ? { from: places[from]!, to: ends[to - 1]! } : { from: 0, to: 0 }),
  };
}
