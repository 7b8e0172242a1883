import { z } from 'zod';

/** How many rows a page of a list has. */
export const PAGE_SIZE = 24;
/** How many messages a page of a conversation has: they are short, and one reads many of them at a time. */
export const MESSAGES_PAGE_SIZE = 40;

/** The fields of every list that pages: what a request brings, and what an answer hands out for the next one. */
export const cursor = z.string().max(200).optional().describe('The `nextCursor` of the page before');
export const nextCursor = z.string().nullable().describe('null on the last page');
