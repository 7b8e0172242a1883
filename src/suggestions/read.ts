import type { Database } from '../kit/database/db.ts';
import { listNamed, type Reader } from './listStore.ts';

/** Returns, by id, the name of whom our team suggests to a reader who has not replied yet. */
export async function readSuggestedNames(
  db: Database,
  reader: Reader,
  ids: string[],
): Promise<Map<string, { name: string }>> {
  return new Map((await listNamed(db, reader, ids)).map(({ id, name }) => [id, { name }]));
}
