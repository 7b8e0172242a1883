// Values that JSON.stringify cannot write are written as text of this shape, and replaced afterwards.
const RAW = /"raw\(([^"]*?)\)raw"/g;
const raw = (literal: string) => `raw(${literal})raw`;

/** Writes JSON with numbers that JavaScript does not have, such as 1e400. */
export const toJson = (value: unknown): string => (JSON.stringify(value) ?? 'null').replaceAll(RAW, '$1');

const ID = '018f4e6e-0000-7000-8000-000000000000';

export const texts: readonly string[] = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00y',
    '\udfff\ud800',
    '\u202e',
    '\ufeff',
    '\u2028',
    '\x1b[2J',
    '\x7f',
  ],
  ...['\r\nbcc: a@example.com', 'a\nb', '\t', '​', '👩‍👩‍👧', 'क्‍ष', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A', 'ﷺ', 'İ', 'ß', '１２３', '१२३'],
  ...[
    "' or 1=1 --",
    "'; drop table accounts; --",
    '"',
    '\\',
    '%',
    '_',
    '%_\\',
    '$1',
    '::int',
    '{}',
    '{1,2}',
    'null',
  ],
  ...[
    '<script>alert(1)</script>',
    '../../../etc/passwd',
    '..',
    '.',
    '/',
    '//',
    '%00',
    '%2f',
    '%ff',
    '?',
    '#',
    '\\\\a',
  ],
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    'length',
    'then',
    'undefined',
  ],
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '1e400',
    '1e3',
    '0x10',
    '-0',
    '1_000',
    '1,5',
    ' 12 ',
    '00',
    '+5',
    '9'.repeat(30),
  ],
  ...[
    'true',
    'false',
    '[]',
    '[object Object]',
    'a@b',
    'a@b.co',
    '"a b"@example.com',
    'अनु@example.com',
    '+919822012345',
  ],
  ...['0000-01-01', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2026-02-30'],
  ...[
    '-000001-01-01T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '2026-01-01T23:59:60Z',
    '2026-01-01T24:00:00Z',
    '1900-02-29',
  ],
  ...[
    '2026-01-01T00:00:00.00000000000000000001Z',
    '2026-01-01T00:00:00+14:00',
    '294277-01-01',
    '2000-02-29',
    '1-1-1',
  ],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    ID.toUpperCase(),
    ID,
    `{${ID}}`,
  ],
  ...[
    ID.replaceAll('-', ''),
    'P001',
    'p001',
    'P001 ',
    'P999',
    'a'.repeat(40),
    'a'.repeat(41),
    'é'.repeat(300),
  ],
  ...['x'.repeat(2001), 'x'.repeat(10_000), '😀'.repeat(2000), 'y'.repeat(100_000), 'a '.repeat(3000)],
  ...[null, [], 1, 'x', ['2026-01-01T00:00:00Z', 1]].map((key) =>
    Buffer.from(JSON.stringify(key)).toString('base64url'),
  ),
];

export const numbers: readonly unknown[] = [
  ...[0, -1, 1, 2, 17, 99, 100, 101, 1.5, 0.1, -0.5, 1e-7, 1e21, 1e300, 32_767, 32_768, 65_536],
  ...[
    2 ** 31 - 1,
    2 ** 31,
    -(2 ** 31),
    -(2 ** 31) - 1,
    2 ** 32,
    2 ** 53 - 1,
    2 ** 53,
    2 ** 53 + 2,
    -(2 ** 53),
    2 ** 63,
  ],
  ...['-0', '1e400', '-1e400', '9007199254740993', '123456789012345678901234567890', '1E2', '0.0'].map(raw),
];

const deep = (levels: number): unknown =>
  levels === 0 ? 1 : levels % 2 ? [deep(levels - 1)] : { a: deep(levels - 1) };

export const shapes: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    [],
    {},
    [[]],
    [null],
    ['a'],
    [1, 2],
    ['\0'],
    { '': '' },
    { a: '\0' },
    { 'a\0': 1 },
    { '\ud800': 1 },
  ],
  ...[
    { toString: 'x' },
    { valueOf: 1, toString: null },
    { toJSON: 'x' },
    { length: 5 },
    { length: -1 },
    Object.fromEntries([['then', 'x']]),
  ],
  ...[
    { constructor: { name: 'x' } },
    { hasOwnProperty: 1 },
    { type: 'Buffer', data: [1] },
    { $ne: null },
    { 0: 'a' },
  ],
  ...[
    deep(10),
    deep(40),
    Array.from({ length: 5000 }, () => 1),
    Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`k${i}`, i])),
  ],
];

/** Values that have brought servers down before: every field gets each of these. */
export const worst: readonly unknown[] = [
  ...['\0', 'a\0b', '\ud800', '', "'", '__proto__', 'y'.repeat(100_000), '0000-01-01T00:00:00Z'],
  ...[
    null,
    true,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    raw('1e400'),
    [],
    {},
    { toString: 'x' },
    { valueOf: 1, toString: null },
  ],
];
