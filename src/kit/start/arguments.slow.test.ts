import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The commands that README and package.json have operators run. */
const operators = [
  'src/app/main.ts',
  'src/desk/backup/commands/backup.ts',
  'src/desk/backup/commands/restore.ts',
  'src/desk/staff/create.ts',
  'src/app/commands/approve.ts',
  'src/app/commands/removeDemo.ts',
  'src/base/audit/commands/verify.ts',
  'src/care/personal-data/commands/openCopy.ts',
  'seed/main.ts',
  'scripts/ensure.mjs',
];
/** Those that package.json has developers run, and those beside them. */
const developers = [
  'bench/desk/main.ts',
  'bench/faults/main.ts',
  'bench/first.ts',
  'bench/growth.ts',
  'bench/lighthouse.ts',
  'bench/live.ts',
  'bench/main.ts',
  'bench/matching.ts',
  'bench/memory.ts',
  'bench/paint.ts',
  'bench/plans/main.ts',
  'bench/saved-searches.ts',
  'fuzz/main.ts',
  'scripts/dev.mjs',
  'scripts/places.mjs',
  'scripts/test.mjs',
];

/** Runs a command without a configuration, so that it could open nothing. */
function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, file), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, PORT: 'none' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('all commands of README, package.json and the services are tried', () => {
  const named = [
    ...['README.md', 'deploy/systemd/humsafar.service', 'deploy/systemd/humsafar-backup.service'].flatMap(
      (file) => read(file).match(/(?<=\b(?:run|node) )(?:src|seed|scripts)\/[\w/-]+\.m?[tj]s/g) ?? [],
    ),
    ...[...read('package.json').matchAll(/"node (?:--\S+ )*([^\s"]+)/g)].map(([, file]) => file!),
  ];
  expect([...new Set(named)].filter((file) => ![...operators, ...developers].includes(file))).toEqual([]);
});

function expectRefusal(file: string) {
  const wrong = run(file, '--nonsense');
  expect(wrong.status).not.toBe(0);
  expect(wrong.stderr).toMatch(/--nonsense.*\n[\s\S]*usage: /);
  expect(wrong.stdout).toBe('');
}

test.each(operators)('%s answers --help with its use, and refuses an unknown option by name', (file) => {
  const help = run(file, '--help');
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toMatch(/^usage: .*\n/);
  expectRefusal(file);
});

// One of both for each: the same function does both.
test.each(developers)('%s refuses an unknown option by name, with its use', expectRefusal);
