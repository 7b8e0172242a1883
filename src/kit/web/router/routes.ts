import { type ComponentType, createElement, type ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

/** What the file of a route exports. */
export type RouteModule = {
  default: ComponentType;
  meta?: unknown;
  handle?: unknown;
  /** Of the root alone. */
  Layout?: ComponentType<{ children: ReactNode }>;
  ErrorBoundary?: ComponentType;
  HydrateFallback?: ComponentType;
};

/** A route of src/routes.ts, as `virtual:routes` lists it: its file is loaded, or will be when it is opened. */
export type Route = {
  id: string;
  path?: string;
  index?: boolean;
  module?: RouteModule;
  load?(): Promise<RouteModule>;
  children?: Route[];
};

export type Modules = Record<string, RouteModule>;

/** Returns the routes as React Router wants them, and what they have loaded, which grows with them. */
export function openRoutes(listed: Route[]) {
  const modules: Modules = {};
  const loaders = new Map<string, () => Promise<void>>();
  const routes = listed.map(open);

  function open({ id, path, index, module, load, children }: Route): RouteObject {
    const route: RouteObject = index ? { id, index } : { id, path, children: children?.map(open) };
    const add = (loaded: RouteModule) => {
      modules[id] = loaded;
      Object.assign(route, shown(loaded), { handle: loaded.handle });
      loaders.delete(id);
    };
    if (module) add(module);
    else loaders.set(id, async () => add(await load!()));
    return route;
  }

  const match = (location: { pathname: string }) => matchRoutes(routes, location) ?? [];
  type Matches = ReturnType<typeof match>;
  const isLoaded = (matches: Matches) => matches.every(({ route }) => !loaders.has(route.id!));
  /** Loads the files of what an address shows. Rejects when one is not there. */
  const load = async (matches: Matches) => {
    await Promise.all(matches.map(({ route }) => loaders.get(route.id!)?.()));
  };
  return { routes, modules, match, isLoaded, load };
}

/** The elements of a route, as React Router makes them on the server: the root has a document around them. */
function shown({ default: Component, Layout, ErrorBoundary, HydrateFallback }: RouteModule) {
  if (!Layout) return { Component };
  const around = (Inner?: ComponentType) =>
    Inner && createElement(Layout, null as never, createElement(Inner));
  return {
    element: around(Component),
    errorElement: around(ErrorBoundary),
    hydrateFallbackElement: around(HydrateFallback),
  };
}
