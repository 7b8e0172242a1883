// The folders of builds. `build` leads to the newest one; a running server goes on with the one that it was started with.
// Nothing newer than Node 20 (ensure.mjs).

import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';

const builds = path.join(root, 'builds');
const current = path.join(root, 'build');

/** How long pages stay open in a browser, in days, and find the scripts of their own build. */
const OPEN_DAYS = 30;
/** How many builds stay: the one that runs may be one or two before the newest. */
const KEPT = 3;

/** Returns a new folder for a build. */
export function buildFolder(hash) {
  mkdirSync(builds, { recursive: true });
  return path.join(builds, `${new Date().toISOString().replace(/[:.]/g, '-')}-${hash}`);
}

/**
 * Copies scripts and styles that a new build no longer has into its folder `older`: from the build before, and what
 * that one had of those before it, for the days that a page may be open.
 */
export function carryOver(folder, now = new Date()) {
  const own = new Set(filesIn(path.join(folder, 'client/assets')));
  const oldest = now.getTime() - OPEN_DAYS * 86_400_000;
  for (const [part, replacedAt] of [
    ['client/assets', () => now],
    ['older/assets', (file) => statSync(file).mtime],
  ]) {
    for (const name of filesIn(path.join(current, part))) {
      const file = path.join(current, part, name);
      const since = replacedAt(file);
      if (own.has(name) || since.getTime() < oldest) continue;
      const copy = path.join(folder, 'older/assets', name);
      mkdirSync(path.dirname(copy), { recursive: true });
      copyFileSync(file, copy);
      // When it was replaced: the day from which it is kept.
      utimesSync(copy, since, since);
    }
  }
}

/** Lets `build` lead to a folder, at once where the system can. */
export function switchTo(folder) {
  const windows = process.platform === 'win32';
  const found = existsSync(current) || isLink(current) ? lstatSync(current) : undefined;
  // A folder from before there were several.
  if (found && !found.isSymbolicLink()) renameSync(current, buildFolder('before'));
  else if (found && windows) rmSync(current, { recursive: false, force: true });
  const link = windows ? current : `${current}.${process.pid}`;
  symlinkSync(windows ? folder : path.relative(root, folder), link, 'junction');
  if (!windows) renameSync(link, current);
}

/** Removes all but the newest builds. */
export function removeOld() {
  const names = readdirSync(builds).sort();
  for (const name of names.slice(0, -KEPT)) rmSync(path.join(builds, name), { recursive: true, force: true });
}

function isLink(file) {
  try {
    return lstatSync(file).isSymbolicLink();
  } catch {
    return false;
  }
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}
