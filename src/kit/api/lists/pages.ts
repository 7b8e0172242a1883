import { z } from 'zod';

/** Page size of lists (pagination; see cursor.ts). */
export const PAGE_SIZE = 24;
/** How many messages a page of a conversation has: they are short, and one reads many of them at a time. */
export const MESSAGES_PAGE_SIZE = 40;

/** Fields of every paged list: the cursor that a request sends, and the one that an answer returns for the next page. */
export const cursor = z.string().max(200).optional().describe('The `nextCursor` of the page before');
export const nextCursor = z.string().nullable().describe('null on the last page');
