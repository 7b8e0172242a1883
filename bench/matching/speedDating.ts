import { numberReader, type Table } from './csv.ts';
import { decision, type Log, numbering, type Shown } from './log.ts';

// The Speed Dating data of Columbia University (Fisman, Iyengar, Kamenica, Simonson): one line for each person and each
// partner they met. Only what was known before the date is used: the answers to the form that people filled in when
// they signed up, and what the pair has in common. No rating of the partner, and nothing asked later.

const COLUMNS = ['iid', 'pid', 'gender', 'dec', 'dec_o'];

/** Whether a table is that data, by its columns. */
export const isSpeedDating = ({ columns }: Table): boolean => {
  const names = new Set(columns.map((name) => name.toLowerCase()));
  return COLUMNS.every((name) => names.has(name));
};

const INTERESTS = [
  'sports',
  'tvsports',
  'exercise',
  'dining',
  'museums',
  'art',
  'hiking',
  'gaming',
  'clubbing',
  'reading',
  'tv',
  'theater',
  'movies',
  'concerts',
  'music',
  'shopping',
  'yoga',
];
/** What somebody looks for, in points of 100, and how they see themselves, 1 to 10. */
const SOUGHT = ['attr1_1', 'sinc1_1', 'intel1_1', 'fun1_1', 'amb1_1', 'shar1_1'];
const SELF = ['attr3_1', 'sinc3_1', 'intel3_1', 'fun3_1', 'amb3_1'];
const NUMBERS = [
  'age',
  'date',
  'go_out',
  'exphappy',
  'expnum',
  'imprace',
  'imprelig',
  ...INTERESTS,
  ...SOUGHT,
  ...SELF,
];
/** Answers with a code each, and how many codes. */
const CODES = { race: 6, goal: 6, career_c: 17, field_cd: 18 } as const;
const RACES = [1, 2, 3, 4, 6];
const GOALS = [1, 2, 3, 4, 5, 6];

type Person = {
  male: boolean;
  numbers: Record<string, number>;
  codes: Record<keyof typeof CODES, number>;
};

/** Reads the data. Lines whose partner is unknown, or without a decision, are skipped. */
export function readSpeedDating(table: Table): Log {
  const read = numberReader(table);
  const persons = new Map<number, Person>();
  for (const row of table.rows) {
    const iid = read(row, 'iid');
    if (Number.isNaN(iid)) continue;
    const before = persons.get(iid);
    if (!before) persons.set(iid, personOf(row, read));
    else fillGaps(before, personOf(row, read));
  }
  const people = numbering();
  const rows: Shown[] = [];
  let skipped = 0;
  for (const row of table.rows) {
    const [iid, pid] = [read(row, 'iid'), read(row, 'pid')];
    const sent = decision(read(row, 'dec'));
    const [one, other] = [persons.get(iid), persons.get(pid)];
    if (!one || !other || sent === null) {
      skipped++;
      continue;
    }
    const pair = pairOf(one, other, read(row, 'int_corr'), read(row, 'samerace'));
    rows.push({
      who: people.of(String(iid)),
      whom: people.of(String(pid)),
      sent,
      answered: decision(read(row, 'dec_o')),
      fit: fitOf(one, other, pair),
      returned: fitOf(other, one, pair),
      features: featuresOf(one, other, pair),
      backwards: featuresOf(other, one, pair),
    });
  }
  return { people: people.size, featureNames: names(), rows, skipped };
}

function personOf(row: string[], read: ReturnType<typeof numberReader>): Person {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, read(row, name)]));
  // Some waves gave points of 100, others 1 to 10: shares of the sum are comparable.
  const sum = SOUGHT.reduce((total, name) => total + (numbers[name] || 0), 0);
  for (const name of SOUGHT) numbers[name] = sum > 0 ? numbers[name]! / sum : Number.NaN;
  return {
    male: read(row, 'gender') === 1,
    numbers,
    codes: {
      race: read(row, 'race'),
      goal: read(row, 'goal'),
      career_c: read(row, 'career_c'),
      field_cd: read(row, 'field_cd'),
    },
  };
}

function fillGaps(person: Person, { numbers, codes }: Person): void {
  for (const name of NUMBERS) if (Number.isNaN(person.numbers[name]!)) person.numbers[name] = numbers[name]!;
  for (const name of Object.keys(CODES) as (keyof typeof CODES)[]) {
    if (Number.isNaN(person.codes[name])) person.codes[name] = codes[name];
  }
}

type Pair = { correlation: number; sameRace: number };

function pairOf(one: Person, other: Person, correlation: number, sameRace: number): Pair {
  return {
    correlation: Number.isNaN(correlation) ? correlate(one, other) : correlation,
    sameRace: Number.isNaN(sameRace) ? same(one, other, 'race') : sameRace,
  };
}

function correlate(one: Person, other: Person): number {
  const pairs = INTERESTS.map((name) => [one.numbers[name]!, other.numbers[name]!] as const).filter(
    ([a, b]) => !Number.isNaN(a) && !Number.isNaN(b),
  );
  if (pairs.length < 5) return Number.NaN;
  const mean = (place: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[place], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  let [both, left, right] = [0, 0, 0];
  for (const [x, y] of pairs) {
    both += (x - a) * (y - b);
    left += (x - a) ** 2;
    right += (y - b) ** 2;
  }
  return left && right ? both / Math.sqrt(left * right) : Number.NaN;
}

const same = (one: Person, other: Person, code: keyof typeof CODES) => {
  const [a, b] = [one.codes[code], other.codes[code]];
  return Number.isNaN(a) || Number.isNaN(b) ? Number.NaN : Number(a === b);
};

/** Usual differences of age are within a few years. */
const AGE_TAU = 4;

/**
 * The stated fit: what somebody said they look for, by its weight, against how the other sees themselves; the same race
 * where they said that it matters; an age near theirs. Drawn towards a half, as on a site.
 */
function fitOf(one: Person, other: Person, { correlation, sameRace }: Pair): number {
  let sum = 1;
  let weights = 2;
  const add = (weight: number, share: number) => {
    if (Number.isNaN(weight) || Number.isNaN(share)) return;
    sum += weight * share;
    weights += weight;
  };
  SELF.forEach((self, place) => {
    add(10 * one.numbers[SOUGHT[place]!]!, (other.numbers[self]! - 1) / 9);
  });
  add(10 * one.numbers.shar1_1!, (correlation + 1) / 2);
  add((3 * one.numbers.imprace!) / 10, sameRace);
  const gap = other.numbers.age! - one.numbers.age!;
  add(3, Math.exp(-((gap / AGE_TAU) ** 2)));
  return Math.min(1, Math.max(0, sum / weights));
}

const shared = (one: Person, other: Person, name: string) => {
  const [a, b] = [one.numbers[name]!, other.numbers[name]!];
  return ((a - 5.5) * (b - 5.5)) / 10;
};

/** What is seen when `one` decides about `other`, each once for all and once more by the gender of who decides. */
function featuresOf(one: Person, other: Person, { correlation, sameRace }: Pair): number[] {
  const sign = one.male ? 1 : -1;
  const traits = NUMBERS.flatMap((name) => {
    const [mine, theirs] = [one.numbers[name]!, other.numbers[name]!];
    return [mine, theirs, sign * theirs];
  });
  const races = RACES.flatMap((race) => {
    const is = (person: Person) =>
      Number.isNaN(person.codes.race) ? Number.NaN : Number(person.codes.race === race);
    return [is(one), is(other), sign * is(other)];
  });
  const goals = GOALS.map((goal) =>
    Number.isNaN(one.codes.goal) ? Number.NaN : Number(one.codes.goal === goal),
  );
  const older = sign * (one.numbers.age! - other.numbers.age!);
  return [
    sign,
    ...traits,
    ...races,
    ...goals,
    older,
    older * older,
    Math.abs(older),
    older < 0 ? 1 : 0,
    correlation,
    sameRace,
    sameRace * one.numbers.imprace!,
    same(one, other, 'field_cd'),
    same(one, other, 'career_c'),
    same(one, other, 'goal'),
    Math.abs(one.numbers.imprelig! - other.numbers.imprelig!),
    Math.abs(one.numbers.go_out! - other.numbers.go_out!),
    Math.abs(one.numbers.attr3_1! - other.numbers.attr3_1!),
    ...INTERESTS.map((name) => shared(one, other, name)),
    ...SELF.map((self, place) => one.numbers[SOUGHT[place]!]! * other.numbers[self]!),
  ];
}

function names(): string[] {
  return [
    'gender',
    ...NUMBERS.flatMap((name) => [`own ${name}`, `other's ${name}`, `other's ${name}, by gender`]),
    ...RACES.flatMap((race) => [
      `own race ${race}`,
      `other's race ${race}`,
      `other's race ${race}, by gender`,
    ]),
    ...GOALS.map((goal) => `goal ${goal}`),
    'older',
    'older squared',
    'age gap',
    'woman older',
    'interests correlate',
    'same race',
    'same race where it matters',
    'same field',
    'same career',
    'same goal',
    'gap in religion',
    'gap in going out',
    'gap in self-rated looks',
    ...INTERESTS.map((name) => `both ${name}`),
    ...SELF.map((name) => `sought ${name}`),
  ];
}
