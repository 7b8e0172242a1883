import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { build, type Rolldown } from 'vite';
import { staffRoutes } from './src/routes.ts';
import { alias, plugins } from './vite.config.ts';
import { routes } from './vite.routes.ts';

// The screens of the staff as an app of their own: members load nothing of them, and what staff pages share is in two
// files, however it is shared among members' pages.

const src = `${import.meta.dirname}/src`;
const ENTRY = `${src}/entry.client.tsx`;

/** Indexes, which import everything that they name, used or not. */
const isIndex = (id: string) =>
  /\/(?:lucide-react|radix-ui)\/dist\/(?:esm\/lucide-react|index)\.m?js$/.test(id);
/** Small pieces that most pages show some of. */
const isSmall = (id: string) => /\/lucide-react\/.*\/icons\//.test(id);

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Returns the two files that pages share: `shell`, which every page loads first, and `desk` with what more than one has. */
function sharedFiles() {
  let nameOf: ((id: string) => string | null) | undefined;
  const name = (id: string, graph: Graph) => {
    nameOf ??= sort(graph);
    return nameOf(id);
  };
  return [{ name }];
}

function sort(graph: Graph): (id: string) => string | null {
  const pages = new Set(staffRoutes.flatMap(filesOf));
  const infoOf = (id: string) => graph.getModuleInfo(id);
  const reach = (from: string) => {
    const found = new Set([from]);
    for (const id of found) {
      if (!isIndex(id)) for (const next of infoOf(id)?.importedIds ?? []) found.add(next);
    }
    return found;
  };
  const shell = reach(ENTRY);
  const lazy = new Set([ENTRY]);
  const users = new Map<string, string[]>();
  for (const root of lazy) {
    for (const id of reach(root)) {
      users.set(id, [...(users.get(id) ?? []), root]);
      for (const next of infoOf(id)?.dynamicallyImportedIds ?? []) lazy.add(next);
    }
  }
  return (id) => {
    if (shell.has(id)) return 'shell';
    const all = users.get(id) ?? [];
    const shared = all.length > 1 && all.some((one) => pages.has(one));
    return shared || isSmall(id) || isIndex(id) ? 'desk' : null;
  };
}

const filesOf = ({ file, children }: RouteConfigEntry): string[] => [
  `${src}/${file}`,
  ...(children ?? []).flatMap(filesOf),
];

/**
 * Builds the app of the staff into the folder of the pages, and writes a document for each of its screens: that of the
 * pages without data, with the scripts of the screen. An address with a part that varies has `__any` in its place.
 */
export async function buildStaff(folder: string): Promise<void> {
  const file = 'assets/staff/[name]-[hash].js';
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias },
    plugins: [routes('staff'), ...plugins()],
    define: { 'import.meta.env.VITE_SITE': 'undefined' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: false,
        output: { entryFileNames: file, chunkFileNames: file, codeSplitting: { groups: sharedFiles() } },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  const entry = chunks.find((one) => one.isEntry)!;
  const bare = await readFile(path.join(folder, '__spa-fallback.html'), 'utf8');
  for (const [address, files] of addressesOf(staffRoutes)) {
    const scripts = new Set([entry.fileName]);
    for (const one of files) {
      const own = chunks.find(({ moduleIds }) => moduleIds.includes(`${src}/${one}`))!;
      scripts.add(own.fileName);
    }
    for (const one of scripts)
      for (const next of chunks.find(({ fileName }) => fileName === one)!.imports) scripts.add(next);
    const target = path.join(folder, `${address.replaceAll(/:\w+\??/g, '__any')}.html`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, withScripts(bare, entry.fileName, [...scripts]));
  }
}

/** Returns each address of the routes with the files that it shows; one whose last part may be missing is two. */
function addressesOf(listed: RouteConfigEntry[], above = '', around: string[] = []): [string, string[]][] {
  return listed.flatMap(({ path: own = '', file, children }): [string, string[]][] => {
    const here = [above, own].filter(Boolean).join('/');
    const files = [...around, file];
    if (children) return addressesOf(children, here, files);
    const [start, optional] = here.split(/\/(?=:\w+\?)/);
    return optional
      ? [
          [start!, files],
          [here, files],
        ]
      : [[here, files]];
  });
}

/** Returns the bare document with other scripts. */
function withScripts(html: string, entry: string, scripts: string[]): string {
  const first = /\/assets\/entry\.client-[\w-]+\.js/g;
  const others = scripts.filter((one) => one !== entry);
  const links = others
    .map((one) => `<link rel="modulepreload" fetchPriority="low" href="/${one}"/>`)
    .join('');
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(first, `/${entry}`)
    .replace('</head>', `${links}</head>`);
}
