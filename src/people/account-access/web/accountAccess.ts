import { room } from '../../../kit/web/api/client.ts';
import type { contract } from '../contract.ts';

export const accountAccess = room<typeof contract>('accountAccess');

export type OwnAccess = Awaited<ReturnType<typeof accountAccess.list.call>>[number];
