import type { Answer } from '../client.ts';

/** An act of the staff, and its row in the audit log; null for an act without a row. */
export type Act = [endpoint: string, act: () => Promise<Answer>, row: Record<string, unknown> | null];
