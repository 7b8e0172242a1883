import {
  type BlockerFunction,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  type Location,
  type RouterProviderProps,
  resolvePath,
  type To,
} from 'react-router';
import { carryToast } from '../../../ui/state/toast.tsx';
import { openRoutes, type Route } from './routes.ts';
import { openScroll } from './scroll.ts';

/** Pause before a document whose page could not be loaded is loaded again. */
const RELOAD_MS = 5000;

/** What React Router's components want of a router. */
type Router = RouterProviderProps['router'];
type State = Router['state'];
type Action = State['historyAction'];
type Blocker = State['blockers'] extends Map<string, infer Value> ? Value : never;
type Options = { replace?: boolean; state?: unknown; preventScrollReset?: boolean };

/**
 * Opens the router of the browser. React Router's own one also loads and changes data, and takes a third of the first
 * load for it; data is TanStack Query's here. This one shows the page of an address once its file is there.
 * @param bare whether the document shows nothing yet: it was not rendered
 */
export function openRouter(listed: Route[], bare: boolean) {
  const history = createBrowserHistory();
  const { routes, modules, match, isLoaded, load } = openRoutes(listed);
  const scroll = openScroll();
  const subscribers = new Set<Parameters<Router['subscribe']>[0]>();
  const blocking = new Map<string, BlockerFunction>();
  /** What comes back after a step through the history that was not allowed. */
  let stepBack: (() => void) | undefined;
  let newest = 0;
  const first = match(history.location);
  let state: State = {
    historyAction: history.action as Action,
    location: history.location,
    matches: (bare ? first.slice(0, 1) : first) as State['matches'],
    initialized: !bare,
    renderFallback: bare,
    navigation: IDLE_NAVIGATION,
    revalidation: 'idle',
    restoreScrollPosition: false,
    preventScrollReset: false,
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };

  function update(changed: Partial<State>) {
    state = { ...state, ...changed };
    for (const notify of subscribers)
      notify(state, { deletedFetchers: [], newErrors: null, flushSync: false });
  }

  /** Shows the page of a location; the page before it stays until its files are loaded. */
  async function show(action: Action, location: Location, preventScrollReset = false) {
    const mine = ++newest;
    if (state.initialized) scroll.save(state.location.key);
    const matches = match(location);
    try {
      if (!isLoaded(matches)) await load(matches);
    } catch {
      // Files of another build, or no connection: loading the document shows which, or the browser's own error does.
      if (mine !== newest) return;
      if (!(navigator.onLine || navigator.serviceWorker?.controller)) return update({ blockers: idle() });
      // Of the document that was just loaded: it is not requested again and again without a pause.
      if (!state.initialized) await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
      if (mine !== newest) return;
      carryToast();
      // An address that differs behind '#' alone would not be loaded, nor one that is there already.
      if (!state.initialized || action === 'POP') window.location.reload();
      else if (action === 'REPLACE') window.location.replace(history.createHref(location));
      else window.location.assign(history.createHref(location));
      return;
    }
    if (mine !== newest) return;
    if (action === 'PUSH') history.push(location, location.state);
    if (action === 'REPLACE') history.replace(location, location.state);
    update({
      historyAction: action,
      location,
      matches: matches as State['matches'],
      initialized: true,
      renderFallback: false,
      restoreScrollPosition: scroll.of(location.key),
      preventScrollReset,
      blockers: idle(),
    });
  }

  /** Forms that were asked and left, or not left after all, ask again the next time. */
  const idle = () => new Map([...state.blockers.keys()].map((key) => [key, IDLE_BLOCKER]));

  /** Whether a form asks before it is left; it goes on by `proceed`. */
  function isBlocked(action: Action, location: Location, proceed: () => void): boolean {
    const [key, blocks] = [...blocking].at(-1) ?? [];
    if (!key || state.blockers.get(key)?.state === 'proceeding') return false;
    if (!blocks!({ currentLocation: state.location, nextLocation: location, historyAction: action }))
      return false;
    const set = (blocker: Blocker) => update({ blockers: new Map(state.blockers).set(key, blocker) });
    set({
      state: 'blocked',
      location,
      proceed() {
        set({ state: 'proceeding', proceed: undefined, reset: undefined, location });
        proceed();
      },
      reset: () => set(IDLE_BLOCKER),
    });
    return true;
  }

  history.listen(({ location, delta }) => {
    if (stepBack) {
      stepBack();
      stepBack = undefined;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    if (delta && isBlocked('POP' as Action, location, () => promise.then(() => history.go(delta)))) {
      stepBack = resolve;
      history.go(-delta);
    } else void show('POP' as Action, location);
  });

  const router = {
    get state() {
      return state;
    },
    routes,
    manifest: {},
    match,
    window,
    future: {},
    subscribe(onChange: Parameters<Router['subscribe']>[0]) {
      subscribers.add(onChange);
      // Now that the bare document is taken over, and not before: React compares it with what it renders first.
      if (!state.initialized) void show('POP' as Action, state.location);
      return () => subscribers.delete(onChange);
    },
    async navigate(to: To | number | null, options: Options = {}): Promise<void> {
      if (typeof to === 'number') return history.go(to);
      const path = resolvePath(to ?? createPath(state.location), state.location.pathname);
      const key = Math.random().toString(36).slice(2, 10);
      const next: Location = { ...path, state: options.state ?? null, key, mask: undefined };
      const location = { ...next, ...history.encodeLocation(next) };
      const action = (options.replace ? 'REPLACE' : 'PUSH') as Action;
      if (isBlocked(action, location, () => void router.navigate(to, options))) return;
      await show(action, location, options.preventScrollReset);
    },
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    getBlocker(key: string, blocks: BlockerFunction) {
      blocking.set(key, blocks);
      return state.blockers.get(key) ?? IDLE_BLOCKER;
    },
    deleteBlocker(key: string) {
      state.blockers.delete(key);
      blocking.delete(key);
    },
    // Where a document that is loaded again was left, KeepScroll has scrolled to before the page was taken over.
    enableScrollRestoration: scroll.use,
  };
  return {
    router: router as unknown as Router,
    modules,
    /** Loads the files of the first page. */
    load: () => load(first),
    /** Loads the files of a page that may be opened next. */
    prefetch: (pathname: string) => load(match({ pathname })),
  };
}
