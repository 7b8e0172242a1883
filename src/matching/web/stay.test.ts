import { expect, test } from 'vitest';
import { stay } from './stay.ts';

const free = (...ids: string[]) => ids.map((id) => ({ id, interest: null as string | null }));
const sent = (id: string) => ({ id, interest: 'sent' as string | null });

test('the first answer is shown as it is', () => {
  expect(stay(undefined, free('a', 'b'))).toEqual(free('a', 'b'));
});

test('who was sent an interest keeps the place; the others move up around it', () => {
  const shown = [...free('a'), sent('b'), ...free('c')];
  expect(stay(shown, free('a', 'c', 'd'))).toEqual([...free('a'), sent('b'), ...free('c')]);
  expect(stay(shown, free('x', 'a'))).toEqual([...free('x'), sent('b'), ...free('a')]);
});

test('whoever can no longer be seen goes', () => {
  expect(stay(free('a', 'b'), free('b'))).toEqual(free('b'));
});

test('the last one stays, too, and nobody stands there twice', () => {
  expect(stay([...free('a'), sent('b')], free('a'))).toEqual([...free('a'), sent('b')]);
  expect(stay([sent('a')], [sent('a'), ...free('b')])).toEqual([sent('a'), ...free('b')]);
});
