import { staffRoles } from '../src/kit/shared/api/capabilities.ts';

/** Who sends a request: `stale` has a session that has ended, `free` has no plan, the last ones are staff. */
export const actors = [
  ...(['visitor', 'stale', 'member', 'free', 'unverified', 'hidden', 'suspended'] as const),
  ...staffRoles,
];
export type Actor = (typeof actors)[number];

/** Returns whether an actor has access where members have it. */
export const isMember = (actor: Actor) => ['member', 'free', 'unverified', 'hidden'].includes(actor);

/** Returns whether an actor gets the answers of somebody without a session. */
export const isLoggedOut = (actor: Actor) => ['visitor', 'stale', 'suspended'].includes(actor);

/** Keys of the sample people. The member is connected with the partner, and both sides of an interest need the suitor. */
export const cast: Partial<Record<Actor, string>> = {
  member: 'demo',
  free: 'nandini',
  unverified: 'unverified',
  hidden: 'hidden',
  suspended: 'suspended',
  admin: 'admin',
};
export const PARTNER = 'siddharth';
export const SUITOR = 'aniket';
export const FORGETFUL = 'zoya';

/** Returns the email address of a sample person. */
export const emailOf = (key: string) => `${key}@humsafar.example`;
