export {};

type Access = { access: string; account: number; profile: number };

declare module '../../kit/events/events.ts' {
  interface Events {
    /** A staff member asks to see the site as an account does. */
    'account_access.asked': Access;
    'account_access.answered': Access & { allowed: boolean };
    /** A staff member began to look. */
    'account_access.used': Access;
    /** The account, or the colleague who asked, has ended it. */
    'account_access.ended': Access;
  }
}
