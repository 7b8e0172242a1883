import type pg from 'pg';
import { expect, test } from 'vitest';
import { findCorruption, isCorruption, segmentsOf } from './database.ts';
import { differences } from './restore.ts';

const label = (file: string) =>
  `START WAL LOCATION: 0/2000028 (file ${file})\nCHECKPOINT LOCATION: 0/2000080\n`;
const MB = 1024n * 1024n;

test.each([
  ['inside one segment', '000000010000000000000002', 0x2000158n, 16n * MB, ['000000010000000000000002']],
  [
    'up to the end of a segment',
    '000000010000000000000002',
    0x3000000n,
    16n * MB,
    ['000000010000000000000002'],
  ],
  [
    'over the end of 4 GB',
    '0000000100000000000000FF',
    0x1_0000_0028n,
    16n * MB,
    ['0000000100000000000000FF', '000000010000000100000000'],
  ],
  [
    'segments of 64 MB',
    '00000002000000000000003F',
    0x1_0000_0028n,
    64n * MB,
    ['00000002000000000000003F', '000000020000000100000000'],
  ],
])('the segments of a backup: %s', (_case, file, stop, segment, expected) => {
  expect(segmentsOf(label(file), stop, segment)).toEqual(expected);
});

test('tables that are missing, empty or far off are told, those written to meanwhile are not', () => {
  const summary = {
    rowsBefore: { accounts: 1000, profiles: 5, events: 20_000, empty: 0 },
    rowsAfter: { accounts: 1000, profiles: 5, events: 20_100, empty: 0 },
  } as unknown as Parameters<typeof differences>[0];
  expect(differences(summary, { accounts: 1000, profiles: 5, events: 20_300, empty: 0 })).toEqual([]);
  expect(differences(summary, { accounts: 900, profiles: 0, empty: 0 })).toEqual([
    'accounts has 900 rows and should have 1000',
    'profiles has 0 rows and should have 5',
    'the table events is missing',
  ]);
});

/** A connection on which the check of the one index fails with this SQLSTATE; undefined for a lost connection. */
const failingWith = (code: string | undefined) =>
  ({
    async query(sql: string) {
      if (sql.includes('from pg_class')) return { rows: [{ oid: 1, name: 'accounts_pkey', kind: 'i' }] };
      if (sql.startsWith('create')) return { rows: [] };
      throw Object.assign(new Error('it failed'), { code });
    },
  }) as unknown as pg.Client;

test('only what a check finds in the data is corruption; a timeout or a full disk is not', async () => {
  for (const code of ['XX001', 'XX002', '58P01', '22023']) {
    expect(await findCorruption(failingWith(code)), code).toEqual(['accounts_pkey: it failed']);
  }
  for (const code of ['57014', '53100', '53200', '58030', '57P01', 'ECONNRESET', undefined]) {
    await expect(findCorruption(failingWith(code)), code ?? 'lost').rejects.toThrow('it failed');
  }
  expect(['XX001', '58P01'].every((code) => isCorruption({ code }))).toBe(true);
  expect(['53100', '57014', '42P01', undefined].some((code) => isCorruption({ code }))).toBe(false);
});
