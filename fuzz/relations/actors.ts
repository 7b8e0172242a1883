import type { Test } from '../../test/app.ts';
import { addManager } from '../../test/managers.ts';
import { emailOf, PARTNER, SUITOR } from '../actors.ts';

/**
 * Who sends a valid request of a member with a plan, about their own things or somebody they are connected with.
 * `match` is that member, and `blocked` is, too, once the other side has blocked them. Manager, viewer and ex-manager act for
 * the same profile, the last one with a session that was opened before the removal.
 */
export const actors = [
  'visitor',
  'unverified',
  'stranger',
  'match',
  'blocked',
  'suspended',
  'manager',
  'viewer',
  'ex-manager',
  'staff',
] as const;
export type Actor = (typeof actors)[number];

/** Sample people, by the part of their email addresses before the @. */
const SAMPLES = {
  unverified: 'unverified',
  stranger: 'nandini',
  match: 'demo',
  blocked: 'demo',
  suspended: 'suspended',
} as const;

type Person = { account: number; email: string; profile: number | null };

/** Prepares everybody, with the role moderator for the staff. */
export async function openActors(site: Test) {
  const { db } = site.app;
  const people = new Map<Actor, Person>();
  const cookies = new Map<Actor, string>();
  const find = (email: string) =>
    db
      .selectFrom('accounts')
      .leftJoin('profile_managers', 'profile_managers.account_id', 'accounts.id')
      .leftJoin('profiles', 'profiles.id', 'profile_managers.profile_id')
      .select(['accounts.id', 'profile_managers.profile_id', 'profiles.public_id'])
      .where('accounts.email', '=', email)
      .executeTakeFirstOrThrow();
  for (const [actor, key] of Object.entries(SAMPLES)) {
    const { id, profile_id } = await find(emailOf(key));
    people.set(actor as Actor, { account: id, email: emailOf(key), profile: profile_id });
  }
  const me = people.get('match')!.profile!;
  for (const actor of ['manager', 'viewer', 'ex-manager'] as const) {
    const { id, email } = await addManager(site, me, { role: actor === 'viewer' ? 'viewer' : 'manager' });
    people.set(actor, { account: id, email, profile: me });
  }
  const staff = await db
    .selectFrom('staff')
    .innerJoin('accounts', 'accounts.id', 'staff.account_id')
    .select(['accounts.id', 'accounts.email'])
    .where('staff.role', '=', 'moderator')
    .executeTakeFirstOrThrow();
  people.set('staff', { account: staff.id, email: staff.email!, profile: null });
  const [partner, suitor] = await Promise.all([PARTNER, SUITOR].map((key) => find(emailOf(key))));

  /** Puts back who manages the profile: requests invite, change and remove managers. */
  async function restoreManagers(): Promise<void> {
    const { account } = people.get('ex-manager')!;
    await db.deleteFrom('profile_managers').where('account_id', '=', account).execute();
    for (const role of ['manager', 'viewer'] as const) {
      await db
        .insertInto('profile_managers')
        .values({
          profile_id: me,
          account_id: people.get(role)!.account,
          role,
          accepted_at: site.app.clock(),
        })
        .onConflict((clash) => clash.columns(['profile_id', 'account_id']).doUpdateSet({ role }))
        .execute();
    }
  }

  async function logIn(email: string): Promise<string> {
    const browser = await site.as(email.split('@')[0]!);
    return `session=${browser.cookies.get('session')}`;
  }

  return {
    /** Somebody the member is connected with. */
    partner: { publicId: partner!.public_id! },
    /** Brings about what an actor is, and returns their cookie; null for a visitor. */
    async arrange(actor: Actor): Promise<string | null> {
      await restoreManagers();
      await db.deleteFrom('blocks').where('blocked_id', '=', me).execute();
      if (actor === 'blocked') {
        const blockers = [partner!, suitor!].map(({ profile_id }) => profile_id!);
        const rows = blockers.map((blocker_id) => ({ blocker_id, blocked_id: me }));
        await db.insertInto('blocks').values(rows).execute();
      }
      if (actor === 'visitor') return null;
      const { account, email, profile } = people.get(actor)!;
      const cookie = cookies.get(actor) ?? (await logIn(email));
      cookies.set(actor, cookie);
      await db
        .updateTable('sessions')
        .set({ profile_id: profile })
        .where('account_id', '=', account)
        .execute();
      return cookie;
    },
    /** Forgets the sessions, after a request that may have ended or replaced one. */
    forget: () => cookies.clear(),
  };
}
