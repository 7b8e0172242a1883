import { pick } from '../../seed/random.ts';
import { requestable } from '../../src/money/memberships/shared/rules.ts';
import { REQUEST_STATES } from '../../src/money/requests/shared/rules.ts';
import { uuid } from '../inputs.ts';
import type { Needs } from './need.ts';
import { cursorOf, instant } from './values.ts';
import type { World } from './world.ts';

/** Returns what requests to the team, and the staff's queue of them, need. */
export function requestNeeds({ site, db, me, membership }: World): Needs {
  /** Makes room for a new request: the plan allows a limited number. */
  async function removeRequests(): Promise<void> {
    await db.deleteFrom('requests').where('profile_id', '=', me.id).execute();
    await db
      .deleteFrom('entitlement_uses')
      .where('entitlement', 'in', [...requestable])
      .execute();
  }

  return {
    'requests.ask': {
      fields: async () => {
        await removeRequests();
        return {};
      },
    },
    'requests.queue': {
      fields: async (next) => {
        const state = pick(next, REQUEST_STATES);
        return {
          state,
          ...(await cursorOf(db, next, `requests ${state}`, next() < 0.5, instant(next), uuid(next))),
        };
      },
    },
    'requests.change': {
      actor: 'support',
      fields: async (next) => {
        await removeRequests();
        const now = site.app.clock();
        const { id } = await db
          .insertInto('requests')
          .values({
            profile_id: me.id,
            account_id: me.account_id,
            membership_id: membership,
            entitlement: pick(next, requestable),
            message: 'Please call us on Sunday.',
            state: 'open',
            created_at: now,
            updated_at: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const state = pick(next, ['in_progress', 'done'] as const);
        return {
          id,
          updatedAt: now.toISOString(),
          state,
          answer: state === 'done' ? 'We have called.' : null,
        };
      },
    },
  };
}
