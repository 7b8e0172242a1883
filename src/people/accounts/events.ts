import type { WorkQueue } from './team/colleagues.ts';

declare module '../../kit/events/events.ts' {
  interface Events {
    'account.created': { account: number };
    'account.verified': { account: number };
    'verification.requested': { account: number };
    'password.forgotten': { account: number };
    'password.reset': { account: number };
    'password.changed': { account: number };
    'email_change.started': { account: number };
    /** One of both addresses has confirmed, and the other has not. */
    'email_change.confirmed': { account: number };
    'email_change.stopped': { account: number };
    'email.changed': { account: number };
    'phone.verified': { account: number };
    /** The site can no longer verify phone numbers: its profiles do not wait for one any more. */
    'phone.released': { account: number };
    'locale.changed': { account: number };
    /** The account says what its person is called. */
    'account.renamed': { account: number };
    'session.opened': { account: number };
    /** The session switched to another profile of its account. */
    'session.switched': { account: number; profile: number };
    /** Somebody asked for a new password of an account that is not claimed yet. */
    'claim.requested': { account: number };
    /** Nobody has confirmed it: from a day in India on, YYYY-MM-DD, it may be gone. */
    'account_deletion.warned': { account: number; deletedOn: string };
    /** Its sessions are over; an upper room decides for how long. */
    'account.suspended': { account: number };
    'account.restored': { account: number };
    'staff.created': { account: number; role: string };
    /** Name, role, access or second factor of a staff member. */
    'staff.changed': { account: number };
    /** A staff member assigned an entry of a queue to a colleague. */
    'work.assigned': { colleague: number; queue: WorkQueue; item: string };
  }
}
