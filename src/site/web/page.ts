import type { MetaDescriptor } from 'react-router';
import { rendering } from '../../kit/web/pages/rendering.tsx';
import { useSite } from './useSite.ts';

/**
 * The site's public address, without a slash at the end. Pages are prerendered without it: the server replaces the
 * token when it serves them.
 */
export function publicUrl(): string {
  if (import.meta.env.SSR) return rendering()?.site?.publicUrl ?? '__PUBLIC_URL__';
  return document.documentElement.dataset.url ?? location.origin;
}

type Page = {
  title: string;
  /** One or two sentences for search engines and link previews; pages behind the login need none. */
  description?: string;
  /** Canonical path; leave it out on pages that search engines should not list. */
  path?: string;
  /** Path of the picture of link previews; the site's own unless given. */
  image?: string;
  /** Kind of page in link previews. */
  type?: 'website' | 'article';
  /** Structured data for search engines, as schema.org objects. */
  facts?: Record<string, unknown>[];
};

/** Returns a page's `meta`: title, description, canonical address, link preview, structured data. */
export function page({
  title,
  description,
  path,
  image,
  type = 'website',
  facts = [],
}: Page): MetaDescriptor[] {
  const { name, sharePicture } = useSite();
  const full = path === '/' ? title : `${title} · ${name}`;
  const tags: MetaDescriptor[] = [{ title: full }];
  if (description) tags.push({ name: 'description', content: description });
  if (path === undefined) return [...tags, { name: 'robots', content: 'noindex' }];
  const address = `${publicUrl()}${path}`;
  return [
    ...tags,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: full },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${publicUrl()}${image ?? sharePicture}` },
    { property: 'og:locale', content: 'en_IN' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...facts.map((fact) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } })),
  ];
}
