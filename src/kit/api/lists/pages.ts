import { z } from 'zod';

/** Page size of lists (pagination; see cursor.ts). */
export const PAGE_SIZE = 24;
/** How many messages a page of a conversation has: they are short, and one reads many of them at a time. */
export const MESSAGES_PAGE_SIZE = 40;
/** How many posts a page of the blog has. */
export const POSTS_PAGE_SIZE = 12;
/** How many phone calls a page of a family's has: each with its note. */
export const CALLS_PAGE_SIZE = 20;
/** How many profiles are recommended at once, in two or three rows of a screen. */
export const RECOMMENDED_PAGE_SIZE = 6;

/** Fields of every paged list: the cursor that a request sends, and the one that an answer returns for the next page. */
export const cursor = z.string().max(200).optional().describe('The `nextCursor` of the page before');
export const nextCursor = z.string().nullable().describe('null on the last page');
