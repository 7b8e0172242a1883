// Pure, and read by the browser: without zod.

/**
 * The states of a member. `unverified`: nobody has verified an email address or phone number yet;
 * `withheld`: its person does not agree, or has not answered where the site waits for it.
 */
export const MEMBER_STATUSES = [
  'active',
  'hidden',
  'withheld',
  'unverified',
  'waiting',
  'unclaimed',
  'suspended',
] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

export const MEMBER_SORTS = ['newest', 'oldest', 'name', 'active'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

/** Within how many days a member registered. */
export const WITHIN_DAYS = [7, 30, 90, 365] as const;

/** Private details that staff open one at a time, with a reason. */
export const REVEALABLE = ['phone', 'email', 'birth_time', 'address', 'nominee'] as const;
export type Revealable = (typeof REVEALABLE)[number];

/** Totals above this are not counted to the end. */
export const TOTAL_MAX = 1000;

export const ACTION_REASON_MAX = 500;
export const MEMBER_NOTE_MAX = 2000;
export const VIEW_NAME_MAX = 40;
export const VIEWS_MAX = 20;
/** How long a family can claim the profile that staff registered for it, by one link. */
export const CLAIM_DAYS = 14;

type Facts = {
  approved: boolean;
  listed: boolean;
  hidden: boolean;
  withheld: boolean;
  suspended: boolean;
  unclaimed: boolean;
};

/** Returns the state of a member: what keeps it from being seen first. */
export function statusOf({ approved, listed, hidden, withheld, suspended, unclaimed }: Facts): MemberStatus {
  if (suspended) return 'suspended';
  if (unclaimed) return 'unclaimed';
  if (!approved) return 'waiting';
  if (!listed) return withheld ? 'withheld' : 'unverified';
  return hidden ? 'hidden' : 'active';
}

/** Returns a masked email address: its first letter and its domain. */
export function maskEmail(email: string): string {
  const sign = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(sign)}`;
}

/** How many of a phone number's last digits the list shows, and searches for. */
export const PHONE_END = 4;

/** Returns the last digits of a phone number where a search is only a part of one; else null. */
export function readPhoneEnd(q: string): string | null {
  const digits = q.replace(/[\s-]/g, '');
  return /^\d{4,9}$/.test(digits) ? digits.slice(-PHONE_END) : null;
}

/** A search that is a phone number, not a name or an ID. */
export const PHONE_SEARCH = /^[+\d][\d\s().-]{5,}$/;

/** Returns the last four digits of a phone number, after dots. */
export const maskPhone = (phone: string): string => `••••••${phone.slice(-PHONE_END)}`;

/** How many members an action takes at a time. */
export const BULK_MAX = 200;
/** How many minutes a bulk suspension can be undone by the same staff member. */
export const UNDO_MINUTES = 10;

export const BULK_ACTIONS = ['suspend', 'restore', 'warn', 'verification_mail'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** Why an action leaves a member out. */
export const LEFT_OUT = ['suspended', 'not_suspended', 'verified', 'unclaimed', 'staff'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];
