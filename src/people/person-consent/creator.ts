import type { App } from '../../kit/app/app.ts';
import { listManagerRows } from '../profiles/managed/managers.ts';
import { listRelations } from '../profiles/managed/relations.ts';

/** Returns what an owner is called and is to the person, the one of longest standing; null where there is none. */
export async function findCreator(app: App, profileId: number) {
  const [managers, relations] = await Promise.all([
    listManagerRows(app.db, profileId),
    listRelations(app.db, profileId),
  ]);
  const owner = managers.find(({ role }) => role === 'owner');
  return owner
    ? { name: owner.name, relation: relations.get(owner.account_id) ?? ('manager' as const) }
    : null;
}
