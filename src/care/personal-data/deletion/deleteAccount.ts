import { sql } from 'kysely';
import type { Client } from '../../../kit/api/call.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { daysBefore } from '../../../kit/app/retention.ts';
import { seal } from '../../../kit/app/seal.ts';
import type { Tx } from '../../../kit/database/db.ts';
import { type Actor, recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { findContact, wasStaff } from '../../../people/accounts/read.ts';
import { relist } from '../../../people/profiles/visible/listing.ts';
import { hideForDeletion } from '../../../people/profiles/visible/settings/settings.ts';
import { type Deletion, KEEP_DAYS, type Outcome } from '../shared/rules.ts';
import { eraseProfile } from './eraseProfile.ts';
import { checkLimited } from './password.ts';
import { lockPlannedDeletion, type PlannedDeletion } from './plan.ts';
import { keepSealedCopy } from './sealedCopies.ts';

/** Purpose of the sealed address of the last email. */
export const FAREWELL = { key: 'farewells', use: 'email' };

/**
 * Deletes the viewer's account with the profiles that nobody else takes over, and ends its sessions. In one transaction, so that
 * everything is gone at once; files follow as tasks. A second request finds nothing left to do.
 */
export async function deleteAccount(app: App, viewer: Viewer, client: Client, it: Deletion): Promise<void> {
  const { accountId } = viewer;
  if (await wasStaff(app.db, accountId)) throw refuse.conflict(code('staff_not_deleted'));
  if (!(await checkLimited(app, accountId, it.password))) {
    // Or another request has just deleted it.
    if (!(await findContact(app.db, accountId))) return client.setSession(null);
    throw refuse.invalid({ password: code('password_wrong') });
  }
  await app.db.transaction().execute(async (tx) => {
    const locked = await lockPlannedDeletion(tx, accountId, app.clock());
    if (!locked) return;
    const { planned, changed } = locked;
    const chosen = choose(planned, it.profiles);
    if (!chosen || changed) throw refuse.conflict(code('deletion_changed'));
    // What others go on managing is not sealed: it is there.
    const only = planned.flatMap(({ id }) => (chosen.get(id) === 'delete' ? [id] : []));
    await keepSealedCopy(app, tx, {
      account: accountId,
      profiles: only,
      reason: it.reason,
      text: it.text,
      address: client.address,
    });
    for (const profile of planned) {
      if (chosen.get(profile.id) === 'delete') {
        await eraseProfile(tx, profile.key, { actor: accountId, now: app.clock() });
      } else {
        await leaveProfile(app, tx, accountId, profile, chosen.get(profile.id) === 'ask');
      }
    }
    await eraseAccount(app, tx, accountId, accountId);
  });
  client.setSession(null);
}

/**
 * Deletes an account that is not needed for a profile any more, in the caller's transaction, which has locked it, and sends
 * a goodbye by email. Does nothing when it is gone.
 * @param actor 'system' where nobody had confirmed the account
 */
export async function eraseAccount(app: App, tx: Tx, accountId: number, actor: Actor): Promise<void> {
  const contact = await findContact(tx, accountId);
  if (!contact) return;
  await recordEvent(tx, {
    name: 'account.deleted',
    data: { account: accountId },
    actor,
    subject: { kind: 'account', id: accountId },
    jobs: [
      { task: 'remove_downloads', payload: {} },
      ...(contact.email
        ? [
            {
              task: 'mail_farewell' as const,
              payload: { to: await seal(app.db, FAREWELL, contact), unconfirmed: actor === 'system' },
            },
          ]
        : []),
    ],
  });
  await eraseTraces(tx, accountId, contact);
}

/** Returns what happens to each profile; null unless it is an outcome that is possible now, for exactly these profiles. */
function choose(planned: PlannedDeletion[], chosen: Deletion['profiles']): Map<string, Outcome> | null {
  const outcomes = new Map(chosen.map(({ id, outcome }) => [id, outcome]));
  const fits = planned.every(({ id, outcomes: possible }) =>
    possible.some((one) => one === outcomes.get(id)),
  );
  return fits && outcomes.size === planned.length ? outcomes : null;
}

async function leaveProfile(
  app: App,
  tx: Tx,
  accountId: number,
  profile: PlannedDeletion,
  requestsDeletion: boolean,
) {
  await sql`
    delete from profile_managers where profile_id = ${profile.key} and account_id = ${accountId}`.execute(tx);
  // A manager becomes its owner now, so that they are the one to decide.
  await sql`set constraints profile_managed immediate`.execute(tx);
  const onlyOwner = profile.role === 'owner' && profile.otherOwners === 0;
  const hid = requestsDeletion && onlyOwner && (await hideForDeletion(app, tx, profile.key));
  await relist(app, tx, profile.key, accountId);
  await recordEvent(tx, {
    name: 'manager.left',
    data: { profile: profile.key, account: accountId },
    actor: accountId,
    subject: { kind: 'profile', id: profile.key },
  });
  if (!requestsDeletion) return;
  await sql`
    insert into deletion_requests (profile_id, relation, requested_at, delete_at, hid)
    values (${profile.key}, ${profile.relation}, ${app.clock()}, ${onlyOwner ? daysBefore(app.clock(), -KEEP_DAYS) : null}, ${hid})
    on conflict (profile_id) do update set hid = deletion_requests.hid or excluded.hid,
      delete_at = coalesce(excluded.delete_at, deletion_requests.delete_at)`.execute(tx);
  await recordEvent(tx, {
    name: 'deletion.requested',
    data: { profile: profile.key },
    actor: accountId,
    subject: { kind: 'profile', id: profile.key },
  });
}

type Contact = { email: string | null; emailVerified: boolean };

/** Deletes the account, and what names it without referring to it. Orders with a payment, payments and invoices stay. */
async function eraseTraces(tx: Tx, accountId: number, { email, emailVerified }: Contact): Promise<void> {
  await sql`
    delete from orders o where o.account_id = ${accountId}
      and not exists (select from payments y where y.order_id = o.id)
      and not exists (select from memberships m where o.id in (m.order_id, m.ended_by))`.execute(tx);
  // What the link of an email did has no actor.
  await sql`
    update events set address = null, request_id = null
    where actor = ${accountId} or (subject_kind = 'account' and subject_id = ${String(accountId)})`.execute(
    tx,
  );
  // The declaration stays with a profile that others go on managing.
  await sql`update declarations set address = null where account_id = ${accountId}`.execute(tx);
  await sql`delete from contact_messages where account_id = ${accountId}`.execute(tx);
  // Whether an address or number is theirs is known of a verified one alone. What the person of a profile has answered stays: it is
  // why the profile is shown or not.
  await sql`
    delete from person_consents where state = 'asked' and lower(address) in (
      select lower(email) from accounts where id = ${accountId} and email_verified_at is not null
      union all select phone from accounts where id = ${accountId} and phone_verified_at is not null
    )`.execute(tx);
  if (email && emailVerified) {
    const address = email.toLowerCase();
    await sql`delete from manager_invitations where lower(email) = ${address}`.execute(tx);
    await sql`delete from contact_messages where lower(email) = ${address}`.execute(tx);
  }
  await sql`delete from accounts where id = ${accountId}`.execute(tx);
}
