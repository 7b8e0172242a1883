import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files, findCircle, type Import, imports, roomOf, src } from '../../test/code/imports.ts';
import { rooms } from './rooms.ts';
import { tasks } from './worker.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const inBrowser = (file: string) => file.includes('/web/') || file.startsWith('ui/');
const height = (room: string) => rooms.indexOf(room as (typeof rooms)[number]);

test("every folder is a room, kit, ui, the catalog, or of src's own files", () => {
  const folders = new Set(files.map(roomOf).filter((room) => room !== null));
  const known = new Set<string>([...rooms, 'kit', 'ui', 'catalog']);
  expect([...folders].filter((folder) => !known.has(folder))).toEqual([]);
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
  ['a room above', 'meeting/interests/interests.ts', 'meeting/messages/messages.ts'],
  ['a room, from kit', 'kit/http/http.ts', 'people/accounts/accounts.ts'],
  ['a room, from ui', 'ui/Button.tsx', 'people/accounts/accounts.ts'],
  ['kit, from ui', 'ui/Button.tsx', 'kit/shared/time/durations.ts'],
  ["src's own files", 'meeting/interests/interests.ts', 'main.ts'],
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

test("the browser's half imports contracts as types, rules, words, ui and other pure files", () => {
  const pure =
    /(^|\/)(rules|sellerRules|shown|format|age|clock|completeness|descriptors|differing|editable|limits|lists|palette|blocks|profileFor|publicId|startPlans|states|demo|buyer|durations|houses|readingRules|chartStyle|marsDosha|capabilities|firstName|locales|errorCode|errorMessages|staffErrorMessages|mask|rejections|text\/clean|text\/ascii|text\/wholeNumber)\.ts$/;
  const reaching = imports.filter(({ from, to, typeOnly }) => {
    if (isTest(from) || !inBrowser(from)) return false;
    if (
      inBrowser(to) ||
      pure.test(to) ||
      to === 'paths.ts' ||
      to.startsWith('catalog/') ||
      to.endsWith('.css')
    )
      return false;
    return !(typeOnly && to.endsWith('/contract.ts'));
  });
  expect(reaching.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
