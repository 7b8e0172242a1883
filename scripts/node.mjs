// The Node that the project is pinned to comes with its packages, one per platform.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Absolute path of the pinned Node, or of the running one on a platform that has no package. */
export function pinnedNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const platform = `-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const name = Object.keys(optionalDependencies).find((one) => one.endsWith(platform));
  const file = path.join(root, 'node_modules', name ?? '-', 'bin', program);
  return existsSync(file) ? file : process.execPath;
}
