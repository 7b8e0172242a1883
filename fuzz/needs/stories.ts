import { sql } from 'kysely';
import type { Needs } from './need.ts';
import type { World } from './world.ts';

/** Returns what requests about success stories need. */
export function storyNeeds({ db, me, them }: World): Needs {
  async function connect() {
    await db.deleteFrom('limits').execute();
    await db.deleteFrom('stories').execute();
    await sql`delete from blocks where blocker_id in (${me.id}, ${them.id})`.execute(db);
    await sql`delete from interests where least(sender_id, receiver_id) = ${Math.min(me.id, them.id)}
      and greatest(sender_id, receiver_id) = ${Math.max(me.id, them.id)}`.execute(db);
    const now = new Date();
    await db
      .insertInto('interests')
      .values({
        sender_id: me.id,
        receiver_id: them.id,
        state: 'accepted',
        sent_at: now,
        answered_at: now,
        expires_at: new Date(now.getTime() + 1e9),
      })
      .execute();
  }

  return {
    'stories.save': {
      fields: async () => {
        await connect();
        return {
          partner: them.public_id,
          names: 'Asha and Ravi',
          event: { occasion: 'wedding', month: '2026-02' },
          city: 'Pune',
          body: 'We met here in June, and our parents talked on a Sunday.',
          version: 0,
        };
      },
    },
    'stories.consent': {
      fields: async () => {
        await connect();
        await db
          .insertInto('stories')
          .values({
            profile_id: them.id,
            partner_id: me.id,
            names: 'Asha and Ravi',
            city: 'Pune',
            body: 'We met here in June, and our parents talked on a Sunday.',
            saved_at: new Date(),
          })
          .execute();
        return { version: 1 };
      },
    },
  };
}
