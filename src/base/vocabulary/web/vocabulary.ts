import { room } from '../../../kit/web/api/client.ts';
import type { contract } from '../contract.ts';

export const vocabulary = room<typeof contract>('vocabulary');

export type StaffOption = Awaited<ReturnType<typeof vocabulary.staffLists.call>>[number]['options'][number];
