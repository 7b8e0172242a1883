import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { files, roomOf, src } from '../../test/code/imports.ts';
import { namesOf } from '../../test/code/named.ts';
import { rooms } from './rooms.ts';
import { type RoomTables, roomTables } from './tables.ts';

const keepers: [string, RoomTables][] = Object.entries(roomTables);
const ownerOf = new Map<string, string>(
  keepers.flatMap(([room, it]) => it.tables.map((table) => [table, room] as const)),
);
const publisherOf = new Map<string, string>(
  keepers.flatMap(([room, it]) => (it.views ?? []).map((view) => [view, room] as const)),
);

/** Returns the tables and views that a room's source text must not name, each with its line. */
function findTrespasses(room: string, text: string): string[] {
  return namesOf(text).flatMap(({ name, writes, line }) => {
    const owner = ownerOf.get(name);
    if (owner && owner !== room) return [`${line}: ${name} belongs to ${owner}`];
    if (publisherOf.has(name) && writes) return [`${line}: ${name} is a view`];
    return [];
  });
}

/** Rooms about every table: copies of all, and a person's data wherever it is. */
const knowingAll = ['backup', 'personal-data'];

// No .tsx files: their text has sentences such as 'from profiles'.
const production = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|tables\.gen\.ts$/.test(file));

test("a room's statements name its own tables and published views", () => {
  const found = production
    .filter((file) => roomOf(file) !== null && !knowingAll.includes(roomOf(file)!))
    .flatMap((file) =>
      findTrespasses(roomOf(file)!, readFileSync(path.join(src, file), 'utf8')).map(
        (trespass) => `${file}:${trespass}`,
      ),
    );
  expect(found).toEqual([]);
});

test('the reader sees the statements: it finds every table and view in some room', () => {
  const read = new Set(
    production
      .filter((file) => roomOf(file) !== null)
      .flatMap((file) => namesOf(readFileSync(path.join(src, file), 'utf8')))
      .map(({ name }) => name),
  );
  const unread = [...ownerOf.keys(), ...publisherOf.keys()].filter((name) => !read.has(name));
  // Kysely's migrator alone names its lock.
  expect(unread).toEqual(['migrations_lock']);
});

test.each([
  ['a call', `db.selectFrom('profiles as p').select('p.id')`, ['profiles']],
  ['a call over two lines', `db\n.selectFrom(\n  'profiles',\n)`, ['profiles']],
  ['a call with a list', `db.selectFrom(['photos', 'profiles as p'])`, ['profiles']],
  [
    'each call that joins',
    `q.leftJoin('profiles as p', 'p.id', 'x.id').innerJoin('accounts', 'a', 'b')`,
    ['profiles', 'accounts'],
  ],
  [
    'each call that writes',
    `tx.insertInto('orders'); tx.updateTable('orders'); tx.deleteFrom('plans')`,
    ['orders', 'orders', 'plans'],
  ],
  ['a statement', 'sql`select id from profiles where id = 1`', ['profiles']],
  [
    'the second after a comma',
    'sql`select from photos h, profiles p where p.id = h.profile_id`',
    ['profiles'],
  ],
  ['one inside a condition', 'sql`and not exists (select from blocks b)`', ['blocks']],
  [
    'one in a part of a statement',
    'const joined = sql`\n  photos h\n  join profiles p on p.id = h.profile_id`',
    ['profiles'],
  ],
  [
    'statements that write',
    'sql`update orders set a = 1`; sql`insert into plans (id)`; sql`delete from staff s using accounts a`',
    ['orders', 'plans', 'staff', 'accounts'],
  ],
  ['statements in capitals', 'sql`SELECT id FROM profiles`', ['profiles']],
  ['one with its schema', 'sql`select from public.profiles`', ['profiles']],
  ['one that locks', 'sql`lock table plans in share mode`; sql`truncate orders`', ['plans', 'orders']],
  ['one in a string', `client.query('select kind from site')`, ['site']],
  ['its own tables', 'sql`select from photos`', []],
  ['a view', 'sql`select from managers_of m join profile_summaries p on p.id = m.profile_id`', []],
  ['the name of a column', 'sql`select p.photos, m.messages from managers_of m`', []],
  ['comments', '// update profiles\n/* select from\n accounts */ sql`select 1 -- from orders\n`', []],
])('the reader of statements finds %s', (_what, text, names) => {
  const found = findTrespasses('photos', text).map((trespass) => trespass.split(' ')[1]);
  expect(found.sort()).toEqual([...names].sort());
});

test.each([
  ["db.updateTable('approved_photos')"],
  ['sql`insert into approved_photos (id) values (1)`'],
  ['sql`delete from approved_photos`'],
])('nobody writes to a view: %s', (text) => {
  expect(findTrespasses('photos', text)).toEqual(['1: approved_photos is a view']);
});

test('every room that keeps something is a room', () => {
  const known = new Set<string>(['kit', ...rooms]);
  expect(keepers.map(([room]) => room).filter((room) => !known.has(room))).toEqual([]);
});

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

test('every table and view of the database is listed once', async () => {
  const { rows } = await sql<{ name: string; view: boolean }>`
    select table_name as name, table_type = 'VIEW' as view from information_schema.tables
    where table_schema = 'public'`.execute(site.app.db);
  const named = (view: boolean) => rows.filter((row) => row.view === view).map(({ name }) => name);
  const listed = keepers.map(([, it]) => it);
  expect(listed.flatMap(({ tables }) => tables).sort()).toEqual(named(false).sort());
  expect(listed.flatMap(({ views = [] }) => views).sort()).toEqual(named(true).sort());
});

test('a view reads the tables of its own room, and the planner sees through it', async () => {
  const { rows: reads } = await sql<{ view: string; reads: string }>`
    select view_name as view, table_name as reads from information_schema.view_table_usage
    where view_schema = 'public'`.execute(site.app.db);
  expect(new Set(reads.map(({ view }) => view))).toEqual(new Set(publisherOf.keys()));
  const foreign = reads.filter(({ view, reads }) => ownerOf.get(reads) !== publisherOf.get(view));
  expect(foreign).toEqual([]);
  for (const view of publisherOf.keys()) {
    const { rows } = await sql<
      Record<'QUERY PLAN', string>
    >`explain select * from ${sql.table(view)}`.execute(site.app.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan, view).not.toMatch(/Subquery Scan|Aggregate|Unique|WindowAgg/);
  }
});
