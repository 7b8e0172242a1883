import { sql } from 'kysely';
import { type Chance, pick } from '../../seed/random.ts';
import { SUGGESTION_STATES } from '../../src/meeting/suggestions/shared/rules.ts';
import { uuid } from '../inputs.ts';
import type { Needs } from './need.ts';
import { cursorOf, instant } from './values.ts';
import type { World } from './world.ts';

/** Returns what requests about matches that the team suggests need. */
export function suggestionNeeds({ site, db, me, them }: World): Needs {
  /** Returns a profile that can be suggested to the member. */
  async function findSuggestable(next: Chance): Promise<string> {
    await db.deleteFrom('suggestions').execute();
    const { rows } = await sql<{ public_id: string }>`
      select p.public_id from profiles p join profiles m on m.id = ${me.id}
      where p.listed_at is not null and p.hidden_at is null and p.visibility = 'all' and p.gender <> m.gender
        and not exists (select from interests i where m.id in (i.sender_id, i.receiver_id) and p.id in (i.sender_id, i.receiver_id))
        and not exists (select from blocks b where m.id in (b.blocker_id, b.blocked_id) and p.id in (b.blocker_id, b.blocked_id))
      order by p.id limit 20`.execute(db);
    await db
      .updateTable('profiles')
      .set({ visibility: 'all', hidden_at: null })
      .where('id', '=', me.id)
      .execute();
    return pick(next, rows).public_id;
  }

  /** Suggests the member and their partner to each other. */
  async function addSuggestion() {
    await db.deleteFrom('suggestions').execute();
    const now = site.app.clock();
    const { id } = await db
      .insertInto('suggestions')
      .values({
        low_id: Math.min(me.id, them.id),
        high_id: Math.max(me.id, them.id),
        note: 'Both from Pune',
        suggested_at: now,
        changed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const side = (one: { id: number }, other: { id: number }) => ({
      ...{ suggestion_id: id, profile_id: one.id, other_id: other.id },
    });
    await db
      .insertInto('suggestion_sides')
      .values([side(me, them), side(them, me)])
      .execute();
    return { id };
  }

  return {
    'suggestions.decline': { fields: addSuggestion },
    'suggestions.compare': {
      actor: 'support',
      fields: async (next) => ({ id: me.public_id, other: await findSuggestable(next) }),
    },
    'suggestions.suggest': {
      actor: 'support',
      fields: async (next) => ({ one: me.public_id, other: await findSuggestable(next) }),
    },
    'suggestions.staffList': {
      actor: 'support',
      fields: async (next) => {
        const state = pick(next, SUGGESTION_STATES);
        return { state, ...(await cursorOf(db, next, `suggestions ${state}`, instant(next), uuid(next))) };
      },
    },
    'suggestions.withdraw': { actor: 'support', fields: addSuggestion },
  };
}
