export {};

declare module '../../kit/events/events.ts' {
  interface Events {
    'download.requested': { download: string; account: number };
    'download.ready': { download: string; account: number };
    /** A nominee for the account's data rights was named or removed. */
    'nominee.changed': { account: number };
    /** By that account; null by a task. Recorded before the rows go, so that listeners still see who managed the profile. */
    'profile.deleted': { profile: number; account: number | null };
    'account.deleted': { account: number };
    /** Staff found two profiles of one person: `duplicate` is gone, and what it had is `profile`'s. */
    'profile.merged': { profile: number; duplicate: number; account: number };
    /** A former owner asked for the profile to be deleted. It is deleted once all other owners agree; with no other owner, after some days, unless a manager keeps it. */
    'deletion.requested': { profile: number };
    'deletion.agreed': { profile: number };
    'deletion.declined': { profile: number };
  }

  interface Signals {
    /** What others see of somebody who is gone now. */
    'profile.vanished': { profile: number };
  }
}
