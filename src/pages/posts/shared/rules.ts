import { DAY_MS } from '../../../kit/shared/time/durations.ts';

// What holds for posts on the server and in the browser.

export const TITLE_MAX = 120;
export const SLUG_MAX = 80;
/** Search engines show about so many characters of a description. */
export const POST_DESCRIPTION_MAX = 160;
export const AUTHOR_MAX = 80;
export const ALT_MAX = 200;
/** A body of a request may have 256 KB, and a letter of an Indian script takes three bytes. */
export const POST_BODY_MAX = 60_000;
export const TAGS_MAX = 6;
export const TAG_MAX = 30;
export const PICTURES_MAX = 40;

/** How far ahead a post may be scheduled, in ms: a mistyped year must not hide it for good. */
export const SCHEDULE_MAX_MS = 366 * DAY_MS;

export const POST_STATES = ['draft', 'scheduled', 'published'] as const;
export type PostState = (typeof POST_STATES)[number];

export const PICTURE_SIZES = ['small', 'large', 'share'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Widths of the small and the large size of a picture, in pixels, at most. */
export const SMALL_WIDTH = 720;
export const LARGE_WIDTH = 1440;
/** The picture of a link preview, in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 };

/** The last part of a post's address: small letters, digits and single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Addresses under /blogs that are no posts. */
export const RESERVED_SLUGS = ['tags', 'feed', 'preview'];

export const PAGE_MAX = 10_000;

/** Returns the page of the list that an address names; the first one where it names none. */
export const pageOf = (text: string | null | undefined): number =>
  Math.min(PAGE_MAX, Math.max(1, Math.trunc(Number(text)) || 1));

const WORDS_A_MINUTE = 200;

/** Returns how long it takes to read so many words, in minutes. */
export const minutesOf = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE));

/** Returns the address of a picture. */
export const pictureAddress = (id: string, size: PictureSize): string => `/api/posts/pictures/${id}/${size}`;

/** Returns the words of HTML. Every `<` that is not a tag must be an entity. */
export const countWords = (html: string): number =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
