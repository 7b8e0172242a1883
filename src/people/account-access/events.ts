export {};

type Access = { access: string; account: number; profile: number };

declare module '../../kit/events/events.ts' {
  interface Events {
    /** Somebody of the staff asks to see the site as an account does. */
    'account_access.asked': Access;
    'account_access.answered': Access & { allowed: boolean };
    /** Somebody of the staff began to look. */
    'account_access.used': Access;
    /** The account, or whoever asked, has ended it. */
    'account_access.ended': Access;
  }
}
