import { randomUUID } from 'node:crypto';
import { between, type Chance, pick } from '../../seed/random.ts';
import { masterPath } from '../../src/people/photos/files/paths.ts';
import { REPORT_REASONS } from '../../src/people/safety/shared/rules.ts';
import type { Needs } from './need.ts';
import { cursorOf, instant } from './values.ts';
import type { World } from './world.ts';

/** Returns what requests about blocks and reports need. */
export function safetyNeeds({ site, db, me, them, photo }: World): Needs {
  const clear = async () => {
    await db.deleteFrom('blocks').where('blocker_id', '=', me.id).execute();
    await db.deleteFrom('reports').where('reporter_id', '=', me.id).execute();
    await db.deleteFrom('limits').execute();
  };
  // With a block, the requests about the partner that follow would find nobody.
  const complaint = (next: Chance) => ({ reason: pick(next, REPORT_REASONS), block: false });

  async function photoOfPartner() {
    await clear();
    const theirs = await db
      .selectFrom('photos')
      .select('id')
      .where('profile_id', '=', them.id)
      .limit(1)
      .executeTakeFirst();
    const id = theirs?.id ?? photo.id;
    const shown = { profile_id: them.id, approved_at: new Date() };
    await db.updateTable('photos').set(shown).where('id', '=', id).execute();
    return { id };
  }

  /** Adds a report of a photo, with the copy that was kept of it. */
  async function addReport() {
    await clear();
    const storage_key = `reports/${randomUUID()}`;
    await site.app.storage.put(masterPath(storage_key), Buffer.from('a picture'));
    return db
      .insertInto('reports')
      .values({
        reporter_id: me.id,
        reported_id: them.id,
        subject_kind: 'photo',
        subject_id: photo.id,
        reasons: ['other'],
        snapshot: {},
        filed_at: site.app.clock(),
        storage_key,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  }

  return {
    'safety.photo': { actor: 'moderator', fields: addReport },
    'safety.blocks': {
      fields: (next) => cursorOf(db, next, 'blocks', instant(next), between(next, 1, 100)),
    },
    'safety.block': {
      fields: async () => {
        await clear();
        // Somebody nobody else's request is about.
        const { public_id } = await db
          .selectFrom('profiles')
          .select('public_id')
          .where('listed_at', 'is not', null)
          .where('id', 'not in', [me.id, them.id])
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        return { id: public_id };
      },
    },
    'safety.unblock': {
      fields: async () => {
        await clear();
        await db.insertInto('blocks').values({ blocker_id: me.id, blocked_id: them.id }).execute();
        return { id: them.public_id };
      },
    },
    'safety.reportProfile': {
      fields: async (next) => {
        await clear();
        return { id: them.public_id, ...complaint(next) };
      },
    },
    'safety.reportPhoto': {
      fields: async (next) => ({ ...(await photoOfPartner()), ...complaint(next) }),
    },
  };
}
