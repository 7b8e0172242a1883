import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  files,
  findCircle,
  findFolderCircles,
  type Import,
  imports,
  roomOf,
  src,
} from '../../test/code/imports.ts';
import { type Room, rooms, wings } from './rooms.ts';
import { tasks } from './worker.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const inBrowser = (file: string) => file.includes('/web/') || file.startsWith('ui/');
const isShared = (file: string) => file.includes('/shared/');
/** Returns the wing of a file and its folder there. */
const placeOf = (file: string) => file.split('/').slice(0, 2).join('/');
const height = (room: string) => rooms.indexOf(room as Room);

test('every folder of src is a wing, app, kit, ui, the checks or the catalog, and every folder of a wing a room', () => {
  const known = [...Object.keys(wings), 'app', 'kit', 'ui', 'checks', 'catalog'];
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]!));
  expect([...folders].filter((folder) => !known.includes(folder))).toEqual([]);
  const found = new Set(files.filter((file) => file.split('/')[0]! in wings).map(placeOf));
  const listed = Object.entries(wings).flatMap(([wing, list]) => list.map((room) => `${wing}/${room}`));
  expect([...found].sort()).toEqual(listed.sort());
  expect(imports.length).toBeGreaterThan(100);
});

/** Returns the imports that lead to a room above their own. */
function findUphill(all: Pick<Import, 'from' | 'to'>[]): string[] {
  const uphill = all.filter(({ from, to }) => {
    const a = roomOf(from);
    const b = roomOf(to);
    if (isTest(from) || a === null || a === b || b === 'catalog' || to.startsWith('..')) return false;
    // All paths are one file that imports nothing; any room may link.
    if (to === 'paths.ts') return false;
    if (b === null) return true;
    if (b === 'kit' || b === 'ui') return a === 'ui' && b === 'kit';
    if (a === 'kit' || a === 'ui') return true;
    return height(b) > height(a);
  });
  return uphill.map(({ from, to }) => `${from} → ${to}`);
}

test('imports go downhill', () => {
  expect(findUphill(imports)).toEqual([]);
});

test.each([
  ['a room above in the same wing', 'meeting/interests/interests.ts', 'meeting/messages/messages.ts'],
  ['a room in a wing above', 'people/profiles/cards.ts', 'meeting/messages/messages.ts'],
  ['a room, from kit', 'kit/http/http.ts', 'people/accounts/accounts.ts'],
  ['a room, from ui', 'ui/Button.tsx', 'people/accounts/accounts.ts'],
  ['kit, from ui', 'ui/Button.tsx', 'kit/http/http.ts'],
  ['the program', 'meeting/interests/interests.ts', 'app/main.ts'],
])('an import of %s is uphill', (_, from, to) => {
  expect(findUphill([{ from, to }])).toEqual([`${from} → ${to}`]);
});

test.each([
  ['a room below', 'meeting/messages/messages.ts', 'meeting/interests/interests.ts'],
  ['kit', 'meeting/interests/interests.ts', 'kit/shared/time/durations.ts'],
  ['the paths', 'meeting/interests/interests.ts', 'paths.ts'],
])('an import of %s is not uphill', (_, from, to) => {
  expect(findUphill([{ from, to }])).toEqual([]);
});

test('no imports are circular', () => {
  expect(findCircle(imports.filter(({ typeOnly, lazy }) => !typeOnly && !lazy))).toBe(null);
  const chain = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'a', to: 'c' },
  ];
  expect(findCircle(chain)).toBe(null);
  expect(findCircle([...chain, { from: 'c', to: 'b' }])).toEqual(['b', 'c', 'b']);
});

test('within a folder, files and folders import in one direction', () => {
  const all = imports.filter(({ from, to, lazy }) => !isTest(from) && !isTest(to) && !lazy);
  expect(findFolderCircles(all)).toEqual([]);
});

test.each([
  [
    'two files',
    [
      ['a/one.ts', 'a/two.ts'],
      ['a/two.ts', 'a/one.ts'],
    ],
    'a: one.ts → two.ts → one.ts',
  ],
  [
    'a file and a folder',
    [
      ['a/one.ts', 'a/b/two.ts'],
      ['a/b/three.ts', 'a/one.ts'],
    ],
    'a: one.ts → b → one.ts',
  ],
  [
    'folders, by different files',
    [
      ['a/x.ts', 'b/x.ts'],
      ['b/y.ts', 'c/x.ts'],
      ['c/y.ts', 'a/y.ts'],
    ],
    'src: a → b → c → a',
  ],
])('an import back is found among %s', (_, pairs, circle) => {
  expect(findFolderCircles(pairs.map(([from, to]) => ({ from: from!, to: to! })))).toEqual([circle]);
});

test.each([
  [
    'one direction',
    [
      ['a/one.ts', 'a/two.ts'],
      ['a/one.ts', 'a/three.ts'],
      ['a/two.ts', 'a/three.ts'],
    ],
  ],
  [
    'an import of an upper folder that does not come back',
    [
      ['a/b/one.ts', 'a/two.ts'],
      ['a/b/three.ts', 'a/two.ts'],
    ],
  ],
])('%s is no circle', (_, pairs) => {
  expect(findFolderCircles(pairs.map(([from, to]) => ({ from: from!, to: to! })))).toEqual([]);
});

test("no room reads another room's store", () => {
  const reading = imports.filter(
    ({ from, to }) =>
      /(\/s|S)tore\.ts$/.test(to) && roomOf(from) !== roomOf(to) && roomOf(from) !== null && !isTest(from),
  );
  expect(reading.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('a room enqueues its own tasks only, and handles each that it declares', () => {
  const read = (file: string) => readFileSync(path.join(src, file), 'utf8');
  const owners = new Map(
    files
      .filter((file) => /(^|\/)tasks\.ts$/.test(file))
      .flatMap((file) => {
        const [, declared = ''] = /interface TaskPayloads \{\n(.*?)\n {2}\}/s.exec(read(file)) ?? [];
        return [...declared.matchAll(/^ +(\w+):/gm)].map(([, task]) => [task!, roomOf(file)] as const);
      }),
  );
  const done = { ...tasks.tasks, ...tasks.emails };
  expect([...owners.keys()].sort()).toEqual(Object.keys(done).sort());
  const foreign = files
    .filter((file) => roomOf(file) !== null && !isTest(file))
    .flatMap((file) =>
      [...owners]
        .filter(([task, room]) => room !== roomOf(file) && read(file).includes(`'${task}'`))
        .map(([task]) => `${file}: ${task}`),
    );
  expect(foreign).toEqual([]);
});

/** Returns the imports that lead from one half of the rooms to the other, or from what both run to what one of them does. */
function findMixed(all: Pick<Import, 'from' | 'to' | 'typeOnly'>[]): string[] {
  const mixed = all.filter(({ from, to, typeOnly }) => {
    if (isTest(from) || to === 'paths.ts' || to.startsWith('catalog/') || to.endsWith('.css')) return false;
    const contract = to.endsWith('/contract.ts');
    // Types are erased, and the rules of a contract's input are the same on both sides.
    if (isShared(from)) return !isShared(to) && !typeOnly && !contract;
    if (inBrowser(from)) return !inBrowser(to) && !isShared(to) && !(typeOnly && contract);
    // app renders pages, and knows the browser's half.
    return roomOf(from) !== null && inBrowser(to) && !isShared(to);
  });
  return mixed.map(({ from, to }) => `${from} → ${to}`);
}

test('the browser runs web, ui and what both sides share, which is in `shared` folders', () => {
  expect(findMixed(imports)).toEqual([]);
});

test.each([
  [
    'of the server, in the browser',
    'meeting/interests/web/useAnswer.ts',
    'meeting/interests/interests.ts',
    false,
  ],
  [
    'of a contract, in the browser',
    'meeting/interests/web/useAnswer.ts',
    'meeting/interests/contract.ts',
    false,
  ],
  ['of the server, in shared', 'meeting/interests/shared/rules.ts', 'meeting/interests/interests.ts', false],
  ['of a page, in shared', 'meeting/interests/shared/rules.ts', 'meeting/interests/web/useAnswer.ts', false],
  ["of the server's types, in the browser", 'ui/Button.tsx', 'kit/http/http.ts', true],
  ['of a page, on the server', 'meeting/interests/interests.ts', 'meeting/interests/web/useAnswer.ts', false],
])('an import %s mixes the halves', (_, from, to, typeOnly) => {
  expect(findMixed([{ from, to, typeOnly }])).toEqual([`${from} → ${to}`]);
});

test.each([
  [
    'what both share, in the browser',
    'meeting/interests/web/useAnswer.ts',
    'meeting/interests/shared/rules.ts',
    false,
  ],
  [
    'the types of a contract, in the browser',
    'meeting/interests/web/useAnswer.ts',
    'meeting/interests/contract.ts',
    true,
  ],
  [
    'what both share, on the server',
    'meeting/interests/interests.ts',
    'meeting/interests/shared/rules.ts',
    false,
  ],
])('an import of %s does not', (_, from, to, typeOnly) => {
  expect(findMixed([{ from, to, typeOnly }])).toEqual([]);
});

/** Returns the files of `shared` folders that only one side reaches. */
function findOneSided(all: Pick<Import, 'from' | 'to'>[]): string[] {
  const users = Map.groupBy(
    all.filter(({ from }) => !isTest(from)),
    ({ to }) => to,
  );
  const isOneSided = (file: string) => {
    const reached = new Set([file]);
    for (const one of reached) {
      for (const { from } of users.get(one) ?? [])
        reached.add(isShared(from) ? from : inBrowser(from) ? 'browser' : 'server');
    }
    return !reached.has('browser') || !reached.has('server');
  };
  return [...users.keys()].filter((file) => isShared(file) && isOneSided(file));
}

test('both sides use what is in `shared` folders', () => {
  expect(findOneSided(imports)).toEqual([]);
});

test('a shared file that one side uses is found, also through another one', () => {
  const used = [
    { from: 'a/shared/rules.ts', to: 'a/shared/limits.ts' },
    { from: 'a/web/Page.tsx', to: 'a/shared/rules.ts' },
  ];
  expect(findOneSided(used)).toEqual(['a/shared/limits.ts', 'a/shared/rules.ts']);
  expect(findOneSided([...used, { from: 'a/routes.ts', to: 'a/shared/limits.ts' }])).toEqual([
    'a/shared/rules.ts',
  ]);
});
