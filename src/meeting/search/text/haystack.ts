/** Letters after which a new string is begun, so that appending copies little. */
const SEGMENT = 1 << 17;

type Segment = { ids: number[]; starts: number[]; text: string };

/** Where in a text a part may be: anywhere, at the beginning of a word, or as a whole word. */
export type MatchPosition = 'anywhere' | 'beginning' | 'word';

/**
 * Finds a part in short texts. A part without a blank lies within one word, and texts share their words: for
 * 1,000,000 names only a few thousand words are searched.
 */
export class Haystack {
  #texts = new Strings();
  #words = new Strings();
  #numbers = new Map<string, number>();
  /** By word: the places of the texts that contain it. */
  #having: number[][] = [];
  #ids: number[] = [];
  /** By text: the number of the last search that found it. */
  #found = new Uint32Array(1024);
  #searches = 0;

  add(texts: { id: number; word: string }[]): void {
    const added: { id: number; word: string }[] = [];
    for (const { id, word } of texts) {
      const place = this.#ids.push(id) - 1;
      for (const one of new Set(word.split(/\s+/))) {
        let number = this.#numbers.get(one);
        if (number === undefined) {
          number = this.#having.push([]) - 1;
          this.#numbers.set(one, number);
          added.push({ id: number, word: one });
        }
        this.#having[number]!.push(place);
      }
    }
    this.#words.add(added);
    this.#texts.add(texts);
  }

  /** Returns the ids of the texts that contain a part. */
  containing(part: string, where: MatchPosition = 'anywhere'): number[] {
    if (part === '') return [];
    if (/\s/.test(part)) return this.#hasWordsOf(part) ? this.#texts.containing(part, where) : [];
    const words = this.#words.containing(part, where);
    const search = this.#begin();
    const ids: number[] = [];
    for (const word of words) {
      for (const place of this.#having[word]!) {
        if (this.#found[place] === search) continue;
        this.#found[place] = search;
        ids.push(this.#ids[place]!);
      }
    }
    return ids;
  }

  /** Whether each word of a part lies within a word of some text. If not, no text needs to be searched. */
  #hasWordsOf(part: string): boolean {
    const parts = part.split(/\s+/).filter((one) => one !== '');
    return parts.every((one) => this.#words.includes(one));
  }

  #begin(): number {
    if (this.#found.length < this.#ids.length) this.#found = new Uint32Array(this.#ids.length * 2);
    return ++this.#searches;
  }
}

/** Short texts joined into a few long strings, which are searched in one pass. Each match belongs to one text. */
class Strings {
  #segments: Segment[] = [];

  add(words: { id: number; word: string }[]): void {
    if (words.length === 0) return;
    let last = this.#segments.at(-1);
    if (!last || last.text.length > SEGMENT) {
      last = { ids: [], starts: [], text: '' };
      this.#segments.push(last);
    }
    const parts: string[] = [];
    let offset = last.text.length;
    for (const { id, word } of words) {
      last.ids.push(id);
      last.starts.push(offset);
      parts.push(word, '\n');
      offset += word.length + 1;
    }
    last.text += parts.join('');
  }

  includes(part: string): boolean {
    return this.#segments.some(({ text }) => text.includes(part));
  }

  containing(part: string, where: MatchPosition): number[] {
    const found: number[] = [];
    for (const segment of this.#segments) search(segment, part, where, found);
    return found;
  }
}

function search({ ids, starts, text }: Segment, part: string, where: MatchPosition, found: number[]): void {
  let index = 0;
  for (let offset = text.indexOf(part); offset !== -1; ) {
    const isThere =
      where === 'anywhere' ||
      ((offset === 0 || isBetween(text[offset - 1]!)) &&
        (where === 'beginning' || isBetween(text[offset + part.length]!)));
    if (!isThere) {
      offset = text.indexOf(part, offset + 1);
      continue;
    }
    index = lastAtOrBefore(starts, offset, index);
    found.push(ids[index]!);
    const next = starts[index + 1];
    if (next === undefined) break;
    offset = text.indexOf(part, next);
  }
}

const isBetween = (letter: string) => !/[\p{L}\p{M}\p{N}]/u.test(letter);

function lastAtOrBefore(starts: number[], position: number, from: number): number {
  // The next match of a short part is near: the range is doubled until it contains the position.
  let low = from;
  let high = from + 1;
  for (let step = 1; high < starts.length && starts[high]! <= position; step *= 2) {
    low = high;
    high += step;
  }
  high = Math.min(high, starts.length - 1);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}
