import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from '../app/rooms.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Every file and folder of the project, from its root on. */
const present = globSync(
  '{*,.github/**,bench/**,deploy/**,docs/**,e2e/**,fuzz/**,migrations/**,public/**,sandbox/**,scripts/**,seed/**,src/**,test/**,upgrade/**}',
  { cwd: root },
).map((file) => file.replaceAll('\\', '/'));

const decisions = globSync('docs/decisions/*.md', { cwd: root });
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  'CHANGELOG.md',
  'docs/compliance.md',
  'docs/logging.md',
  'docs/testing.md',
  ...decisions.sort(),
];

/** Files of examples. */
const others = new Set(['care/notifications/kinds/reviews/profileApproved.ts', 'src/catalog/hi.po']);

const PATH = /^[\w.@-]+(?:\/[\w.@<>-]+)*(?:\/|\.(?:tsx?|mjs|md|json|sql|po|txt|conf|css))$/;

/** Returns the paths in backticks that a text names, of files with a known ending and of folders. */
function listPaths(text: string): string[] {
  const quoted = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, words]) => words!,
  );
  return quoted.filter((words) => PATH.test(words) && !/[<>]/.test(words));
}

/** Returns whether a path is in the project: from its root, from src, or as the end of a path. */
function exists(name: string): boolean {
  const plain = name.replace(/\/$/, '');
  return present.some((file) => file === plain || file.endsWith(`/${plain}`));
}

const listMissing = (text: string) => listPaths(text).filter((name) => !others.has(name) && !exists(name));

test.each(documents)('%s names files and folders that exist', (file) => {
  expect(listMissing(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
});

test.each(documents)('%s links to files that exist', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to]) =>
    path.posix.join(path.posix.dirname(file), to!).replace(/\/$/, ''),
  );
  expect(links.filter((to) => !present.includes(to))).toEqual([]);
});

test('a path that no longer exists is found', () => {
  expect(
    listMissing('`kit/errorMessages.ts`, `kit/shared/api/errorMessages.ts`, `papers/`, `app.pool`'),
  ).toEqual(['kit/errorMessages.ts', 'papers/']);
});

test('ARCHITECTURE has a row for each room', () => {
  const rows = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(/^\| ([\w, `-]+) \|/gm);
  const named = new Set([...rows].flatMap(([, names]) => names!.replaceAll('`', '').split(', ')));
  expect(rooms.filter((room) => !named.has(room))).toEqual([]);
});

/** Returns the walks of a text: the files that the items of each numbered list begin with. */
function listWalks(text: string): string[][] {
  const walks: string[][] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const file = /^\d+\. `(src\/[^`]+)`/.exec(line)?.[1];
    if (file && !isOpen) walks.push([]);
    if (file) walks.at(-1)!.push(file);
    isOpen = file !== undefined || (isOpen && line.startsWith(' '));
  }
  return walks;
}

test('each file of a walk in ARCHITECTURE imports one before it, or is imported by one', () => {
  const walks = listWalks(readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8'));
  const listImports = (from: string) =>
    [...readFileSync(path.join(root, from), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, name]) =>
      path.posix.join(path.posix.dirname(from), name!),
    );
  const lost = walks.flatMap((walk) =>
    walk
      .slice(1)
      .filter(
        (file, index) =>
          !walk
            .slice(0, index + 1)
            .some((before) => listImports(before).includes(file) || listImports(file).includes(before)),
      ),
  );
  expect(walks).not.toEqual([]);
  expect(lost).toEqual([]);
});
