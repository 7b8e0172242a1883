import type { Member } from '../../kit/api/viewer.ts';
import type { Database } from '../../kit/database/db.ts';
import { countShown } from './listStore.ts';

/** Returns how many of a member's shortlisted profiles are still visible to them. */
export async function countShortlisted(db: Database, viewer: Member): Promise<number> {
  return (await countShown(db, viewer)).count;
}
