import { rendering } from '../../../kit/web/pages/rendering.tsx';

type Facts = { customFields?: string | null };
let read: Facts | undefined;

/** Returns the version of the site's own fields, of the page; undefined where the site has none. */
export function fieldsVersion(): string | undefined {
  if (import.meta.env.SSR) return (rendering()?.site?.facts as Facts | undefined)?.customFields ?? undefined;
  if (!read) read = JSON.parse(document.documentElement.dataset.site ?? '{}') as Facts;
  return read.customFields ?? undefined;
}

export const hasCustomFields = (): boolean => fieldsVersion() !== undefined;
