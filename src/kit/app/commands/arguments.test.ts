import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The commands that README and package.json have operators run. */
const commands = [
  'src/main.ts',
  'src/backup/commands/backup.ts',
  'src/backup/commands/restore.ts',
  'src/staff/create.ts',
  'src/commands/approve.ts',
  'src/commands/removeDemo.ts',
  'src/audit/commands/verify.ts',
  'src/personal-data/commands/openCopy.ts',
  'seed/main.ts',
  'scripts/ensure.mjs',
];

/** Runs a command without a configuration, so that it could open nothing. */
function run(file: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, file), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, PORT: 'none' },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('all commands of README and of the services are tried', () => {
  const texts = [
    'README.md',
    'deploy/systemd/humsafar.service',
    'deploy/systemd/humsafar-backup.service',
  ].map((file) => readFileSync(path.join(root, file), 'utf8'));
  const named = texts.flatMap((text) => text.match(/(?:src|seed|scripts)\/[\w/-]+\.m?[tj]s/g) ?? []);
  expect([...new Set(named)].filter((file) => !commands.includes(file))).toEqual([]);
});

test.each(commands)('%s answers --help with its use, and refuses an unknown option by name', (file) => {
  const help = run(file, '--help');
  expect(help).toMatchObject({ status: 0, stderr: '' });
  expect(help.stdout).toMatch(/^usage: .*\n/);
  const wrong = run(file, '--nonsense');
  expect(wrong.status).not.toBe(0);
  expect(wrong.stderr).toMatch(/--nonsense.*\n[\s\S]*usage: /);
  expect(wrong.stdout).toBe('');
});
