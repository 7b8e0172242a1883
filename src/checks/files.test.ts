import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files, src } from '../../test/code/imports.ts';

const GENERATED = 'kit/database/tables.gen.ts';

const linesOf = (file: string) => readFileSync(path.join(src, file), 'utf8').trimEnd().split('\n');

const written = files.filter((file) => file !== GENERATED);

/** The names in each folder of the rooms, kit and ui; a test beside its subject shares its name. */
function namesByFolder(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const file of files) {
    for (let rest = file; rest.includes('/'); rest = path.posix.dirname(rest)) {
      const folder = path.posix.dirname(rest);
      if (folder === './') break;
      const name = path.posix.basename(rest).replace(/(\.test)?\.tsx?$/, '');
      names.set(folder, (names.get(folder) ?? new Set()).add(name));
    }
  }
  return names;
}

test('a folder has no more names than one reads at a glance', () => {
  const crowded = [...namesByFolder()].filter(([, names]) => names.size > 14);
  expect(crowded.map(([folder, names]) => `${folder}: ${names.size}`)).toEqual([]);
});

test('files are short', () => {
  expect(written.filter((file) => linesOf(file).length > 300)).toEqual([]);
  const product = written.filter((file) => !file.includes('.test.'));
  const ordered = product.map((file) => linesOf(file).length).sort((a, b) => a - b);
  const at = (share: number) => ordered[Math.floor(ordered.length * share)]!;
  expect(at(0.5)).toBeLessThanOrEqual(55);
  expect(at(0.95)).toBeLessThanOrEqual(180);
});

test('lengths of time have one definition', () => {
  const own = written.filter((file) => {
    // Imports nothing of the project.
    if (file === 'kit/shared/time/durations.ts' || file.startsWith('horoscope/')) return false;
    return /^(export )?const (DAY|HOUR|MINUTE)_MS =/m.test(readFileSync(path.join(src, file), 'utf8'));
  });
  expect(own).toEqual([]);
});
