import sanitizeHtml from 'sanitize-html';
import { ALT_MAX, pictureAddress } from '../shared/rules.ts';

/** A picture of a post, with the pixels of its large size. */
export type Picture = { id: string; width: number; height: number };

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const OWN = new RegExp(`^${pictureAddress(`(${UUID})`, 'large')}$`);

/** Elements whose content is no text of a post. */
const DROPPED = [
  ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'noembed', 'noframes', 'xmp'],
  ...['iframe', 'object', 'embed', 'svg', 'math', 'template', 'title', 'plaintext', 'audio', 'video'],
];

const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Returns the attributes of a link; links to other sites are marked for search engines. */
function linkAttributes(href: string, publicUrl: string): Record<string, string> {
  let target: URL;
  try {
    target = new URL(href, publicUrl);
  } catch {
    return {};
  }
  if (!SCHEMES.includes(target.protocol.slice(0, -1))) return {};
  const own = target.origin === new URL(publicUrl).origin;
  if (own) return { href: `${target.pathname}${target.search}${target.hash}` };
  return { href: target.href, rel: 'noopener nofollow ugc' };
}

/**
 * Returns what is allowed of a post's HTML: paragraphs, headings, lists, quotes, emphasis, links, and pictures of the post
 * itself. Everything else is left out, or its text kept. What it returned, it returns again as it is.
 * @param pictures of the post
 */
export function cleanBody(html: string, pictures: Picture[], publicUrl: string): string {
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'img', 'br', 'hr'],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'] },
    allowedSchemes: SCHEMES,
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    nonTextTags: DROPPED,
    nestingLimit: 12,
    parseStyleAttributes: false,
    transformTags: {
      h1: 'h2',
      h4: 'h3',
      h5: 'h3',
      h6: 'h3',
      b: 'strong',
      i: 'em',
      a: (_, { href }) => ({
        tagName: 'a',
        attribs: href === undefined ? {} : linkAttributes(href, publicUrl),
      }),
      img: (_, { src = '', alt = '' }) => {
        const picture = known.get(OWN.exec(src)?.[1] ?? '');
        if (!picture) return { tagName: 'img', attribs: {} };
        const { id, width, height } = picture;
        const size = { width: String(width), height: String(height) };
        return {
          tagName: 'img',
          attribs: {
            src: pictureAddress(id, 'large'),
            alt: [...alt].slice(0, ALT_MAX).join(''),
            ...size,
            loading: 'lazy',
          },
        };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
}

/** Returns the ids of the pictures in HTML that `cleanBody` returned. Text may look like an attribute, but has no `<`. */
export const picturesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(new RegExp(`<img src="${pictureAddress(`(${UUID})`, 'large')}"`, 'g'))].map(
      ([, id]) => id!,
    ),
  ),
];
