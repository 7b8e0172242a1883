import { DESCRIPTION_MAX, WORDS_MAX } from '../../../../people/profiles/shared/facts/limits.ts';
import { type FactKey, factOf } from '../../../../people/profiles/shared/facts/list.ts';
import type { Cell } from '../../reading/cell.ts';
import { parseHeight } from '../../values/amounts/height.ts';
import { parseIncome } from '../../values/amounts/income.ts';
import { parseWeight } from '../../values/amounts/weight.ts';
import { parseEmail } from '../../values/contacts/email.ts';
import { parsePhones } from '../../values/contacts/phones.ts';
import { parseNumber } from '../../values/counts/number.ts';
import { parseSiblings } from '../../values/counts/siblings.ts';
import { parseBirthDate, parsePastDate } from '../../values/dates/birth.ts';
import { parseTime } from '../../values/dates/time.ts';
import { parseGender } from '../../values/gender.ts';
import { parseName } from '../../values/names.ts';
import { parseOption, parseOptions } from '../../values/options/option.ts';
import type { OptionNames } from '../../values/options/optionNames.ts';
import type { Parsed } from '../../values/parsed.ts';
import { parsePlace } from '../../values/places.ts';
import { readCell } from '../../values/readCell.ts';
import { parseLine, parseRelative, parseText, parseWords } from '../../values/texts.ts';
import { parseYesNo } from '../../values/yesNo.ts';
import type { Habits } from './habits.ts';
import type { TargetKey } from './targets.ts';

/** What values are read with. @property today YYYY-MM-DD */
export type ParseContext = { today: string; options: OptionNames };

const NOTE_MAX = 1000;
const AGE = { min: 15, max: 100 };
const NONE = { count: 0, married: null };
const PLACES: readonly TargetKey[] = ['city', 'nativePlace'];
const SIBLINGS: readonly TargetKey[] = [
  'brothers',
  'sisters',
  'marriedBrothers',
  'marriedSisters',
  'unmarriedBrothers',
  'unmarriedSisters',
];

/** Reads a cell as what its column is. Dates and times of birth in one cell, and siblings in one, are the row's to read. */
export function parseTarget(
  target: TargetKey,
  cell: Cell,
  habits: Habits,
  context: ParseContext,
): Parsed<unknown> {
  const { today, options } = context;
  if (PLACES.includes(target)) return readCell(cell, (one) => parsePlace(one, options, WORDS_MAX));
  if (SIBLINGS.includes(target)) return readCell(cell, parseSiblings, NONE);
  switch (target) {
    case 'name':
    case 'firstName':
    case 'middleName':
    case 'lastName':
      return readCell(cell, parseName);
    case 'gender':
      return readCell(cell, parseGender);
    case 'dateOfBirth':
      return readCell(cell, (one) => parseBirthDate(one, habits.date, today));
    case 'registeredOn':
      return readCell(cell, (one) => parsePastDate(one, habits.date, today));
    case 'timeOfBirth':
      return readCell(cell, (one) => parseTime(one, habits.time));
    case 'age':
      return readCell(cell, (one) => parseNumber(one, AGE));
    case 'phone':
      return readCell(cell, parsePhones);
    case 'email':
      return readCell(cell, parseEmail);
    case 'rashi':
    case 'nakshatra':
    case 'manglik':
      return readCell(cell, (one) => parseOption(one, options[target]!));
    case 'consent':
      return readCell(cell, parseYesNo);
    case 'expectations':
      return readCell(cell, (one) => parseText(one, DESCRIPTION_MAX));
    case 'placeOfBirth':
    case 'referenceNumber':
      return readCell(cell, (one) => parseLine(one, WORDS_MAX));
    case 'photoFile':
    case 'address':
    case 'note':
    case 'siblings':
    case 'birthDateAndTime':
      return readCell(cell, (one) => parseText(one, NOTE_MAX));
    case 'heightCm':
      return readCell(cell, (one) => parseHeight(one, habits.height));
    case 'weightKg':
      return readCell(cell, parseWeight);
    case 'income':
      return readCell(cell, (one) => parseIncome(one, habits.income));
    default:
      return parseFact(target as FactKey, cell, context);
  }
}

function parseFact(key: FactKey, cell: Cell, { options }: ParseContext): Parsed<unknown> {
  const fact = factOf(key);
  switch (fact.kind) {
    case 'option': {
      const list = options[fact.list]!;
      // 'None' is an answer in some lists.
      const none = list.names.get('none');
      return readCell(cell, (one) => parseOption(one, list), none);
    }
    case 'options':
      return readCell(cell, (one) => parseOptions(one, options[fact.list]!));
    case 'number':
      return readCell(cell, (one) => parseNumber(one, fact), 0);
    case 'line':
      return readCell(cell, (one) => (fact.isName ? parseRelative(one, fact.max) : parseLine(one, fact.max)));
    case 'words':
      return readCell(cell, (one) => parseWords(one, fact.max));
    case 'text':
      return readCell(cell, (one) => parseText(one, fact.max));
    default:
      return null;
  }
}
