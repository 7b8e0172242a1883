import type { contract } from '../../../../base/audit/contract.ts';
import { room } from '../../../../kit/web/api/client.ts';

export const audit = room<typeof contract>('audit');

export type AuditItem = Awaited<ReturnType<typeof audit.list.call>>['items'][number];
