import { type FactKey, factOf } from '../../../people/profiles/shared/facts/list.ts';
import { parseTarget } from '../columns/targets/parseTarget.ts';
import { isFact, type TargetKey } from '../columns/targets/targets.ts';
import type { Cell, Row } from '../reading/cell.ts';
import type { Income } from '../values/amounts/income.ts';
import { type BothSiblings, parseBothSiblings } from '../values/counts/bothSiblings.ts';
import type { Siblings } from '../values/counts/siblings.ts';
import { parseBirthMoment } from '../values/dates/birthMoment.ts';
import type { Gender } from '../values/gender.ts';
import type { Parsed } from '../values/parsed.ts';
import type { Place } from '../values/places.ts';
import { readCell } from '../values/readCell.ts';
import { checkPerson, type Stated } from './checkPerson.ts';
import { parseCustom } from './customValue.ts';
import type { CellProblem, Draft, ReadRow } from './draft.ts';
import { type Counted, countSiblings } from './family.ts';
import type { PreparedColumn, PreparedSheet } from './prepareSheet.ts';
import { skipRow } from './skipRow.ts';

const startDraft = (): Draft => ({
  person: {},
  account: { phones: [] },
  facts: {},
  horoscope: {},
  wishes: {},
  custom: {},
  newFields: {},
  register: { photoFiles: [], notes: [] },
});

type NameParts = Partial<Record<'name' | 'firstName' | 'middleName' | 'lastName', string>>;

/** What of a row is put together from several cells. */
type Collected = {
  names: NameParts;
  counted: Counted;
  stated: Stated;
  addresses: string[];
  phones: Set<string>;
};

/** Reads a person of a row: what it says, and what is wrong or has to be asked about, cell by cell; or why it is no person. */
export function readRow(row: Row, sheet: PreparedSheet): ReadRow {
  const skipped = skipRow(row, sheet);
  if (skipped) return { row: row.number, skipped };
  const draft = startDraft();
  const problems: CellProblem[] = [];
  const collected: Collected = { names: {}, counted: {}, stated: {}, addresses: [], phones: new Set() };
  for (const column of sheet.columns) {
    const cell = row.cells[column.column] ?? null;
    if (cell) readColumn(cell, column, sheet, { draft, problems, collected });
  }
  finish(draft, problems, collected, sheet);
  return { row: row.number, draft, problems };
}

type Reading = { draft: Draft; problems: CellProblem[]; collected: Collected };

/** Returns the value of a cell, and adds what is wrong with it. */
function take<Value>(
  parsed: Parsed<Value>,
  cell: NonNullable<Cell>,
  { column, header }: PreparedColumn,
  target: CellProblem['target'],
  problems: CellProblem[],
): Value | undefined {
  if (parsed === null) return undefined;
  const problem = 'refused' in parsed ? parsed.refused : parsed.doubt;
  if (problem) problems.push({ column, header, target, text: cell.text, problem });
  return 'refused' in parsed ? undefined : parsed.value;
}

function readColumn(
  cell: NonNullable<Cell>,
  column: PreparedColumn,
  sheet: PreparedSheet,
  reading: Reading,
): void {
  const { target, habits, header } = column;
  const { draft, problems, collected } = reading;
  const { context } = sheet;
  if (target === null || target.to === 'leave_out') return;
  if (target.to === 'custom') {
    const field = context.fields.find(({ key }) => key === target.key);
    const value = field && take(parseCustom(field, cell, column), cell, column, 'custom', problems);
    if (field && value !== undefined) draft.custom[field.key] = value;
    return;
  }
  if (target.to === 'new_field') {
    const value = take(parseTarget('note', cell, habits, context), cell, column, null, problems);
    if (value !== undefined) draft.newFields[header] = String(value);
    return;
  }
  const key = target.to;
  if (key === 'birthDateAndTime' || (key === 'dateOfBirth' && hasTime(cell.text)))
    readMoment(cell, column, sheet, reading);
  else if (key === 'siblings') readBothSiblings(cell, column, reading);
  else {
    const value = take(parseTarget(key, cell, habits, context), cell, column, key, problems);
    if (value !== undefined) store(key, value, header, draft, collected);
  }
}

/** A time behind a date, but for the midnight that programs add. */
const hasTime = (text: string) =>
  /\d[T\s,;@&-]+\D*\d{1,2}[:.]\d{2}(?!\d*[./-]\d)/.test(text) && !/[T ]0?0:00(:00)?(\.\d+)?Z?$/.test(text);

function readMoment(
  cell: NonNullable<Cell>,
  column: PreparedColumn,
  { context }: PreparedSheet,
  { draft, problems }: Reading,
): void {
  const open = readCell(cell, (one) => ({ value: one }));
  if (!take(open, cell, column, 'birthDateAndTime', problems)) return;
  const moment = parseBirthMoment(cell, column.habits, context.today);
  const date = take(moment.date, cell, column, 'dateOfBirth', problems);
  const time = take(moment.time, cell, column, 'timeOfBirth', problems);
  if (date !== undefined) draft.person.dateOfBirth = date;
  if (time !== undefined) draft.horoscope.timeOfBirth = time;
}

function readBothSiblings(
  cell: NonNullable<Cell>,
  column: PreparedColumn,
  { problems, collected }: Reading,
): void {
  const zero = { value: { count: 0, married: null } };
  const none: BothSiblings = { brothers: zero, sisters: zero };
  const open = readCell(cell, (one) => ({ value: parseBothSiblings(one) }), none);
  const both = take(open, cell, column, 'siblings', problems);
  if (!both) return;
  for (const kin of ['brothers', 'sisters'] as const) {
    const siblings: Siblings | undefined = take<Siblings>(both[kin], cell, column, kin, problems);
    if (siblings) collected.counted[kin] = siblings;
  }
}

const SIBLINGS: readonly TargetKey[] = [
  'brothers',
  'sisters',
  'marriedBrothers',
  'marriedSisters',
  'unmarriedBrothers',
  'unmarriedSisters',
];

function store(key: TargetKey, value: unknown, header: string, draft: Draft, collected: Collected): void {
  const { person, account, horoscope, wishes, register } = draft;
  if (SIBLINGS.includes(key)) {
    collected.counted[key] = value as Siblings;
    return;
  }
  switch (key) {
    case 'name':
    case 'firstName':
    case 'middleName':
    case 'lastName':
      collected.names[key] = value as string;
      return;
    case 'gender':
      person.gender = value as Gender;
      return;
    case 'dateOfBirth':
    case 'religion':
    case 'motherTongue':
      person[key] = value as string;
      return;
    case 'age':
      collected.stated.age = value as number;
      return;
    case 'phone':
      for (const phone of value as string[]) collected.phones.add(phone);
      return;
    case 'email':
      account.email = value as string;
      return;
    case 'timeOfBirth':
    case 'placeOfBirth':
    case 'rashi':
    case 'nakshatra':
    case 'manglik':
      horoscope[key] = value as string;
      return;
    case 'expectations':
      wishes.description = value as string;
      return;
    case 'referenceNumber':
    case 'registeredOn':
      register[key] = value as string;
      return;
    case 'consent':
      register.consent = value as boolean;
      return;
    case 'photoFile':
      register.photoFiles.push(value as string);
      return;
    case 'address':
      collected.addresses.push(value as string);
      return;
    case 'note':
      register.notes.push(header ? `${header}: ${value}` : String(value));
      return;
    default:
      if (isFact(key)) storeFact(key, value, draft.facts);
  }
}

function storeFact(key: FactKey, value: unknown, facts: Draft['facts']): void {
  const stated = facts as Record<string, unknown>;
  const { kind } = factOf(key);
  if (kind === 'rupees') {
    const { min, max } = value as Income;
    if (min !== null) stated[`${key}MinRupees`] = min;
    if (max !== null) stated[`${key}MaxRupees`] = max;
  } else if (kind === 'options' || kind === 'words') {
    stated[key] = [...new Set([...((stated[key] as string[] | undefined) ?? []), ...(value as string[])])];
  } else if (key === 'city') {
    const { place, state, country } = value as Place;
    storeAll(stated, { city: place, state, country });
  } else if (key === 'nativePlace') {
    const { place, taluka, district, state } = value as Place;
    storeAll(stated, {
      nativePlace: place,
      nativeTaluka: taluka,
      nativeDistrict: district,
      nativeState: state,
    });
  } else stated[key] = value;
}

/** Adds what is stated. A column of its own wins over a part of another, whichever comes first. */
function storeAll(facts: Record<string, unknown>, parts: Record<string, string | null>): void {
  for (const [key, part] of Object.entries(parts)) if (part !== null) facts[key] ??= part;
}

function finish(draft: Draft, problems: CellProblem[], collected: Collected, sheet: PreparedSheet): void {
  const { names, counted, stated, addresses, phones } = collected;
  const { defaults } = sheet.mapping;
  const name = joinName(names);
  if (name) draft.person.name = name;
  draft.account.phones = [...phones];
  if (addresses.length > 0) draft.register.address = addresses.join('\n');
  const own = draft.person.gender;
  draft.person = { ...defaults, ...draft.person };
  const add = (target: CellProblem['target'], problem: CellProblem['problem']) => {
    const column = sheet.columns.find((one) => one.target?.to === target);
    problems.push({
      column: column?.column ?? null,
      header: column?.header ?? '',
      target,
      text: '',
      problem,
    });
  };
  for (const { target, problem } of countSiblings(counted, draft.facts)) add(target, problem);
  if (own && defaults.gender && own !== defaults.gender)
    add('gender', { code: 'gender_differs', params: { sheet: defaults.gender } });
  for (const { target, problem } of checkPerson(draft, stated, problems, sheet.context.today))
    add(target, problem);
}

/** Puts the parts of a name together; a surname that the name has already is not said twice. */
function joinName({ name, firstName, middleName, lastName }: NameParts): string {
  const parts = name ? [name] : [firstName, middleName];
  const joined = parts.filter((part) => part !== undefined).join(' ');
  const words = joined.toLowerCase().split(' ');
  const isSaid = lastName !== undefined && words.includes(lastName.toLowerCase());
  return isSaid || lastName === undefined ? joined : `${joined} ${lastName}`.trim();
}
