import { room } from '../../../kit/web/api/client.ts';
import type { contract } from '../contract.ts';

export const search = room<typeof contract>('search');
