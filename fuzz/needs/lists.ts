import { sql } from 'kysely';
import { between, type Chance, pick } from '../../seed/random.ts';
import { SORTS } from '../../src/shortlist/rules.ts';
import type { Needs } from './need.ts';
import { cursorOf, instant } from './values.ts';
import type { World } from './world.ts';

/** Returns what requests about the shortlist and about who viewed a profile need. */
export function listNeeds({ db, me, them }: World): Needs {
  /** An entry as a request finds it: there, removed just now, or not there. */
  async function entry(state: 'there' | 'removed' | 'none') {
    await sql`delete from shortlists where profile_id = ${me.id}`.execute(db);
    if (state !== 'none') {
      await sql`insert into shortlists (profile_id, shortlisted_id, note_version, removed_at)
        values (${me.id}, ${them.id}, 3, ${state === 'removed' ? sql`now()` : null})`.execute(db);
    }
    return { id: them.public_id };
  }

  return {
    'shortlist.list': {
      fields: async (next: Chance) => {
        const sort = pick(next, SORTS);
        const value = sort === 'name' ? 'asha' : instant(next);
        return { sort, ...(await cursorOf(db, next, `shortlist by ${sort}`, value, between(next, 1, 100))) };
      },
    },
    'shortlist.add': { fields: () => entry('none') },
    'shortlist.remove': { fields: () => entry('there') },
    'shortlist.restore': { fields: () => entry('removed') },
    'shortlist.note': { fields: async () => ({ ...(await entry('there')), version: 3 }) },
    'viewers.list': {
      fields: (next) =>
        cursorOf(db, next, 'viewers', instant(next).slice(0, 10), instant(next), between(next, 1, 100)),
    },
  };
}
