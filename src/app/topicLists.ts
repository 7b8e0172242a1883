import type { contract } from './contract.ts';

/** What a browser refetches: a whole room, or one endpoint of it. */
export type Topic = {
  [Room in keyof typeof contract]: Room | `${Room}.${keyof (typeof contract)[Room] & string}`;
}[keyof typeof contract];

/** Names of the fields that hold ids. */
type IdsOf<Data> = {
  [Field in keyof Data]: Data[Field] extends number | number[] | null ? Field : never;
}[keyof Data];

/** Who refetches what because of an event or signal with its data. */
export type Refetch<Data> = {
  /** Fields with profiles, whose managers refetch `topics`. */
  profiles?: IdsOf<Data>[];
  /** Fields with accounts, which refetch `topics`. */
  accounts?: IdsOf<Data>[];
  topics?: Topic[];
  /** What all staff refetch. */
  staff?: Topic[];
};

/** What depends on a membership: its entitlements, and its marks. */
export const membership: Topic[] = [
  'memberships',
  'payments',
  'interests',
  'contactDetails',
  'messages',
  'profiles',
  'search',
];
export const interest: Topic[] = [
  'interests',
  'profiles',
  'profileHoroscopes',
  'contactDetails',
  'search',
  'matching',
  'messages',
  'dashboard',
  'notifications',
  'suggestions.list',
];

/** What shows other people: a block changes all of it for both sides. */
export const others: Topic[] = [...interest, 'photos', 'safety'];

/** What shows a member's own photos. */
export const photo: Topic[] = ['photos', 'profiles', 'dashboard', 'myProfile', 'reviews'];

/** What belongs to a profile alone. */
export const own: Topic[] = ['accounts', 'managers', 'memberships', 'payments', 'shortlist', 'savedSearches'];
export const memberPages: Topic[] = ['members'];
export const paymentQueue: Topic[] = ['payments.staffPayments', 'payments.queue', 'staff.dashboard'];
export const requestQueue: Topic[] = ['requests.queue', 'staff.dashboard'];
export const contactInbox: Topic[] = ['inbox.queue', 'inbox.thread', 'staff.dashboard'];
export const reviewQueue: Topic[] = ['reviews.queue', 'reviews.read', 'staff.dashboard'];
