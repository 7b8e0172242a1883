import { sql } from 'kysely';
import { between, type Chance, pick } from '../../seed/random.ts';
import { SHORTLIST_SORTS } from '../../src/meeting/shortlist/shared/rules.ts';
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

  /** A saved search as a request finds it: there, removed just now, or not there. */
  async function saved(state: 'there' | 'removed' | 'none') {
    await sql`delete from saved_searches where profile_id = ${me.id}`.execute(db);
    if (state === 'none') return {};
    const { rows } = await sql<{ id: string }>`
      insert into saved_searches (profile_id, name, filters, key, frequency, created_at, since, removed_at, revision)
      values (${me.id}, 'Jain', '{"religion":"jain"}', 'jain', 'daily', now(), now(),
        ${state === 'removed' ? sql`now()` : null}, nextval('saved_search_revisions'))
      returning id`.execute(db);
    return { id: rows[0]!.id };
  }

  return {
    'savedSearches.add': {
      fields: async () => ({ ...(await saved('none')), filters: { religion: 'jain' } }),
    },
    'savedSearches.change': {
      fields: async () => ({ ...(await saved('there')), filters: { religion: 'sikh' } }),
    },
    'savedSearches.remove': { fields: () => saved('there') },
    'savedSearches.restore': { fields: () => saved('removed') },
    'savedSearches.look': { fields: () => saved('there') },
    'shortlist.list': {
      fields: async (next: Chance) => {
        const sort = pick(next, SHORTLIST_SORTS);
        const value = sort === 'name' ? 'asha' : instant(next);
        return { sort, ...(await cursorOf(db, next, `shortlist by ${sort}`, value, between(next, 1, 100))) };
      },
    },
    'shortlist.add': { fields: () => entry('none') },
    'shortlist.remove': { fields: () => entry('there') },
    'shortlist.restore': { fields: () => entry('removed') },
    'shortlist.note': { fields: async () => ({ ...(await entry('there')), version: 3 }) },
    'matching.recommendations': {
      fields: (next) => cursorOf(db, next, 'recommendations', -between(next, 0, 9), between(next, 1, 100)),
    },
    'viewers.list': {
      fields: (next) =>
        cursorOf(db, next, 'viewers', instant(next).slice(0, 10), instant(next), between(next, 1, 100)),
    },
  };
}
