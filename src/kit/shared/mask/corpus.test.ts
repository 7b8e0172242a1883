import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maskSpread, mayBeSpread } from '../../mask/spread.ts';
import { mask } from './mask.ts';
import { MASK } from './stretches.ts';

const cases = readFileSync(new URL('corpus.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^(hide|keep) /.test(line))
  .map((line) => {
    const marked = line.slice(5).split(' // ');
    const texts = marked.map((text) => text.replace(/[⟦⟧]/g, ''));
    return { hides: line.startsWith('hide'), marked, texts };
  });

/** What is shown of messages, as a conversation shows them. */
const shown = (texts: string[]) => maskSpread(texts).map(mask);
const changed = (texts: string[]) => shown(texts).some((text, place) => text !== texts[place]);

test('the corpus has 600 cases, more than half of them without anything to hide', () => {
  expect(cases.length).toBeGreaterThanOrEqual(600);
  expect(cases.filter(({ hides }) => !hides).length).toBeGreaterThanOrEqual(400);
  expect(new Set(cases.map(({ texts }) => texts.join('\n'))).size).toBe(cases.length);
});

test('every number, address and handle in it is hidden', () => {
  expect(cases.filter(({ hides, texts }) => hides && !changed(texts)).map(({ texts }) => texts)).toEqual([]);
});

test('of a number over several messages, no four digits in a row are left', () => {
  const left = cases.filter(
    ({ hides, texts }) => hides && texts.length > 1 && /\p{Nd}{4}/u.test(shown(texts).join('')),
  );
  expect(left.map(({ texts }) => texts)).toEqual([]);
});

test('of an address over several messages, every part is hidden, and nothing else', () => {
  const spread = cases.filter(({ marked }) => marked.some((text) => text.includes('⟦')));
  expect(spread.length).toBeGreaterThanOrEqual(35);
  const wanted = ({ marked }: (typeof cases)[number]) => marked.map((text) => text.replace(/⟦.*⟧/, MASK));
  expect(spread.map(({ texts }) => shown(texts))).toEqual(spread.map(wanted));
});

test('of what families write, nothing is hidden by mistake', () => {
  const falseAlarms = cases.filter(({ hides, texts }) => !hides && changed(texts));
  expect(falseAlarms.map(({ texts }) => [texts, shown(texts)])).toEqual([]);
});

test('of what families write, nothing is hidden because it was sent in pieces', () => {
  const pieces = cases
    .filter(({ hides, texts }) => !hides && texts.length === 1)
    .flatMap(({ texts }) => {
      const words = texts[0]!.split(/\s+/);
      const halves = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
      return [words, ...halves.slice(1)];
    });
  expect(pieces.length).toBeGreaterThan(700);
  expect(
    pieces.map((texts) => [texts, maskSpread(texts)]).filter(([one, other]) => `${one}` !== `${other}`),
  ).toEqual([]);
});

test('the quick look at several texts misses nothing that is spread over them', () => {
  const spread = cases.filter(({ texts }) => `${maskSpread(texts)}` !== `${texts}`);
  expect(spread.length).toBeGreaterThan(50);
  expect(spread.filter(({ texts }) => !mayBeSpread(texts)).map(({ texts }) => texts)).toEqual([]);
  expect(mayBeSpread(['Water engineer', 'Pune', 'Brahmin', 'Singing', 'Reading Marathi novels'])).toBe(false);
});
