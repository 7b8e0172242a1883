import { minifyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { pageFacts } from './src/base/site/pages/pageFacts.ts';
import { demo, sampleFacts } from './src/base/site/samples.ts';
import { catalog, errorTable } from './vite.catalog.ts';
import { sharedFiles } from './vite.files.ts';
import { routes } from './vite.routes.ts';

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

/** What the app of the staff is built with, too. */
export const plugins = () => [contract(), catalog(), errorTable(), tailwindcss()];

export const alias = [
  // React has had this itself since 18; Lingui and TipTap still ask for the stand-in.
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  { find: /^.*\/createLucideIcon\.mjs$/, replacement: `${import.meta.dirname}/src/ui/marks/icon.ts` },
];

export default defineConfig(({ command }) => ({
  // The pages of `npm run dev` do not come from the server, which would fill in the site's facts: a demo's samples do.
  define: {
    'import.meta.env.VITE_SITE':
      command === 'serve' ? JSON.stringify(JSON.stringify({ ...pageFacts(sampleFacts), demo })) : 'undefined',
  },
  resolve: { alias },
  plugins: [routes('site'), ...plugins(), reactRouter()],
  // The server's half runs without being built again for its mode: with React as it is in production.
  ssr: command === 'build' ? { noExternal: true } : {},
  environments: {
    ssr: { define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {} },
  },
  // Under npm run dev the server has its own port.
  server: { proxy: { '/api': process.env.SERVER_URL ?? 'http://127.0.0.1:3000' } },
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedFiles() } },
    },
  },
}));
