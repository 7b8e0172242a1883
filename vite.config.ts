import { minifyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { sampleFacts } from './src/site/kind/demo.ts';
import { shownFacts } from './src/site/pages/shown.ts';
import { demo } from './src/vocabulary/demo.ts';
import { catalog, errorTable } from './vite.catalog.ts';

/**
 * `virtual:contract`: the routes of every endpoint as plain JSON. The browser needs method and path, not the
 * zod schemas of every feature.
 */
function contract(): Plugin {
  const file = `${import.meta.dirname}/src/contract.ts`;
  const dependencies = new Set<string>();
  return {
    name: 'contract',
    resolveId: { filter: { id: /^virtual:contract$/ }, handler: () => '\0virtual:contract' },
    load: {
      filter: { id: /^\0virtual:contract$/ },
      async handler() {
        const loaded = await runnerImport<{ contract: object }>(file, {
          configFile: false,
          root: import.meta.dirname,
        });
        for (const path of [file, ...loaded.dependencies]) {
          dependencies.add(path);
          this.addWatchFile(path);
        }
        return `export const contract = ${JSON.stringify(minifyContractRouter(loaded.module.contract as never))};`;
      },
    },
    hotUpdate({ file: changed }) {
      if (!dependencies.has(changed)) return;
      const module = this.environment.moduleGraph.getModuleById('\0virtual:contract');
      if (module) this.environment.moduleGraph.invalidateModule(module);
    },
  };
}

const src = `${import.meta.dirname}/src`;

/**
 * What pages share, from what every page needs to what fewer do: each file is everything that its members import and
 * that no file before it has. On a slow line ten small files take longer than one that holds a little too much.
 */
const shared = [
  { name: 'shell', from: ['root.tsx', 'entry.client.tsx', 'shell/web/PublicFrame.tsx'] },
  { name: 'queries', from: ['shell/web/Queries.tsx', 'kit/web/api/NotLoaded.tsx'] },
  {
    name: 'members',
    from: [
      ...['shell/web/BrowseFrame.tsx', 'shell/web/MemberFrame.tsx', 'shell/web/bar/AccountInBar.tsx'],
      ...['profiles/web/card/ProfileCard.tsx', 'interests/web/InterestHeart.tsx', 'ui/TextLink.tsx'],
      ...['profiles/web/ViewsOnly.tsx', 'profiles/web/NoProfile.tsx', 'search/web/lastBrowse.ts'],
      ...['ui/form/Field.tsx', 'ui/form/TextInput.tsx', 'search/web/useFound.ts', 'search/web/useTyped.ts'],
    ],
  },
];

/** The endpoints of each room are a line or two: one file has them all. */
const ofRoom = /src\/(\w+)\/web\/\1\.ts$/;
/** Small pieces of the home page: as files of their own they would cost more than they hold. */
const ofHome =
  /src\/(?:memberships\/web\/(?:PlanCards|plans)|ui\/Badge|kit\/web\/locale\/format|vocabulary\/plans)\.tsx?$|\/icons\/(?:badge-check|lock-keyhole)\.mjs$/;

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** Returns the shared files; what belongs to one page is in none of them. */
function sharedFiles() {
  let files: [name: string, modules: Set<string>][] | undefined;
  const nameOf = (id: string, graph: Graph) => {
    files ??= shared.map(({ name, from }) => [
      name,
      reachable(
        graph.getModuleInfo.bind(graph),
        from.map((file) => `${src}/${file}`),
      ),
    ]);
    if (ofHome.test(id)) return 'shell';
    if (ofRoom.test(id)) return 'queries';
    // Its index reaches every icon of every page; each goes with the page that shows it.
    if (/lucide-react\/.*\/icons\//.test(id)) return null;
    return files.find(([, modules]) => modules.has(id))?.[0] ?? null;
  };
  return shared.map(({ name }, place) => ({
    name: (id: string, graph: Graph) => (nameOf(id, graph) === name ? name : null),
    priority: shared.length - place,
  }));
}

function reachable(
  infoOf: (id: string) => { importedIds: readonly string[] } | null,
  from: string[],
): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const next of infoOf(id)?.importedIds ?? []) found.add(next);
  return found;
}

export default defineConfig(({ command }) => ({
  // The pages of `npm run dev` do not come from the server, which would fill in the site's facts: a demo's samples do.
  define: {
    'import.meta.env.VITE_SITE':
      command === 'serve'
        ? JSON.stringify(JSON.stringify({ ...shownFacts(sampleFacts), demo }))
        : 'undefined',
  },
  resolve: {
    alias: [
      // React has had this itself since 18; Lingui still asks for the stand-in.
      { find: 'use-sync-external-store/shim', replacement: 'react' },
      { find: /^.*\/createLucideIcon\.mjs$/, replacement: `${import.meta.dirname}/src/ui/icon.ts` },
    ],
  },
  plugins: [contract(), catalog(), errorTable(), tailwindcss(), reactRouter()],
  // The server's half runs without being built again for its mode: with React as it is in production.
  ssr: command === 'build' ? { noExternal: true } : {},
  // Under npm run dev the server has its own port.
  server: { proxy: { '/api': process.env.SERVER_URL ?? 'http://127.0.0.1:3000' } },
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedFiles() } },
    },
  },
}));
