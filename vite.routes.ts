import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import { siteRoutes, staffRoutes } from './src/routes.ts';

const src = `${import.meta.dirname}/src`;

/** For each app: its screens, the other app's screens, and the frames that come with the first script. */
const apps = {
  site: { own: siteRoutes, other: staffRoutes, atOnce: ['pages/shell/web/frames/PublicFrame.tsx'] },
  staff: {
    own: staffRoutes,
    other: siteRoutes,
    atOnce: ['pages/shell/web/frames/Queries.tsx', 'desk/staff/web/AdminFrame.tsx'],
  },
};

/**
 * `virtual:routes`: the screens of an app for the browser's router, each with what loads its file. In a build the
 * browser then loads the file itself, where React Router has a file more for each route. A screen of the other app has
 * none: the router loads its document.
 */
export function routes(app: keyof typeof apps): Plugin {
  const { own, other, atOnce } = apps[app];
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
            atOnce.includes(file)
              ? `module: ${name(file)}`
              : `load: () => import(${JSON.stringify(`${src}/${file}`)})`,
            children?.length && `children: [${children.map(write)}]`,
          ];
          return `{ ${parts.filter(Boolean).join(', ')} }`;
        };
        const all = own.map(write);
        const elsewhere = `...${JSON.stringify(pathsOf(other).join())}.split(',').map(elsewhere)`;
        const root = `{ id: 'root', path: '', module: ${name('root.tsx')}, children: [${[...all, elsewhere]}] }`;
        const made = 'const elsewhere = (path) => ({ id: path + "/", path, load: () => Promise.reject() });';
        return `${imports.join('\n')}\n${made}\nexport const routes = [${root}];`;
      },
    },
  };
}

/** The paths of all screens. */
function pathsOf(listed: RouteConfigEntry[], above = ''): string[] {
  return listed.flatMap(({ path = '', children }) => {
    const here = [above, path].filter(Boolean).join('/');
    return [...(path || !children ? [here] : []), ...pathsOf(children ?? [], here)];
  });
}
