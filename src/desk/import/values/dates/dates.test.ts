import { describe, expect, test } from 'vitest';
import { cellOf, outcome, outcomeOf } from '../../../../../test/registers/outcome.ts';
import { parseBirthDate, parsePastDate } from './birth.ts';
import { parseBirthMoment } from './birthMoment.ts';
import { dateHabits } from './habits.ts';
import { parseTime, timeHabits } from './time.ts';

const TODAY = '2026-12-01';
const unproven = dateHabits([]);

describe('a date of birth', () => {
  test.each([
    ['05/08/1994', '1994-08-05'],
    ['5/8/94', '1994-08-05'],
    ['25.12.96', '1996-12-25'],
    ['12-05-94', '1994-05-12'],
    ['१२/०५/१९९४', '1994-05-12'],
    ['૧૨-૦૫-૧૯૯૪', '1994-05-12'],
    ['5th Aug 94', '1994-08-05'],
    ['5th Aug 1994', '1994-08-05'],
    ['05-AUG-1994', '1994-08-05'],
    ['5 Aug. 1994', '1994-08-05'],
    ['Aug 5, 1994', '1994-08-05'],
    ['August 5th 1994', '1994-08-05'],
    ['1994 Aug 5', '1994-08-05'],
    ['Friday, 5 August 1994', '1994-08-05'],
    ['5/8/1994 (Friday)', '1994-08-05'],
    ['DOB: 5/8/1994', '1994-08-05'],
    ['५ ऑगस्ट १९९४', '1994-08-05'],
    ['५ अगस्त १९९४', '1994-08-05'],
    ['૫ ઓગસ્ટ ૧૯૯૪', '1994-08-05'],
    ['1994-08-05', '1994-08-05'],
    ['1994/8/5', '1994-08-05'],
    ['1994-08-05T00:00:00', '1994-08-05'],
    ['05/08/1994 10:30 AM', '1994-08-05'],
    ['34550', '1994-08-04'],
    ['number 34550', '1994-08-04'],
    ['date 1994-08-05', '1994-08-05'],
    ['8/25/1994', '1994-08-25'],
    ['29/02/1996', '1996-02-29'],
    ['05 / 08 / 1994', '1994-08-05'],
    ['5,8,1994', '1994-08-05'],
    ['05/08/05', '2005-08-05'],
    ['0/0/0000', null],
    ['-', null],
    ['N.A.', null],
    ['', null],
    ['05081994', 'date_digits? 1994-08-05'],
    ['5081994', 'date_digits? 1994-08-05'],
    ['19940805', 'date_digits? 1994-08-05'],
    ['94/08/05', 'date_digits? 1994-08-05'],
    ['1994-25-08', 'date_digits? 1994-08-25'],
    ['05/08/12', 'date_invalid!'],
    ['05/08/2010', 'age_unusual? 2010-08-05'],
    ['05/08/1950', 'age_unusual? 1950-08-05'],
    ['31/02/1994', 'date_invalid!'],
    ['29/02/1995', 'date_invalid!'],
    ['32/01/1994', 'date_invalid!'],
    ['1994', 'date_year_only!'],
    ['32', 'date_is_age!'],
    ['32 yrs', 'date_is_age!'],
    ['Aug 1994', 'date_unread!'],
    ['5/8', 'date_unread!'],
    ['5 or 6 Aug 1994', 'date_unread!'],
    ['about 1994', 'date_unread!'],
    ['05/08/2027', 'date_future!'],
    ['same as above', 'same_as_above!'],
    ['"', 'same_as_above!'],
    ['error #REF!', 'cell_error!'],
    ['formula =A1', 'cell_formula!'],
  ])('%s', (written, expected) => {
    expect(outcome(written, (cell) => parseBirthDate(cell, unproven, TODAY))).toBe(expected);
  });
});

describe('the order of day and month', () => {
  const read = (column: string[]) => {
    const cells = column.map(cellOf);
    const habits = dateHabits(cells);
    return column.map((written) => outcome(written, (cell) => parseBirthDate(cell, habits, TODAY)));
  };

  test.each([
    ['is the day first where nothing decides', ['05/08/1994', '06/07/1995'], ['1994-08-05', '1995-07-06']],
    [
      'is that of a value that can be nothing else',
      ['05/08/1994', '08/25/1995'],
      ['1994-05-08', '1995-08-25'],
    ],
    ['stays with the day first', ['05/08/1994', '25/08/1995'], ['1994-08-05', '1995-08-25']],
    [
      'is asked about where values contradict each other',
      ['05/08/1994', '25/08/1995', '08/26/1995', '07/07/1990'],
      ['date_order? 1994-08-05', '1995-08-25', '1995-08-26', '1990-07-07'],
    ],
    [
      'is asked about where Excel made dates of some and left the others',
      ['date 1994-05-08', '25/08/1995', 'date 1994-06-06'],
      ['date_swapped? 1994-05-08', '1995-08-25', '1994-06-06'],
    ],
    [
      'of true dates is theirs',
      ['date 1994-05-08', 'date 1995-08-25', '25/08/1995'],
      ['1994-05-08', '1995-08-25', '1995-08-25'],
    ],
  ])('%s', (_, column, expected) => {
    expect(read(column)).toEqual(expected);
  });
});

test.each([
  ['01/04/2024', '2024-04-01'],
  ['01/04/24', '2024-04-01'],
  ['date 2024-04-01T10:22', '2024-04-01'],
  ['2024/04/01 10:22:33 am GMT+5:30', '2024-04-01'],
  ['01/04/2027', 'date_future!'],
])('a date of registration: %s', (written, expected) => {
  expect(outcome(written, (cell) => parsePastDate(cell, unproven, TODAY))).toBe(expected);
});

describe('a time of birth', () => {
  test.each([
    ['10:30 AM', '10:30'],
    ['10.30 am', '10:30'],
    ['10.30 a.m.', '10:30'],
    ['10:30 PM', '22:30'],
    ['10-30 p.m', '22:30'],
    ['10:30:15 PM', '22:30'],
    ['12:15 AM', '00:15'],
    ['12:15 PM', '12:15'],
    ['12 noon', '12:00'],
    ['midnight', '00:00'],
    ['10 am', '10:00'],
    ['22:30', '22:30'],
    ['22.30 hrs', '22:30'],
    ['2230', '22:30'],
    ['00:15', '00:15'],
    ['00:00', 'time_half? 00:00'],
    ['22:30 PM', '22:30'],
    ['सकाळी 10.30', '10:30'],
    ['सकाळी १० वा. ३० मि.', '10:30'],
    ['दुपारी १२.१५', '12:15'],
    ['दुपारी 3:20 वा.', '15:20'],
    ['सायं 6.10', '18:10'],
    ['रात्री 10:30', '22:30'],
    ['रात्री 1.30', '01:30'],
    ['रात्री 12.10', '00:10'],
    ['पहाटे ४.२०', '04:20'],
    ['सुबह 6 बजे', '06:00'],
    ['शाम 7:45 बजे', '19:45'],
    ['સવારે ૧૦:૩૦', '10:30'],
    ['સાંજે 7.15', '19:15'],
    ['10.30 morning', '10:30'],
    ['night 11.50', '23:50'],
    ['number 0.4375', 'time_half? 10:30'],
    ['time 22:30', '22:30'],
    ['time 10:30', 'time_half? 10:30'],
    ['10:30', 'time_half? 10:30'],
    ['number 10.3', 'time_zero_lost? 10:30'],
    ['NA', null],
    ['Not known', null],
    ['माहीत नाही', null],
    ['10:70', 'time_unread!'],
    ['25:10', 'time_unread!'],
    ['10', 'time_unread!'],
    ['00:30 PM', 'time_contradictory!'],
    ['22:30 AM', 'time_contradictory!'],
    ['10 to 11 am', 'time_unread!'],
    ['date 1994-08-05', 'time_unread!'],
    ['same', 'same_as_above!'],
  ])('%s', (written, expected) => {
    expect(outcome(written, (cell) => parseTime(cell, { isLong: false }))).toBe(expected);
  });

  test.each([
    ['writes 24 hours where many are after 12', ['10:30', '22:15'], ['10:30', '22:15']],
    ['does not where one says AM', ['10:30', '22:15', '9:10 AM'], ['time_half? 10:30', '22:15', '09:10']],
    [
      'does not where a single one is after 12',
      ['10:30', '9:15', '8:00', '7:45', '22:15'],
      ['time_half? 10:30', 'time_half? 09:15', 'time_half? 08:00', 'time_half? 07:45', '22:15'],
    ],
  ])('a column %s', (_, column, expected) => {
    const cells = column.map(cellOf);
    expect(cells.map((cell) => outcomeOf(parseTime(cell!, timeHabits(cells))))).toEqual(expected);
  });
});

test.each([
  ['05/08/1994 10:30 PM', '1994-08-05', '22:30'],
  ['05/08/1994, रात्री 10.30', '1994-08-05', '22:30'],
  ['5 Aug 1994 at 10.30 am', '1994-08-05', '10:30'],
  ['1994-08-05 22:30', '1994-08-05', '22:30'],
  ['date 1994-08-05T06:10', '1994-08-05', '06:10'],
  ['date 1994-08-05', '1994-08-05', null],
  ['05/08/94 / 10.30', '1994-08-05', 'time_half? 10:30'],
  ['05/08/1994 Friday', '1994-08-05', 'time_unread!'],
  ['05/08/1994', '1994-08-05', null],
])('a date and a time in one cell: %s', (written, date, time) => {
  const habits = { date: unproven, time: { isLong: false } };
  const moment = parseBirthMoment(cellOf(written)!, habits, TODAY);
  expect([outcomeOf(moment.date), outcomeOf(moment.time)]).toEqual([date, time]);
});
