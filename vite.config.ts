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

/** Small pieces of the home page: as files of their own they would cost more than they hold. */
const ofHome =
  /src\/(?:memberships\/web\/(?:PlanCards|plans)|ui\/Badge|kit\/web\/locale\/format|vocabulary\/plans)\.tsx?$|\/icons\/(?:badge-check|lock-keyhole)\.mjs$/;

/** What the root needs is loaded with every page: in one file it is smaller than in a dozen. */
function shell() {
  const root = `${import.meta.dirname}/src/root.tsx`;
  let modules: Set<string> | undefined;
  return (id: string, graph: { getModuleInfo(id: string): { importedIds: readonly string[] } | null }) => {
    modules ??= reachable(graph.getModuleInfo.bind(graph), root);
    if (ofHome.test(id)) return 'shell';
    // Its index reaches every icon of every page; each goes with the page that shows it.
    if (/lucide-react\/.*\/icons\//.test(id)) return null;
    return modules.has(id) ? 'shell' : null;
  };
}

/** The manifest, which every page loads, names each file: small ones that go together share one. */
const pieces = [
  { name: 'rooms', test: /src\/(\w+)\/web\/\1\.ts$/, priority: 2 },
  {
    name: 'fields',
    test: /src\/(?:ui\/(?:form\/(?:control|Field|TextInput|Select|Checkbox|RadioGroup|Segments)|state\/Notice)|kit\/web\/api\/NotLoaded)\.tsx?$/,
    priority: 1,
  },
  { name: 'queries', test: /@tanstack\/react-query\// },
];

function reachable(
  infoOf: (id: string) => { importedIds: readonly string[] } | null,
  from: string,
): Set<string> {
  const found = new Set([from]);
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
  // Under npm run dev the server has its own port.
  server: { proxy: { '/api': process.env.SERVER_URL ?? 'http://127.0.0.1:3000' } },
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: shell(), priority: 3 }, ...pieces] } },
    },
  },
}));
