import { createHash } from 'node:crypto';
import type { Database, Tx } from '../../kit/database/db.ts';
import { listChain } from './store.ts';

const BATCH = 5000;

export type Chain =
  /** `last`: number and hash of the last row, to be stored elsewhere; undefined when the log is empty. */
  | { whole: true; last: { id: number; hash: string } | undefined }
  /** `problem`: a sentence about the first row that does not fit. */
  | { whole: false; problem: string };

/** Number and hash of the last checked row of the chain; 0 before the first. */
type Link = { id: number; hash: Buffer };

type Known = { id: number; hash: string };

/**
 * Checks the next rows of the chain, at most `limit`. Returns the last row that fits, what is wrong with the one after it,
 * and whether the log has ended.
 */
export async function verifyPiece(
  db: Database | Tx,
  from: Link,
  limit: number,
  known?: Known,
): Promise<{ last: Link; problem: string | null; ended: boolean }> {
  let last = from;
  const broken = (problem: string) => ({ last, problem, ended: false });
  for (let left = limit; left > 0; ) {
    const batch = Math.min(left, BATCH);
    const rows = await listChain(db, last.id, batch);
    for (const row of rows) {
      const id = last.id + 1;
      if (row.id !== id) return broken(`Row ${id} is missing.`);
      if (!row.previous_hash.equals(last.hash)) return broken(`Row ${id} does not follow row ${last.id}.`);
      const hash = createHash('sha256').update(last.hash).update(row.content).digest();
      if (!row.hash.equals(hash)) return broken(`Row ${id} was changed.`);
      if (known?.id === id && known.hash !== hash.toString('hex')) {
        return broken(`Row ${id} is not the one that was noted.`);
      }
      last = { id, hash };
    }
    if (rows.length < batch) return { last, problem: null, ended: true };
    left -= batch;
  }
  return { last, problem: null, ended: false };
}

/**
 * Walks the audit log from its first row and computes each hash again. Rows removed from the end leave a chain that is
 * whole: only `known`, a row's number and hash written down earlier, detects that.
 */
export async function verifyChain(
  db: Database | Tx,
  { known, batch = BATCH }: { known?: Known; batch?: number } = {},
): Promise<Chain> {
  let last: Link = { id: 0, hash: Buffer.alloc(0) };
  for (;;) {
    const piece = await verifyPiece(db, last, batch, known);
    if (piece.problem !== null) return { whole: false, problem: piece.problem };
    last = piece.last;
    if (piece.ended) break;
  }
  if (known && known.id > last.id) return { whole: false, problem: `Row ${last.id + 1} is missing.` };
  return { whole: true, last: last.id > 0 ? { id: last.id, hash: last.hash.toString('hex') } : undefined };
}
