export {};

declare module '../kit/events/events.ts' {
  interface Events {
    'account.created': { account: number };
    'account.verified': { account: number };
    'verification.requested': { account: number };
    'password.forgotten': { account: number };
    'password.reset': { account: number };
    'locale.changed': { account: number };
    'session.opened': { account: number };
    /** The session switched to another profile of its account. */
    'session.switched': { account: number; profile: number };
    'staff.created': { account: number; role: string };
  }
}
