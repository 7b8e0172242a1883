import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { files, src } from '../../../test/code/imports.ts';
import { browserStorage, readCookies, tabStorage, writeCookie } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const storages: [of: string, get: () => unknown][] = [
  ['is blocked', blocked],
  ['is null', () => null],
  ['is missing', () => undefined],
  ['throws at every use', () => new Proxy({}, { get: blocked, ownKeys: blocked })],
];

test.each(storages)('where the storage %s, nothing is found or kept, and nothing fails', (_, get) => {
  for (const [name, kept] of [
    ['sessionStorage', tabStorage],
    ['localStorage', browserStorage],
  ] as const) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { configurable: true, get });
    try {
      expect(kept.write('a', 'b')).toBe(false);
      expect(kept.writeJson('a', [])).toBe(false);
      expect(kept.read('a')).toBe(null);
      expect(kept.readJson('a')).toBe(null);
      expect(kept.take('a')).toBe(null);
      expect(kept.keys('')).toBe(undefined);
      kept.remove('a');
      kept.clear();
    } finally {
      Object.defineProperty(globalThis, name, before ?? { configurable: true, value: undefined });
    }
  }
});

test('what cannot be read as JSON is none', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => '{"pages":' });
  expect(tabStorage.readJson('browse')).toBe(null);
});

test('where cookies are blocked, there are none', () => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: blocked, set: blocked }));
  writeCookie('lists=compact');
  expect(readCookies()).toBe('');
});

test('nothing but this file touches what the browser keeps', () => {
  const direct = files.filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      file !== 'ui/state/storage.ts' &&
      /\b(sessionStorage|localStorage|document\.cookie|cookieStore|indexedDB|BroadcastChannel)\b/.test(
        readFileSync(path.join(src, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, ''),
      ),
  );
  // A script of the document itself, which runs before any file: it has its own try.
  expect(direct).toEqual(['kit/web/pages/ReturningPage.tsx']);
});
