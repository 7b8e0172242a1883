import { rendering } from '../../../kit/web/pages/rendering.tsx';
import type { PageFacts } from '../shared/pageFacts.ts';

type Login = { email: string; password: string };

/** The facts as pages show them, and the accounts that both login forms offer in a demo. */
type Facts = PageFacts & { demo: { member: Login; staff: Login } | null };

/** Under `npm run dev` the placeholders are not filled: pages show a demo's samples (vite.config.ts). */
const samples: string | undefined = import.meta.env.VITE_SITE;

const placeholders = new Proxy({} as Facts, {
  get: (_, name) => (name === 'demo' ? null : `__SITE_${String(name)}__`),
});

/**
 * Returns the facts as JSON for the document: pages are prerendered with placeholders, which the server fills when it
 * serves a page (site/pages/pages.ts).
 */
export const siteJson = (): string =>
  import.meta.env.SSR
    ? (rendering()?.site?.json ?? samples ?? '__SITE__')
    : document.documentElement.dataset.site!;

const built: Facts = import.meta.env.SSR && !samples ? placeholders : JSON.parse(siteJson());

/**
 * Returns the site's name and contact. An element that shows a fact which may be missing has
 * `data-if="SITE_<fact>"`, so that the server leaves it out as the browser does.
 */
export const useSite = (): Facts => (rendering()?.site?.facts as Facts | undefined) ?? built;
