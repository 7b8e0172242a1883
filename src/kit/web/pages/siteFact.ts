import { rendering } from './rendering.tsx';

let read: Record<string, unknown> | undefined;

/** Returns a fact of the site as the page was rendered with it, for rooms below that of the site (base/site/web/useSite.ts). */
export function siteFact(name: string): string | undefined {
  const rendered = rendering()?.site.facts as Record<string, unknown> | undefined;
  if (!import.meta.env.SSR) read ??= JSON.parse(document.documentElement.dataset.site ?? '{}');
  return ((rendered ?? read)?.[name] as string | null | undefined) ?? undefined;
}
