import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mask } from './mask.ts';
import { maskSpread } from './spread.ts';

const cases = readFileSync(new URL('corpus.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^(hide|keep) /.test(line))
  .map((line) => ({ hides: line.startsWith('hide'), texts: line.slice(5).split(' // ') }));

/** What is shown of messages, as a conversation shows them. */
const shown = (texts: string[]) => maskSpread(texts).map(mask);
const changed = (texts: string[]) => shown(texts).some((text, place) => text !== texts[place]);

test('the corpus has 300 cases, a half of them without anything to hide', () => {
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(cases.filter(({ hides }) => !hides).length).toBeGreaterThanOrEqual(150);
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

test('of what families write, nothing is hidden by mistake', () => {
  const falseAlarms = cases.filter(({ hides, texts }) => !hides && changed(texts));
  expect(falseAlarms.map(({ texts }) => [texts, shown(texts)])).toEqual([]);
});
