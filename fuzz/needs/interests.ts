import { sql } from 'kysely';
import { between, type Chance, pick } from '../../seed/random.ts';
import { memberNames } from '../../src/meeting/search/shared/filters.ts';
import { uuid } from '../inputs.ts';
import type { Needs } from './need.ts';
import { cursorOf, instant } from './values.ts';
import type { World } from './world.ts';

/** Leaves the filters out that visitors may not use. */
const forVisitors = Object.fromEntries(memberNames.map((name) => [name, undefined]));

/** Returns what requests about search, contact details and interests need. */
export function interestNeeds({ site, db, me, them, him, listed }: World): Needs {
  const anybody = (next: Chance) => ({ id: pick(next, listed).public_id });
  const ofPartner = () => ({ id: them.public_id });

  async function interest(
    from: { id: number },
    recipient: { id: number },
    state?: 'pending' | 'accepted' | 'declined' | 'withdrawn',
  ) {
    await sql`delete from interests where least(sender_id, receiver_id) = ${Math.min(from.id, recipient.id)}
      and greatest(sender_id, receiver_id) = ${Math.max(from.id, recipient.id)}`.execute(db);
    if (!state) return {};
    const sentAt = site.app.clock();
    const { id } = await db
      .insertInto('interests')
      .values({
        sender_id: from.id,
        receiver_id: recipient.id,
        state,
        sent_at: sentAt,
        answered_at: state === 'pending' ? null : sentAt,
        expires_at: new Date(sentAt.getTime() + 1e9),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id };
  }

  /** Returns a profile that its family hides. */
  const unlisted = () =>
    db
      .selectFrom('profiles')
      .select('id')
      .where('hidden_at', 'is not', null)
      .where('name', '<>', '')
      .executeTakeFirstOrThrow();

  return {
    'search.browse': {
      fields: async (next) => ({
        ...forVisitors,
        ...(await cursorOf(db, next, 'profiles', instant(next), between(next, 1, 100))),
      }),
    },
    'search.count': { fields: () => forVisitors },
    'search.suggestions': {
      fields: (next) => ({ ...forVisitors, text: pick(next, ['Pu', 'engineer mum', 'पुणे', '%']) }),
    },
    'search.options': {
      fields: (next) => ({
        ...forVisitors,
        of: pick(next, ['religion', 'caste,withPhoto', 'education,joinedWithin,state']),
      }),
    },
    'contactDetails.read': { fields: anybody },
    'contactDetails.open': { fields: ofPartner },
    'contactDetails.views': {
      fields: (next) => cursorOf(db, next, 'contact views', instant(next), between(next, 1, 100)),
    },
    'matching.dismissals': {
      fields: (next) => cursorOf(db, next, 'dismissals', instant(next), between(next, 1, 100)),
    },
    'matching.dismiss': { fields: () => ({ id: him.public_id }) },
    'matching.restore': { fields: () => ({ id: him.public_id }) },
    'interests.between': { fields: anybody },
    'interests.send': {
      fields: async () => {
        await interest(me, him);
        return { id: him.public_id };
      },
    },
    'interests.undoSending': {
      fields: async () => {
        await interest(me, him);
        return { id: him.public_id };
      },
    },
    'interests.list': {
      fields: async (next) => {
        const box = pick(next, ['received', 'sent']);
        return { box, ...(await cursorOf(db, next, `interests ${box}`, instant(next), uuid(next))) };
      },
    },
    'interests.accept': { fields: () => interest(him, me, 'pending') },
    'interests.undoAcceptance': { fields: () => interest(him, me, 'accepted') },
    'interests.undoRefusal': { fields: () => interest(him, me, 'declined') },
    'interests.undoWithdrawal': { fields: () => interest(me, him, 'withdrawn') },
    'interests.decline': { fields: () => interest(him, me, 'pending') },
    'interests.setIntake': { fields: (next) => ({ perWeek: pick(next, [3, 5, 10, 20, null]) }) },
    'interests.reportFormer': {
      async fields() {
        await db.deleteFrom('limits').execute();
        const hidden = await unlisted();
        return { ...(await interest(me, hidden, 'accepted')), reason: 'money', block: false };
      },
    },
    'interests.withdraw': { fields: () => interest(me, him, 'pending') },
  };
}
