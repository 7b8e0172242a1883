import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { files, src } from '../../test/code/imports.ts';

/** As many lines as a file may have: more than one thought is in it. */
const LINES_MAX = 400;
const GENERATED = 'kit/database/tables.gen.ts';

const linesOf = (file: string) => readFileSync(path.join(src, file), 'utf8').trimEnd().split('\n');

const written = files.filter((file) => file !== GENERATED);

test('files are short', () => {
  expect(written.filter((file) => linesOf(file).length > LINES_MAX)).toEqual([]);
});

test('lengths of time have one definition', () => {
  const own = written.filter((file) => {
    // Imports nothing of the project.
    if (file === 'kit/shared/time/durations.ts' || file.startsWith('people/astrology/')) return false;
    return /^(export )?const (DAY|HOUR|MINUTE)_MS =/m.test(readFileSync(path.join(src, file), 'utf8'));
  });
  expect(own).toEqual([]);
});
