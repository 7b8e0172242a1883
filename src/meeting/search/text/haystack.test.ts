import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Haystack } from './haystack.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'é', 'अ', ' ', '.'), maxLength: 8 });
const text = letters.map((one) => one.trim().replace(/ +/g, ' '));

test('finds each text that contains a part once, and those in which it begins or is a word', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), text, fc.nat(30), (texts, part, cut) => {
      const haystack = new Haystack();
      const all = texts.map((word, place) => ({ id: place * 3 + 1, word }));
      haystack.add(all.slice(0, cut));
      haystack.add(all.slice(cut));
      const idsOf = (fits: (word: string) => boolean) =>
        part === '' ? [] : all.filter(({ word }) => fits(word)).map(({ id }) => id);
      const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other);
      expect(sorted(haystack.containing(part))).toEqual(idsOf((word) => word.includes(part)));
      const begins = (word: string) =>
        [...Array(word.length).keys()].some(
          (index) => word.startsWith(part, index) && (index === 0 || /[ .]/.test(word[index - 1]!)),
        );
      expect(sorted(haystack.containing(part, 'beginning'))).toEqual(idsOf(begins));
      const isWord = (word: string) =>
        [...Array(word.length).keys()].some(
          (index) =>
            word.startsWith(part, index) &&
            (index === 0 || /[ .]/.test(word[index - 1]!)) &&
            /^([ .]|$)/.test(word.slice(index + part.length)),
        );
      expect(sorted(haystack.containing(part, 'word'))).toEqual(idsOf(isWord));
    }),
  );
});
