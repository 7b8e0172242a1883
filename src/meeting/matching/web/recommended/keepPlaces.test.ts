import { expect, test } from 'vitest';
import { keepPlaces } from './keepPlaces.ts';

const free = (...ids: string[]) => ids.map((id) => ({ id, interest: null as string | null }));
const sent = (id: string) => ({ id, interest: 'sent' as string | null });

test('the first answer is shown as it is', () => {
  expect(keepPlaces(undefined, free('a', 'b'))).toEqual(free('a', 'b'));
});

test('a profile that was sent an interest keeps its place; the others move up around it', () => {
  const shown = [...free('a'), sent('b'), ...free('c')];
  expect(keepPlaces(shown, free('a', 'c', 'd'))).toEqual([...free('a'), sent('b'), ...free('c')]);
  expect(keepPlaces(shown, free('x', 'a'))).toEqual([...free('x'), sent('b'), ...free('a')]);
});

test('a profile that is no longer visible goes', () => {
  expect(keepPlaces(free('a', 'b'), free('b'))).toEqual(free('b'));
});

test('the last one stays, too, and nobody is listed twice', () => {
  expect(keepPlaces([...free('a'), sent('b')], free('a'))).toEqual([...free('a'), sent('b')]);
  expect(keepPlaces([sent('a')], [sent('a'), ...free('b')])).toEqual([sent('a'), ...free('b')]);
});
