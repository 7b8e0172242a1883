import { room } from '../../kit/web/client.ts';
import type { contract } from '../contract.ts';

export const reviews = room<typeof contract>('reviews');
