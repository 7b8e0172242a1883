import type { Stretch } from './stretches.ts';

/** What nobody sees between two letters: zero-width characters, direction marks, fillers, joiners. */
const UNSEEN = /\p{DI}/gu;

/** A text without what nobody sees, and the way back from a place in it to the text itself. */
export type Visible = { text: string; back: (stretch: Stretch) => Stretch };

const same = (stretch: Stretch) => stretch;

/** Returns what is seen of a text: an address with a zero-width space in it is read as one. */
export function visibleOf(text: string): Visible {
  // Most texts have nothing of the kind.
  if (text.search(UNSEEN) < 0) return { text, back: same };
  const places: number[] = [];
  let last = 0;
  let seen = '';
  const add = (from: number, to: number) => {
    for (let place = from; place < to; place++) places.push(place);
    seen += text.slice(from, to);
  };
  for (const { 0: unseen, index } of text.matchAll(UNSEEN)) {
    add(last, index);
    last = index + unseen.length;
  }
  add(last, text.length);
  return {
    text: seen,
    back: ({ from, to }) =>
      to > from ? { from: places[from]!, to: places[to - 1]! + 1 } : { from: 0, to: 0 },
  };
}
