import { expect, test } from 'vitest';
import type { CustomValues } from '../../../base/custom-fields/shared/field.ts';
import { compareCustom, customShare, customWishesOf, NO_CUSTOM_WISHES } from './custom.ts';
import { COUNT, CUSTOM_AT, fitOf, meetsAll, meetsAllButNice, meetsMusts, utilities } from './fit.ts';
import { factsOf, wishesOf } from './wishes.ts';

const facts: CustomValues = {
  sect: 'digambar',
  vows: ['fasts', 'silence'],
  own_house: false,
  acres: 5,
  since: '2011-05-01',
};
const wish = (changed: object) => ({ field: 'sect', any: [], min: null, max: null, ...changed });

test.each([
  ['one of the options', wish({ any: ['shvetambar', 'digambar'] }), 1],
  ['another option', wish({ any: ['shvetambar'] }), 0],
  ['any of several', wish({ field: 'vows', any: ['silence'] }), 1],
  ['yes or no', wish({ field: 'own_house', any: ['no'] }), 1],
  ['not stated', wish({ field: 'temple', any: ['yes'] }), 0.5],
  ['within bounds', wish({ field: 'acres', min: 5, max: 5 }), 1],
  ['a little below', wish({ field: 'acres', min: 6 }), Math.exp(-0.7)],
  ['far above', wish({ field: 'acres', max: 1 }), Math.exp(-0.7 * 16)],
])('%s', (_, wished, share) => {
  expect(customShare(wished, facts, 0)).toBeCloseTo(share, 5);
});

const side = (custom: CustomValues, wished: object = {}) => ({
  facts: factsOf({ custom }, 28),
  wishes: wishesOf({ custom_wishes: wished }),
});
const { wishes: none } = side({});

test('those that weigh the same are one wish together, met where each of them is', () => {
  expect(none.custom).toBe(NO_CUSTOM_WISHES);
  const sect = { any: ['digambar'], min: null, max: null };
  const house = { any: ['yes'], min: null, max: null };
  const table: [object, CustomValues, boolean, boolean, boolean][] = [
    [{}, facts, true, true, true],
    [{ sect: { ...sect, importance: 'must' } }, facts, true, true, true],
    [{ sect: { ...sect, importance: 'must' } }, { sect: 'shvetambar' }, false, false, false],
    [{ sect: { ...sect, importance: 'must' } }, {}, false, false, false],
    [
      { sect: { ...sect, importance: 'must' }, own_house: { ...house, importance: 'important' } },
      facts,
      true,
      false,
      false,
    ],
    [{ own_house: { ...house, importance: 'nice' } }, facts, true, false, true],
  ];
  for (const [wished, stated, musts, all, allButNice] of table) {
    const { wishes } = side({}, wished);
    const met = utilities(side(stated).facts, wishes, []);
    expect(met).toHaveLength(COUNT);
    expect([meetsMusts(met, wishes), meetsAll(met), meetsAllButNice(met, wishes)]).toEqual([
      musts,
      all,
      allButNice,
    ]);
  }
});

test('a wish that is met makes a better fit than one that is not, and one that is unknown lies between', () => {
  const { wishes } = side({}, { sect: { any: ['digambar'], min: null, max: null, importance: 'important' } });
  const fit = (custom: CustomValues) => fitOf(utilities(side(custom).facts, wishes, []), wishes);
  expect(fit({ sect: 'digambar' })).toBeGreaterThan(fit({}));
  expect(fit({})).toBeGreaterThan(fit({ sect: 'shvetambar' }));
  expect(utilities(side({}).facts, none, []).slice(CUSTOM_AT)).toEqual([-1, -1, -1]);
});

test('each wish is named with whether it is met and stated', () => {
  const wishes = customWishesOf({
    sect: { any: ['digambar'], min: null, max: null, importance: 'nice' },
    acres: { any: [], min: 9, max: null, importance: 'must' },
    temple: { any: ['yes'], min: null, max: null, importance: 'important' },
  });
  expect(compareCustom(wishes, facts).map(({ wish, ...rest }) => [wish.field, rest])).toEqual([
    ['acres', { importance: 'must', isMet: false, isStated: true }],
    ['temple', { importance: 'important', isMet: false, isStated: false }],
    ['sect', { importance: 'nice', isMet: true, isStated: true }],
  ]);
});
