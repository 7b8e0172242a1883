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

test('the walk of an accepted interest is one way through files, each reached from one before', () => {
  const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  const walk = text.slice(text.indexOf('## A request from end to end'), text.indexOf('## Who may see whom'));
  const files = [...walk.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const imports = (from: string, to: string) =>
    [...read(from).matchAll(/from '(\.[^']+)'/g)].some(
      ([, name]) => path.posix.join(path.posix.dirname(from), name!) === to,
    );
  // What goes over a line, by what both ends of it name: the request, the database's notification, the stream.
  const lines = new Map<string, [sent: RegExp, received: RegExp]>([
    ['src/kit/http/http.ts', [/interests\.accept\b/, /serveEndpoints\(/]],
    ['src/kit/live/live.ts', [/pg_notify\('live'/, /listen live/]],
    ['src/kit/web/live/useLive.ts', [/'\/api\/live'/, /'\/api\/live'/]],
  ]);
  const lost = files.slice(1).filter((file, index) => {
    const line = lines.get(file);
    if (line) return !line[0].test(read(files[index]!)) || !line[1].test(read(file));
    return !files.slice(0, index + 1).some((before) => imports(before, file) || imports(file, before));
  });
  expect(lost).toEqual([]);
});
