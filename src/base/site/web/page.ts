import type { MetaDescriptor } from 'react-router';
import { rendering } from '../../../kit/web/pages/rendering.tsx';
import { useSite } from './useSite.ts';

/** The site's public address, without a slash at the end. */
export function publicUrl(): string {
  if (import.meta.env.SSR) return rendering()?.site.publicUrl ?? '';
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
export function page({ title, description, path, image, type, facts = [] }: Page): MetaDescriptor[] {
  const { name } = useSite();
  const full = path === '/' ? title : `${title} · ${name}`;
  const tags: MetaDescriptor[] = [{ title: full }];
  if (description) tags.push({ name: 'description', content: description });
  const preview = linkPreview(full, { description, image, type });
  if (path === undefined) return [...tags, { name: 'robots', content: 'noindex' }, ...preview];
  const address = `${publicUrl()}${path}`;
  return [
    ...tags,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
    ...preview,
    ...facts.map((fact) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...fact } })),
  ];
}

/** Returns the `meta` of a screen whose own comes with its scripts: links to it, such as invitations, are previewed with the site's name. */
export function anyPage(): MetaDescriptor[] {
  const { name } = useSite();
  return [{ title: name }, ...linkPreview(name, {})];
}

/** Returns what chats and social sites show of a link to a page. */
function linkPreview(
  title: string,
  { description, image, type = 'website' }: Pick<Page, 'description' | 'image' | 'type'>,
): MetaDescriptor[] {
  const { name, sharePicture } = useSite();
  return [
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:image', content: `${publicUrl()}${image ?? sharePicture}` },
    { property: 'og:locale', content: 'en_IN' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
