// node scripts/ensure.mjs [deps] [build] [browser]
//
// Brings up to date what a start or a test needs, and is quick when nothing is missing. It runs before anything is
// installed: no packages, and nothing newer than Node 20.
//
//   deps     the packages of package-lock.json
//   build    the pages, in a new folder of builds/, to which build leads once it is complete
//   browser  a Chromium for the journeys in e2e/

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, carryOver, removeOld, switchTo } from './builds.mjs';
import { findChromium } from './chromium.mjs';
import { pinnedNode, root } from './node.mjs';
import { readWords } from './words.mjs';

const steps = { deps, build, browser };

const usage = `usage: node scripts/ensure.mjs [${Object.keys(steps).join('] [')}]

Brings packages (deps), pages (build) and the browser of the tests (browser) up to date.`;
const wanted = readWords(usage, Object.keys(steps));
if (wanted.length === 0) fail(usage);
for (const name of Object.keys(steps)) if (wanted.includes(name)) steps[name]();

function deps() {
  const modules = at('node_modules');
  const mark = at('node_modules/.lock-hash');
  const now = `${hash(['package-lock.json'])} ${process.platform}-${process.arch}\n`;
  if (read(mark) === now) return;
  print('Installing packages…');
  // The next npm takes what a killed one left for installed, so it is installed again. npm writes its lock last; over a
  // complete installation, our mark shows whether it finished.
  const whole = existsSync(at('node_modules/.package-lock.json')) && read(mark) !== 'unfinished';
  if (existsSync(modules)) writeFileSync(mark, 'unfinished');
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  // Windows cannot remove the Node that runs.
  const fixed = process.platform === 'win32' && process.execPath.startsWith(modules);
  const install = () => npm(['install', '--no-save', ...options]);
  let done = whole || fixed ? install() : undefined;
  if (!done || (done.failed && !fixed)) done = npm(['ci', ...options]);
  // Versions of npm do not agree on what a complete lock is.
  if (done.output.includes('EUSAGE')) done = install();
  if (done.failed) fail(`Couldn't install the packages.\n${done.output}`);
  writeFileSync(mark, now);
}

function build() {
  const mark = at('build/.built');
  const parts = [
    'src',
    'public',
    'package-lock.json',
    'vite.config.ts',
    'vite.catalog.ts',
    'react-router.config.ts',
    'lingui.config.ts',
  ];
  const now = `${hash(parts.filter((part) => existsSync(at(part))))}\n`;
  if (read(mark) === now && existsSync(at('build/client'))) return;
  print('Building pages…');
  const folder = buildFolder(now.slice(0, 12));
  const done = run(pinnedNode(), [at('node_modules/@react-router/dev/bin.cjs'), 'build'], {
    ...process.env,
    NODE_ENV: 'production',
    BUILD_DIRECTORY: path.relative(root, folder),
  });
  if (done.failed) {
    rmSync(folder, { recursive: true, force: true });
    fail(`Couldn't build the pages.\n${done.output}`);
  }
  writeFileSync(path.join(folder, '.built'), now);
  carryOver(folder);
  switchTo(folder);
  removeOld();
}

function browser() {
  if (findChromium()) return;
  print('Installing Chromium for the tests…');
  const superuser = process.getuid?.() === 0;
  let output = '';
  if (superuser && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', 'chromium-headless-shell']]) {
      output += run('apt-get', args, env).output;
    }
    if (findChromium()) return;
  }
  const libraries = superuser && process.platform === 'linux' ? ['--with-deps'] : [];
  const playwright = at('node_modules/playwright/cli.js');
  output += run(pinnedNode(), [playwright, 'install', ...libraries, 'chromium'], process.env).output;
  if (!findChromium()) {
    fail(
      `Chromium was not found and couldn't be installed. Install it, or set CHROME_PATH to its location.\n${output}`,
    );
  }
}

/** Over the names and the contents of files and folders, tests left out. */
function hash(parts) {
  const sum = createHash('sha256');
  const add = (name) => {
    sum
      .update(`${name}\0`)
      .update(readFileSync(at(name)))
      .update('\0');
  };
  for (const part of parts) {
    if (path.extname(part)) {
      add(part);
      continue;
    }
    const files = readdirSync(at(part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      // Node 20.12 called it path.
      .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
    for (const file of files.sort()) add(file);
  }
  return sum.digest('hex');
}

function npm(args) {
  const own = process.env.npm_execpath;
  if (own && path.basename(own).startsWith('npm-cli'))
    return run(process.execPath, [own, ...args], process.env);
  return run('npm', args, process.env, process.platform === 'win32');
}

function run(program, args, env, shell = false) {
  const done = spawnSync(program, args, {
    cwd: root,
    env,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
  });
  const output = [done.error?.message, done.stdout, done.stderr].filter(Boolean).join('\n');
  return { failed: done.status !== 0, output };
}

function at(name) {
  return path.join(root, name);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function print(line) {
  console.log(line);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
