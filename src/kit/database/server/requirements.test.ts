import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPool } from '../db.ts';
import { checkDatabase, findLacking } from './requirements.ts';

const good = { version: '15.18', major: 15, encoding: 'UTF8', lowers: true, writes: true };

test.each([
  ['PostgreSQL of Debian 12', {}, []],
  ['an older PostgreSQL', { version: '14.9', major: 14 }, [/PostgreSQL 14\.9\. .*15 or newer/]],
  ['another encoding', { encoding: 'SQL_ASCII', lowers: false }, [/SQL_ASCII.*encoding 'UTF8'/]],
  ['a locale without letters', { lowers: false }, [/locale.*C\.UTF-8/]],
  ['a standby', { writes: false }, [/read-only/]],
  ['two things', { major: 9, version: '9.6', writes: false }, [/9\.6/, /read-only/]],
])('%s', (_name, differs, expected) => {
  const lacking = findLacking({ ...good, ...differs });
  expect(lacking).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(lacking[index]).toMatch(pattern);
});

const url = new URL(inject('postgres'));
const name = `test_${randomBytes(6).toString('hex')}`;
let server: pg.Client;
beforeAll(async () => {
  server = new pg.Client({ connectionString: url.href });
  await server.connect();
});
afterAll(async () => {
  await server.query(`drop database if exists ${name} with (force)`);
  await server.end();
});

test.each([
  ["encoding 'UTF8' locale 'C' locale_provider libc", /Its locale knows no letters/],
  ["encoding 'SQL_ASCII' locale 'C' locale_provider libc", /Its encoding is SQL_ASCII/],
  ["encoding 'UTF8' locale 'C.UTF-8' locale_provider libc", null],
])('a database made with %s', async (options, refusal) => {
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`create database ${name} ${options} template template0`);
  const its = new URL(url);
  its.pathname = `/${name}`;
  const pool = openPool(its.href, { max: 1 });
  try {
    if (refusal) await expect(checkDatabase(pool)).rejects.toThrow(refusal);
    else await checkDatabase(pool);
  } finally {
    await pool.end();
  }
});

test('each session has the settings that the site relies on, whatever the database and the address say', async () => {
  await server.query(`drop database if exists ${name} with (force)`);
  await server.query(`create database ${name}`);
  for (const setting of [
    "DateStyle = 'German, DMY'",
    "IntervalStyle = 'iso_8601'",
    "TimeZone = 'America/New_York'",
    "bytea_output = 'escape'",
    "default_transaction_isolation = 'serializable'",
    "default_transaction_read_only = 'on'",
  ])
    await server.query(`alter database ${name} set ${setting}`);
  const its = new URL(url);
  its.pathname = `/${name}`;
  its.searchParams.set('options', '-c datestyle=SQL -c work_mem=5MB');
  const pool = openPool(its.href, { max: 1 });
  try {
    const { rows } = await pool.query(
      `select '2026-02-01'::date as day, '2026-02-01T00:00Z'::timestamptz as at, '26 hours'::interval::text as time,
              '\\x00ff'::bytea as bytes, current_setting('transaction_isolation') as isolation,
              current_setting('transaction_read_only') as read_only, current_setting('work_mem') as work_mem`,
    );
    expect(rows[0]).toEqual({
      day: '2026-02-01',
      at: new Date('2026-02-01T00:00:00Z'),
      time: '26:00:00',
      bytes: Buffer.from([0, 255]),
      isolation: 'read committed',
      read_only: 'off',
      work_mem: '5MB',
    });
  } finally {
    await pool.end();
  }
});
