import type { Needs } from './need.ts';
import type { World } from './world.ts';

/** Returns what requests of the team to see the site as a member need. */
export function accessNeeds({ site, db, me }: World): Needs {
  /** Adds a request of somebody of the support to the member. */
  async function addRequest() {
    await db.deleteFrom('access_requests').execute();
    const { account_id: asked_by } = await db
      .selectFrom('staff')
      .select('account_id')
      .where('role', '=', 'support')
      .executeTakeFirstOrThrow();
    const now = site.app.clock();
    return db
      .insertInto('access_requests')
      .values({
        account_id: me.account_id,
        profile_id: me.id,
        asked_by,
        reason: 'Help',
        asked_at: now,
        ends_at: new Date(now.getTime() + 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  }

  return {
    'accountAccess.answer': { fields: addRequest },
    'accountAccess.end': { fields: addRequest },
    'accountAccess.ofMember': { actor: 'support', fields: () => ({ id: me.public_id }) },
    'accountAccess.ask': {
      actor: 'support',
      async fields() {
        await db.deleteFrom('limits').execute();
        const { id: manager } = await db
          .selectFrom('profile_managers')
          .select('id')
          .where('profile_id', '=', me.id)
          .where('account_id', '=', me.account_id)
          .executeTakeFirstOrThrow();
        return { id: me.public_id, manager };
      },
    },
    'accountAccess.logIn': { actor: 'support', spared: 'they would be the member in what follows' },
  };
}
