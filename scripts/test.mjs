import { spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { pinnedNode, root } from './node.mjs';
import { readWords } from './words.mjs';

// Longer than any of them takes on a slow machine: one that hangs fails.
const patience = 40 * 60_000;
// A journey beyond the core that fails is tried once more, because a shared machine may stall. More than these is no stall.
const RETRIED_MAX = 2;

const parts = { check, unit, e2e };
const words = readWords(
  `usage: npm test [-- [${Object.keys(parts).join('] [')}]]
       npm run test:all [-- [${Object.keys(parts).join('] [')}]]

npm test runs what has to hold before each commit, npm run test:all the same and then the rest (docs/testing.md); or a
part of it. Each check counts as one test. All of them run, even after a failure; the last line is how many passed and
failed. A skipped test counts as failed.`,
  ['all', ...Object.keys(parts)],
);
const wanted = words.filter((word) => word !== 'all');

const tmp = makeFolder();
const total = { passed: 0, failed: 0 };
const failures = [];
const times = [];
const reports = mkdtempSync(path.join(tmp, 'reports-'));
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);
// The unit tests leave a part of the cores idle, which the checks take.
await Promise.all([isWanted('check') && check(), isWanted('unit') && unit('core')]);
if (isWanted('e2e')) await e2e('core');
if (words.includes('all')) {
  if (isWanted('unit')) await unit('rest');
  if (isWanted('e2e')) await e2e('rest');
}
rmSync(tmp, { recursive: true, force: true });

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${times.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * Makes the folder for the databases and profiles of a run: in memory where there is enough, because the tests wait for
 * the disk as long as they compute. One that a killed run left behind goes.
 */
function makeFolder() {
  const memory = '/dev/shm';
  const inMemory = hasRoom(memory, 6 * 1024 ** 3);
  const parent = inMemory ? memory : os.tmpdir();
  for (const name of inMemory ? readdirSync(parent) : []) {
    const owner = /^humsafar-tests-(\d+)-/.exec(name)?.[1];
    if (owner && !existsSync(`/proc/${owner}`))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(path.join(parent, `humsafar-tests-${process.pid}-`));
  // Embedded databases run as another user than root.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(folder, bytes) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}

async function check() {
  const begun = Date.now();
  await one('biome', [['@biomejs/biome/bin/biome', 'check', '.']]);
  await one('types', [
    ['@react-router/dev/bin.cjs', 'typegen'],
    ['typescript/bin/tsc', '-b'],
  ]);
  if (existsSync(path.join(root, 'knip.json'))) await one('knip', [['knip/bin/knip.js']]);
  lasted('checks', begun);
}

/** A check of several commands, each a program of a package with its arguments. */
async function one(name, commands) {
  let output = `\n${name}\n`;
  let wrong;
  for (const [program, ...args] of commands) {
    const ended = await run(program, args, {}, (text) => {
      output += text;
    });
    if (ended !== 0) {
      wrong = `${name}: ${program.split('/bin')[0]} ended with ${ended}`;
      break;
    }
  }
  // In one piece, because the unit tests write beside it.
  console.log(output.trimEnd());
  if (wrong) return fail(wrong);
  total.passed++;
}

/** Runs the unit and HTTP tests of a level: files whose names end in .slow.test.ts are not in the core. */
async function unit(level) {
  console.log(`\nvitest, ${level}`);
  const begun = Date.now();
  const file = path.join(reports, `vitest-${level}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  args.push(...(level === 'core' ? ['--exclude=**/*.slow.test.*'] : ['.slow.test.']));
  const ended = await run('vitest/vitest.mjs', args);
  const report = reportIn(file);
  if (!report) return fail(`vitest: ended with ${ended} and left no report`);
  const failedBefore = total.failed;
  for (const suite of report.testResults) {
    const name = path.relative(root, suite.name);
    for (const test of suite.assertionResults) count(test.status, `${name}: ${test.fullName}`);
    // A file that cannot be loaded has no tests, and one whose clean-up fails none that failed.
    const reported = suite.assertionResults.some((test) => test.status === 'failed');
    if (suite.status === 'failed' && !reported)
      fail(`${name}: ${suite.message || 'failed outside of its tests'}`);
  }
  conclude('vitest', ended, report.numTotalTests, total.failed > failedBefore);
  lasted(`vitest, ${level}`, begun);
}

/** Runs the journeys of a level (playwright.config.ts). */
async function e2e(level) {
  console.log(`\nplaywright, ${level}`);
  const begun = Date.now();
  const file = path.join(reports, `playwright-${level}.json`);
  const args = ['test', `--retries=${level === 'core' ? 0 : 1}`, '--reporter=list,json,./e2e/failures.ts'];
  const ended = await run('@playwright/test/cli.js', args, {
    TEST_LEVEL: level,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = reportIn(file);
  if (!report) return fail(`playwright: ended with ${ended} and left no report`);
  const failedBefore = total.failed;
  for (const error of report.errors) fail(`playwright: ${error.message ?? error.value}`);
  const all = report.suites.flatMap(specsOf);
  const retried = [];
  for (const spec of all) {
    for (const test of spec.tests) {
      const status = { expected: 'passed', flaky: 'passed', skipped: 'skipped' }[test.status] ?? 'failed';
      const name = `${spec.file}: ${spec.title} (${test.projectName})`;
      count(status, name);
      if (test.status === 'flaky') retried.push(`${name}: ${messageOf(test.results[0])}`);
    }
  }
  if (retried.length > 0) console.log(`\nRetried:\n${retried.map((line) => `  ${line}`).join('\n')}`);
  if (retried.length > RETRIED_MAX) fail(`playwright: ${retried.length} journeys passed only when retried`);
  conclude('playwright', ended, all.length, total.failed > failedBefore);
  lasted(`playwright, ${level}`, begun);
}

function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Why a try of a journey failed, in one line. */
function messageOf(result) {
  const text = stripVTControlCharacters(result.error?.message ?? result.status);
  return text.split('\n').slice(0, 6).join(' ').replaceAll(/\s+/g, ' ');
}

function count(status, name) {
  if (status === 'passed') total.passed++;
  else fail(status === 'failed' ? name : `${name} (${status})`);
}

/** A runner that ran nothing, or failed without saying where, has failed. */
function conclude(name, ended, tests, reported) {
  if (tests === 0) fail(`${name}: ran no test`);
  else if (ended !== 0 && !reported) fail(`${name}: ended with ${ended}`);
}

/** Notes how long a part took, for docs/testing.md. */
function lasted(name, begun) {
  times.push(`${name}: ${Math.round((Date.now() - begun) / 1000)} s`);
}

function fail(line) {
  total.failed++;
  failures.push(line.split('\n').slice(0, 3).join(' '));
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs a program of a package; resolves to its exit code, or to the name of what ended it. What it writes is shown, or
 * given to `onOutput`.
 */
function run(program, args, env = {}, onOutput = undefined) {
  const child = spawn(pinnedNode(), [path.join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // The servers that tests start by the dozen find their code compiled.
    env: {
      ...process.env,
      NODE_ENV: 'test',
      TMPDIR: tmp,
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
      ...env,
    },
    timeout: patience,
    killSignal: 'SIGKILL',
  });
  if (onOutput)
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
}
