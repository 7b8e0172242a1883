import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { wings } from '../../src/app/rooms.ts';

/** One import of one file of src by another, both relative to src. `lazy` is a dynamic import. */
export type Import = { from: string; to: string; typeOnly: boolean; lazy: boolean };

/** The folder src. */
export const src = path.join(import.meta.dirname, '../../src');

/** Returns every TypeScript file of src. */
export const files: string[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

/** Returns the room of a file by its path in src: `base/site/…` is in 'site', `kit/…` in 'kit'. null for app's own files. */
export function roomOf(file: string): string | null {
  const [folder, room, rest] = file.split('/');
  if (folder! in wings) return rest === undefined ? null : room!;
  return room === undefined || folder === 'app' || folder === 'checks' ? null : folder!;
}

/** Returns every import of one file of src by another. */
export const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(path.join(src, from), 'utf8');
  const found = text.matchAll(
    /(?:import|export)\s+(type\s)?[^'";]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)|import\s+'(\.[^']+)'/g,
  );
  return [...found].map(([, type, a, b, c]) => ({
    from,
    to: path.posix.join(path.posix.dirname(from), (a ?? b ?? c)!),
    typeOnly: Boolean(type),
    lazy: b !== undefined,
  }));
});

/** Returns the first circle among edges, from a node back to itself; null when there is none. */
export function findCircle(edges: { from: string; to: string }[]): string[] | null {
  const next = Map.groupBy(edges, ({ from }) => from);
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] | null => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const { to } of next.get(node) ?? []) {
      const circle = visit(to, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of next.keys()) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return null;
}

/**
 * Returns the circles among the direct children of each folder, files and folders alike, as `folder: a → b → a`. An import
 * counts for the folder in which the paths of its two files part.
 */
export function findFolderCircles(all: Pick<Import, 'from' | 'to'>[]): string[] {
  const edges = all.flatMap(({ from, to }) => {
    const [a, b] = [from.split('/'), to.split('/')];
    const depth = a.findIndex((part, index) => part !== b[index]);
    if (depth < 0) return [];
    return [{ folder: a.slice(0, depth).join('/'), from: a[depth]!, to: b[depth]! }];
  });
  return [...Map.groupBy(edges, ({ folder }) => folder)].flatMap(([folder, inside]) => {
    const circle = findCircle(inside);
    return circle ? [`${folder || 'src'}: ${circle.join(' → ')}`] : [];
  });
}
