import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADDRESSES, CAPITAL_SIGNS, lowered, mayHaveAddress } from './addresses.ts';
import { mask } from './mask.ts';
import { MASK } from './stretches.ts';

test('a number in any grouping is found, in any script, whatever is around it', () => {
  const zeros = [0x30, 0x966, 0x9e6, 0xbe6, 0xc66, 0xff10];
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }),
      fc.integer({ min: 6, max: 9 }),
      fc.constantFrom(...zeros),
      fc.constantFrom('', ' ', '-', '.', ' - ', '  ', '*', '/'),
      fc.constantFrom('', 'call ', 'नंबर: '),
      (rest, first, zero, between, around) => {
        const number = [first, ...rest].map((digit) => String.fromCodePoint(zero + digit)).join(between);
        expect(mask(around + number)).toContain(MASK);
      },
    ),
  );
});

test('a mobile number is found in any two of the ways to hide it, mixed', () => {
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  fc.assert(
    fc.property(
      fc.integer({ min: 6, max: 9 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 }),
      fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
      fc.array(fc.constantFrom('.', ',', ' ', '. ', ', ', ' . ', '-', '_', '|', '*', ' and '), {
        minLength: 10,
        maxLength: 10,
      }),
      (first, rest, spelled, between) => {
        const digits = [first, ...rest];
        // One after the other, they are a list.
        fc.pre(digits.some((digit, index) => index > 0 && digit !== digits[index - 1]! + 1));
        const number = digits
          .map((digit, index) => (spelled[index] ? words[digit] : digit) + (index < 9 ? between[index]! : ''))
          .join('');
        expect(mask(`call ${number} please`)).toBe(`call ${MASK} please`);
      },
    ),
  );
});

test('an address is found, however its @ and dots are written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('asha', 'asha97', 'asha.k', 'Asha', 'आशा'),
      fc.constantFrom(
        '@',
        ' @ ',
        ' at ',
        '_at_',
        '-at-',
        ' (at) ',
        '[at]',
        ' AT ',
        '.at.',
        ' *at* ',
        ' at the rate ',
      ),
      fc.constantFrom('gmail', 'yahoo', 'example'),
      fc.constantFrom('.', ' dot ', '_dot_', '-dot-', ' (dot) ', '[dot]', ' DOT ', '.dot.', ' *dot* '),
      fc.constantFrom('com', 'in', 'co.in', 'COM'),
      (name, at, provider, dot, ending) => {
        const signs = (it: string) => /[_*-]|\.\w/.test(it);
        // Nobody changes the way of writing within an address, except for the plain characters.
        fc.pre(!signs(at) || signs(dot) || dot === '.');
        fc.pre(!signs(dot) || signs(at));
        const found = mask(`write to ${name}${at}${provider}${dot}${ending} please`);
        expect(found).not.toMatch(new RegExp(`${provider}|${name}`, 'i'));
        expect(found).toMatch(/^write to .*please$/);
      },
    ),
    { numRuns: 500 },
  );
});

test('no text is left unsearched in which a pattern finds something', () => {
  const signs = [
    '@',
    '＠',
    '.',
    '。',
    '_',
    '*',
    '~',
    '|',
    '-',
    '(',
    ')',
    '[',
    ']',
    '{',
    '<',
    '>',
    ':',
    '/',
    ',',
    "'",
  ];
  const words = [
    'asha',
    'आशा',
    'a',
    'k',
    'AT',
    'at',
    'At',
    'ſ',
    'atherate',
    'at the rate',
    'एट',
    'DOT',
    'dot',
    'डॉट',
  ];
  const names = [
    'gmail',
    'G-Mail',
    'yahoo',
    'live',
    'जीमेल',
    'com',
    'In',
    'कॉम',
    'insta',
    'FB',
    'telegram',
    'id',
    'हैं',
  ];
  const links = ['http', 'https', '//', 'www', 't', 'wa', 'me', 'slash', '97'];
  const part = fc.constantFrom(...signs, ...words, ...names, ...links, ' ', ' ', ' ', ' ', '  ');
  let found = 0;
  fc.assert(
    fc.property(fc.array(part, { minLength: 2, maxLength: 12 }), (parts) => {
      const text = parts.join('');
      if (!ADDRESSES.some((one) => lowered(text).search(one) >= 0) && text.search(CAPITAL_SIGNS) < 0) return;
      found++;
      expect(mayHaveAddress(text)).toBe(true);
    }),
    { numRuns: 20_000 },
  );
  expect(found).toBeGreaterThan(500);
  expect(mayHaveAddress('Nandini Kulkarni')).toBe(false);
});

test.each([
  ['9 ', '٩', '9a', '98,22,', '12.05.', '9.8 ', '98220 and ', 'nine'],
  ['a@', '_at_', 'a_', 'a.', 'a@a b ', '@@अ 1(2a~', 'a dot ', 'a (at) ', 'a at the rate '],
  [
    't.me/http : // ',
    'http:// . a ',
    'a at .12.05.http : // ',
    'atgmailinsta a_atgmaila (at) ',
    'insta id id id ',
  ],
  [`${'a'.repeat(39)}at`, `${'a '.repeat(30)}@`, 'aAT', '。', '-', 'a', ' '],
])('the time grows with the length of the text only: %j …', (...parts) => {
  const timeOf = (text: string) => {
    // Of the processor: a busy machine stops each long run for a while.
    const began = process.cpuUsage();
    mask(text);
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  for (const part of parts) {
    const [short, long] = [2_000, 32_000].map((length) => part.repeat(length).slice(0, length)) as [
      string,
      string,
    ];
    const fastest = { short: timeOf(short), long: timeOf(long) };
    for (let runs = 1; runs < 20 && fastest.long > 64 * fastest.short; runs++) {
      fastest.short = Math.min(fastest.short, timeOf(short));
      fastest.long = Math.min(fastest.long, timeOf(long));
    }
    expect([part, fastest.long / fastest.short <= 64]).toEqual([part, true]);
  }
});

test('no pattern changes its flags within: V8 14 then loses them for later texts', () => {
  const source = ['.', '../text']
    .flatMap((folder) => {
      const url = new URL(`${folder}/`, import.meta.url);
      const files = readdirSync(url).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
      return files.map((file) => readFileSync(new URL(file, url), 'utf8'));
    })
    .join('\n')
    .replace(/^ \*.*$/gm, '');
  expect(source).not.toMatch(/\(\?[ims]*-?[ims]+:/);
});

test('a sentence may begin where an address would end, and only then', () => {
  expect(mask('We work at Infosys.In Pune we have a flat')).toBe('We work at Infosys.In Pune we have a flat');
  for (const ending of ['in', 'IN', 'iN', 'com', 'COM', 'Com'])
    expect(mask(`write to asha_at_gmail.${ending} please`)).toBe(`write to ${MASK} please`);
  expect(mask('see T.Me/asha or EXAMPLE.Co.In')).toBe(`see ${MASK} or ${MASK}`);
});
