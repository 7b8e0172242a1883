import { room } from '../../../kit/web/api/client.ts';
import type { contract } from '../contract.ts';

export const dashboard = room<typeof contract>('dashboard');

/** Returns whether partner preferences are stated; true until it is known. */
export const hasWishes = (figures: { completeness: { next: string[] } } | undefined): boolean =>
  !figures?.completeness.next.includes('preferences');
