import { describe, expect, test } from 'vitest';
import { cellOf, outcome, outcomeOf } from '../../../../../test/registers/outcome.ts';
import { parseHeight } from './height.ts';
import { heightHabits } from './heightHabits.ts';
import { incomeHabits, parseIncome } from './income.ts';
import { parseWeight } from './weight.ts';

const unproven = heightHabits([]);

describe('a height', () => {
  test.each([
    ['5\'4"', 163],
    ['5’4”', 163],
    ["5' 4''", 163],
    ["5'4", 163],
    ['5\'-4"', 163],
    ['५\'४"', 163],
    ['५’ ४”', 163],
    ['૫\'૪"', 163],
    ['5ft 7', 170],
    ['5 ft 7 in', 170],
    ['5 feet 7 inches', 170],
    ['5 Ft. 7 Inch', 170],
    ['5 फूट 4 इंच', 163],
    ['५ फुट ४ इंच', 163],
    ['5 ફૂટ 4 ઇંચ', 163],
    ['5.7', 170],
    ['5.4', 163],
    ['number 5.4', 163],
    ['5.11', 180],
    ['5.4 ft', 163],
    ["5.4'", 163],
    ['5-4', 163],
    ['5"4', 163],
    ['5\'4.5"', 164],
    ['5\'4½"', 164],
    ["5'", 152],
    ['5 feet', 152],
    ["5'11", 180],
    ['163', 163],
    ['170 cms', 170],
    ['170cm', 170],
    ['163 से.मी.', 163],
    ['1.63', 163],
    ['1.63 m', 163],
    ['64"', 163],
    ['64 inches', 163],
    ['5\'4" (163 cm)', 163],
    ['163 cm / 5\'4"', 163],
    ['Height: 5\'4"', 163],
    ['NA', null],
    ['5.1', 'height_zero_lost? 155'],
    ['number 5.1', 'height_zero_lost? 155'],
    ['5.58', 'height_decimal? 170'],
    ['5', 'height_feet? 152'],
    ['64', 'height_inches? 163'],
    ['5\'4" / 170 cm', 'height_two? 163'],
    ["5'12", 'height_unread!'],
    ['date 2026-04-05', 'height_is_date!'],
    ['5½ ft', 'height_unread!'],
    ['tall', 'height_unread!'],
    ['5\'4"-5\'6"', 'height_unread!'],
    ['16', 'height_range!'],
    ["3'2", 'height_range!'],
  ])('%s', (written, expected) => {
    expect(outcome(written, (cell) => parseHeight(cell, unproven))).toBe(expected);
  });

  test.each([
    ['that keeps zeros', ['5.10', '5.1', '5.4'], [178, 155, 163]],
    [
      'in feet',
      ['5.58', '5.5', '5.25'],
      ['height_decimal? 170', 'height_decimal? 165', 'height_decimal? 160'],
    ],
    ['of both', ['5.58', '5.11', '5.5'], ['height_unread!', 'height_decimal? 180', 'height_decimal? 165']],
  ])('in a column %s', (_, column, expected) => {
    const cells = column.map(cellOf);
    expect(cells.map((cell) => outcomeOf(parseHeight(cell!, heightHabits(cells))))).toEqual(expected);
  });
});

test.each([
  ['55', 55],
  ['55 kg', 55],
  ['55kgs.', 55],
  ['55.5 Kg', 56],
  ['५५ किलो', 55],
  ['૫૫ કિલો', 55],
  ['55 किलोग्राम', 55],
  ['121 lbs', 55],
  ['121 pounds', 55],
  ['number 62', 62],
  ['Weight - 60 kg', 60],
  ['-', null],
  ['Not specified', null],
  ['130', 'weight_pounds? 130'],
  ['50-55', 'weight_unread!'],
  ['slim', 'weight_unread!'],
  ['5.4', 'weight_unread!'],
  ['12 kg', 'weight_range!'],
  ['550', 'weight_range!'],
  ['date 2026-01-01', 'weight_unread!'],
])('a weight: %s', (written, expected) => {
  expect(outcome(written, parseWeight)).toBe(expected);
});

describe('an income', () => {
  const exactly = (rupees: number) => ({ min: rupees, max: rupees });
  test.each([
    ['6 LPA', exactly(600_000)],
    ['6.5LPA', exactly(650_000)],
    ['6 lakh', exactly(600_000)],
    ['6 Lacs p.a.', exactly(600_000)],
    ['6L', exactly(600_000)],
    ['६ लाख', exactly(600_000)],
    ['૬ લાખ', exactly(600_000)],
    ['5-7 lakh', { min: 500_000, max: 700_000 }],
    ['5 to 7 LPA', { min: 500_000, max: 700_000 }],
    ['5L - 7L', { min: 500_000, max: 700_000 }],
    ['₹5,00,000 - 7,00,000', { min: 500_000, max: 700_000 }],
    ['50k pm', exactly(600_000)],
    ['₹50k pm', exactly(600_000)],
    ['50,000 per month', exactly(600_000)],
    ['Rs 40,000/- per month', exactly(480_000)],
    ['Rs. 40,000/- p.m.', exactly(480_000)],
    ['४०,००० दरमहा', exactly(480_000)],
    ['40 हजार महिना', exactly(480_000)],
    ['₹ 8,00,000', exactly(800_000)],
    ['800000', exactly(800_000)],
    ['number 800000', exactly(800_000)],
    ['1.2 Cr', exactly(12_000_000)],
    ['1 crore per annum', exactly(10_000_000)],
    ['above 10 lakh', { min: 1_000_000, max: null }],
    ['10 lakh+', { min: 1_000_000, max: null }],
    ['10+ LPA', { min: 1_000_000, max: null }],
    ['upto 5 lakh', { min: null, max: 500_000 }],
    ['less than 3 lakhs', { min: null, max: 300_000 }],
    ['CTC 12 LPA', exactly(1_200_000)],
    ['3 lakh वार्षिक', exactly(300_000)],
    ['nil', null],
    ['0', null],
    ['Housewife', null],
    ['NA', null],
    ['-', null],
    ['40000', 'income_period? {"min":480000,"max":480000}'],
    ['Rs 40,000/-', 'income_period? {"min":480000,"max":480000}'],
    ['50k', 'income_period? {"min":600000,"max":600000}'],
    ['1 lakh', 'income_period? {"min":100000,"max":100000}'],
    ['6', 'income_lakhs? {"min":600000,"max":600000}'],
    ['5-7', 'income_lakhs? {"min":500000,"max":700000}'],
    ['6 LPA plus rent', 'income_extra? {"min":600000,"max":null}'],
    ['$80,000', 'income_currency!'],
    ['60k USD', 'income_currency!'],
    ['5000 AED pm', 'income_currency!'],
    ['good', 'income_unread!'],
    ['500', 'income_unread!'],
    ['3/4/5 lakh', 'income_unread!'],
  ])('%s', (written, expected) => {
    expect(outcome(written, (cell) => parseIncome(cell, incomeHabits('Income')))).toEqual(expected);
  });

  test.each([
    ['Monthly income', '40000', exactly(480_000)],
    ['Salary p.m.', '40,000', exactly(480_000)],
    ['मासिक उत्पन्न', '४०,०००', exactly(480_000)],
    ['Annual Income', '1,20,000', exactly(120_000)],
    ['Annual Income', '40000', 'income_period? {"min":480000,"max":480000}'],
    ['Monthly income', '6,00,000', exactly(600_000)],
    ['Income (Lakhs)', '6', exactly(600_000)],
    ['Income in LPA', '6.5', exactly(650_000)],
    ['Income (lakhs)', '6,50,000', exactly(650_000)],
    ['Annual income', '50k pm', exactly(600_000)],
  ])('under %s: %s', (header, written, expected) => {
    expect(outcome(written, (cell) => parseIncome(cell, incomeHabits(header)))).toEqual(expected);
  });
});
