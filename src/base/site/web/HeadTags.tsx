import type { MetaDescriptor } from 'react-router';
import { page, publicUrl } from './page.ts';

/**
 * Puts into the head what a page's `meta` would, where it follows from the page's data. A page that uses it has an empty
 * `meta`.
 * @param article path of the picture of an article's link preview; left out for other pages
 */
export function HeadTags({ article, ...props }: Parameters<typeof page>[0] & { article?: string }) {
  return page(props).map((found) => {
    const tag = article === undefined ? found : ofArticle(found, article);
    const key = JSON.stringify(tag);
    if ('title' in tag) return <title key={key}>{String(tag.title)}</title>;
    if ('script:ld+json' in tag) {
      // No end of the script in a value ends it.
      const json = JSON.stringify(tag['script:ld+json']).replaceAll('<', '\\u003c');
      return <script key={key} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
    }
    const { tagName, ...attributes } = tag as Record<string, string>;
    return tagName === 'link' ? <link key={key} {...attributes} /> : <meta key={key} {...attributes} />;
  });
}

function ofArticle(tag: MetaDescriptor, image: string): MetaDescriptor {
  if (!('property' in tag)) return tag;
  if (tag.property === 'og:type') return { ...tag, content: 'article' };
  return tag.property === 'og:image' ? { ...tag, content: `${publicUrl()}${image}` } : tag;
}
