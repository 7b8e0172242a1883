import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import listed from './src/routes.ts';

const src = `${import.meta.dirname}/src`;

/** Frames that come with the first script. */
const AT_ONCE = ['shell/web/frames/PublicFrame.tsx'];

/**
 * `virtual:routes`: the screens of src/routes.ts for the browser's router, each with what loads its file. In a build the
 * browser then loads the file itself, where React Router has a file more for each route.
 */
export function routes(): Plugin {
  return {
    name: 'routes',
    resolveId: { filter: { id: /^virtual:routes$/ }, handler: () => '\0virtual:routes' },
    load: {
      filter: { id: /^\0virtual:routes$/ },
      handler() {
        const imports: string[] = [];
        /** Imports a file once, however many routes show it. */
        const name = (file: string) => {
          const line = `from ${JSON.stringify(`${src}/${file}`)};`;
          const known = imports.findIndex((one) => one.endsWith(line));
          const place = known < 0 ? imports.length : known;
          if (known < 0) imports.push(`import * as file${place} ${line}`);
          return `file${place}`;
        };
        let written = 0;
        const write = ({ path, index, file, children }: RouteConfigEntry): string => {
          written += 1;
          const parts = [
            // Only this browser sees it: any will do, and every page loads all of them.
            `id: '${written}'`,
            path && `path: ${JSON.stringify(path)}`,
            index && 'index: true',
            AT_ONCE.includes(file)
              ? `module: ${name(file)}`
              : `load: () => import(${JSON.stringify(`${src}/${file}`)})`,
            children?.length && `children: [${children.map(write)}]`,
          ];
          return `{ ${parts.filter(Boolean).join(', ')} }`;
        };
        const all = listed.map(write);
        const root = `{ id: 'root', path: '', module: ${name('root.tsx')}, children: [${all}] }`;
        return `${imports.join('\n')}\nexport const routes = [${root}];`;
      },
    },
  };
}
