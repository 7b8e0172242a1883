import { randomBytes, randomUUID } from 'node:crypto';
import { keepDocument } from '../../src/people/identity/files/files.ts';
import type { Needs } from './need.ts';
import type { World } from './world.ts';

/** Returns what requests about identity documents need. */
export function identityNeeds({ site, db, me }: World): Needs {
  /** Adds a document that waits to the member's profile. */
  async function addOwn() {
    await db.deleteFrom('identity_documents').where('profile_id', '=', me.id).execute();
    const { sealed, takeOwnership } = await keepDocument(site.app, randomBytes(64));
    const id = randomUUID();
    await db.transaction().execute(async (tx) => {
      await takeOwnership(tx);
      await tx
        .insertInto('identity_documents')
        .values({
          profile_id: me.id,
          id,
          kind: 'passport',
          ...sealed,
          submitted_at: site.app.clock(),
        })
        .execute();
    });
    return { id };
  }

  return {
    'identity.own': { actor: 'member' },
    'identity.withdraw': { actor: 'member', fields: addOwn },
    // One that is there already is returned whatever the body is.
    'identity.submit': { actor: 'member', fields: addOwn },
    'identity.picture': { actor: 'moderator', fields: addOwn },
  };
}
