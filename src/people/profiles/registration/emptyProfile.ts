import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../kit/database/db.ts';
import { insertEmptyProfile } from '../store.ts';

/** Adds an empty profile for the conversations and undecided reports of one that is deleted. Returns its internal id. */
export const addEmptyProfile = (tx: Tx, now: Date): Promise<number> =>
  insertEmptyProfile(tx, `D${randomUUID()}`, now);
