import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const built = path.resolve(import.meta.dirname, '../../build/client');
const BUDGET = 130_000;

test('the first load of the home page needs at most 130 kB of JavaScript, gzipped', () => {
  expect(existsSync(built), 'run the build first: npm test does').toBe(true);
  const html = readFileSync(path.join(built, 'index.html'), 'utf8');
  const files = new Set<string>();
  // Scripts that the page names, and what these import before they run.
  const queue = [...html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)].map(([, file]) => file!);
  for (const file of queue) {
    if (files.has(file)) continue;
    files.add(file);
    const code = readFileSync(path.join(built, file), 'utf8');
    for (const [, next] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      queue.push(`/assets/${next}`);
  }
  const sizes = [...files].map((file) => gzipSync(readFileSync(path.join(built, file))).length);
  expect(files.size).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
