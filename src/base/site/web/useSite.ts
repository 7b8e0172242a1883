import { rendering } from '../../../kit/web/pages/rendering.tsx';
import type { PageFacts } from '../shared/pageFacts.ts';

type Login = { email: string; password: string };

/** The facts as pages show them, and the accounts that both login forms offer in a demo. */
type Facts = PageFacts & { demo: { member: Login; staff: Login } | null };

/** Under `npm run dev` pages do not come from the server: they show a demo's samples (vite.config.ts). */
const samples: string | undefined = import.meta.env.VITE_SITE;

/** Returns the facts as JSON for the document, from which the browser reads them. */
export const siteJson = (): string =>
  import.meta.env.SSR ? (rendering()?.site.json ?? samples!) : document.documentElement.dataset.site!;

/** Outside a page that is being rendered: in a browser, and under `npm run dev`. */
const known: Facts = import.meta.env.SSR && !samples ? undefined : JSON.parse(siteJson());

/** Returns the site's name and contact. */
export const useSite = (): Facts => (rendering()?.site.facts as Facts | undefined) ?? known;
