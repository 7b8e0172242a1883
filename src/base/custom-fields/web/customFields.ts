import { room } from '../../../kit/web/api/client.ts';
import type { contract } from '../contract.ts';

export const customFields = room<typeof contract>('customFields');

export type EditedFields = Awaited<ReturnType<typeof customFields.edited.call>>;
export type EditedField = EditedFields['fields'][number];
