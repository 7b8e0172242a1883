import { minifyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { pageFacts } from './src/base/site/pages/pageFacts.ts';
import { demo, sampleFacts } from './src/base/site/samples.ts';
import { catalog, errorTable } from './vite.catalog.ts';

/**
 * `virtual:contract`: the routes of every endpoint as plain JSON. The browser needs method and path, not the
 * zod schemas of every feature.
 */
function contract(): Plugin {
  const file = `${import.meta.dirname}/src/app/contract.ts`;
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

const alias = [
  // React has had this itself since 18; Lingui and TipTap still ask for the stand-in.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  { find: /^.*\/createLucideIcon\.mjs$/, replacement: `${import.meta.dirname}/src/ui/marks/icon.ts` },
];

/** What pages share, each with what its files import: a hundred small files take longer than some that hold a little too much. */
const shared = {
  shell: ['entry.client.tsx', 'root.tsx', 'pages/shell/web/frames/PublicFrame.tsx'],
  members: [
    ...['Queries', 'BrowseFrame', 'MemberFrame'].map((frame) => `pages/shell/web/frames/${frame}.tsx`),
    ...['people/profiles/web/card/ProfileCard.tsx', 'meeting/interests/web/InterestHeart.tsx'],
    ...['people/safety/web/SafetyMenu.tsx', 'meeting/search/web/filters/useFilters.ts', 'ui/form/Select.tsx'],
    ...['people/profiles/web/order/usePagesOrder.ts', 'people/profiles/web/noProfile/NoProfile.tsx'],
    ...[
      'meeting/shortlist/web/ShortlistButton.tsx',
      'people/profiles/web/wishes/useWishTexts.ts',
      'ui/Tabs.tsx',
    ],
    ...[
      'kit/web/api/MoreOf.tsx',
      'kit/web/api/NotLoaded.tsx',
      'ui/marks/Chip.tsx',
      'ui/state/KeepServed.tsx',
    ],
    ...[
      'people/profiles/web/card/ProfileRow.tsx',
      'kit/web/locale/Day.tsx',
      'ui/form/TextInput.tsx',
      'ui/TextLink.tsx',
    ],
    ...['people/profiles/web/ViewsOnly.tsx', 'people/profiles/web/relationText.ts', 'ui/form/Checkbox.tsx'],
    ...['meeting/search/web/useTyped.ts', 'ui/form/Segments.tsx', 'ui/Dialog.tsx'],
  ],
  forms: [
    ...['people/accounts/web/FormPage.tsx', 'kit/web/form/useFormSubmit.ts', 'ui/form/RadioGroup.tsx'],
    ...['kit/web/form/formResolver.ts', 'ui/form/PasswordInput.tsx'],
    ...['kit/web/form/useOneField.ts', 'kit/web/form/DateOfBirth.tsx'],
  ],
};

type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

function reachable(graph: Graph, from: string[]): Set<string> {
  const found = new Set(from.map((file) => `${import.meta.dirname}/src/${file}`));
  for (const id of found)
    for (const next of isIndex.test(id) ? [] : (graph.getModuleInfo(id)?.importedIds ?? [])) found.add(next);
  return found;
}

/** Indexes, which import everything that they name, used or not. */
const isIndex = /\/(?:lucide-react|radix-ui)\/dist\/(?:esm\/lucide-react|index)\.m?js$/;

const sharedChunks = [
  ...Object.entries(shared).map(([name, from], place) => {
    let modules: Set<string> | undefined;
    return {
      name(id: string, graph: Graph) {
        modules ??= reachable(graph, from);
        return modules.has(id) ? name : null;
      },
      priority: 10 - place,
    };
  }),
  { name: 'icons', test: /lucide-react\/.*icons\//, minShareCount: 8, priority: 20 },
];

export default defineConfig(({ command }) => ({
  // The pages of `npm run dev` do not come from the server, which would fill in the site's facts: a demo's samples do.
  define: {
    'import.meta.env.VITE_SITE':
      command === 'serve' ? JSON.stringify(JSON.stringify({ ...pageFacts(sampleFacts), demo })) : 'undefined',
  },
  resolve: { alias },
  plugins: [contract(), catalog(), errorTable(), tailwindcss(), reactRouter()],
  // The server's half runs without being built again for its mode: with React as it is in production.
  ssr: command === 'build' ? { noExternal: true } : {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: sharedChunks,
            },
          },
        },
      },
    },
    ssr: { define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {} },
  },
  // Under npm run dev the server has its own port.
  server: { proxy: { '/api': process.env.SERVER_URL ?? 'http://127.0.0.1:3000' } },
}));
