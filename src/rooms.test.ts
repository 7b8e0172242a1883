import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from './rooms.ts';

const src = import.meta.dirname;
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

type Import = { from: string; to: string; typeOnly: boolean };

/** Every import of one file of src by another. */
const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(path.join(src, from), 'utf8');
  const found = text.matchAll(
    /(?:import|export)\s+(type\s)?[^'";]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)|import\s+'(\.[^']+)'/g,
  );
  return [...found].map(([, type, a, b, c]) => ({
    from,
    to: path.posix.join(path.posix.dirname(from), (a ?? b ?? c)!),
    typeOnly: Boolean(type),
  }));
});

const roomOf = (file: string) => (file.includes('/') ? file.split('/')[0]! : null);
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('kit/test/');
const inBrowser = (file: string) => file.includes('/web/') || file.startsWith('ui/');
const height = (room: string) => rooms.indexOf(room as (typeof rooms)[number]);

test('every folder is a room, kit, ui, or the catalogs of words', () => {
  const folders = new Set(files.map(roomOf).filter((room) => room !== null));
  const known = new Set<string>([...rooms, 'kit', 'ui', 'words']);
  expect([...folders].filter((folder) => !known.has(folder))).toEqual([]);
  expect(imports.length).toBeGreaterThan(100);
});

test('imports go downhill', () => {
  const uphill = imports.filter(({ from, to }) => {
    const a = roomOf(from);
    const b = roomOf(to);
    if (isTest(from) || a === null || a === b || b === 'words' || to.startsWith('..')) return false;
    // The addresses of all screens are one file that imports nothing; anybody may link.
    if (to === 'paths.ts') return false;
    if (b === null) return true;
    if (b === 'kit' || b === 'ui') return a === 'ui' && b === 'kit';
    if (a === 'kit' || a === 'ui') return true;
    return height(b) > height(a);
  });
  expect(uphill.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("no room reads another room's store", () => {
  const reading = imports.filter(
    ({ from, to }) =>
      /(\/s|S)tore\.ts$/.test(to) && roomOf(from) !== roomOf(to) && roomOf(from) !== null && !isTest(from),
  );
  expect(reading.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("the browser's half sees contracts as types, rules, words, ui and what else is pure", () => {
  const pure =
    /(^|\/)(rules|sellerRules|shown|format|age|clock|completeness|lists|plans|states|demo|buyer)\.ts$/;
  const reaching = imports.filter(({ from, to, typeOnly }) => {
    if (isTest(from) || !inBrowser(from)) return false;
    if (inBrowser(to) || pure.test(to) || to === 'paths.ts' || to.startsWith('words/') || to.endsWith('.css'))
      return false;
    return !(typeOnly && to.endsWith('/contract.ts'));
  });
  expect(reaching.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
