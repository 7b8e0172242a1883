import type { App } from './app.ts';
import { refuse } from './refusals.ts';
import type { Member, StaffRole, Viewer } from './viewer.ts';

/** How long a session lives after signing in, in seconds: 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** One request, as a handler sees it. */
export type Call = {
  app: App;
  viewer: Viewer | null;
  client: Client;
};

/** The browser or program at the other end. */
export type Client = {
  /** What limits count it by: an IPv4 address, or the first 64 bits of an IPv6 one. */
  address: string;
  userAgent: string;
  /** Tells the client after how many seconds the same request may succeed. */
  setRetryAfter(seconds: number): void;
  /** The secret of the session the browser came with; null without one. It may be over. */
  sessionToken: string | null;
  /** The secret this browser got when it last signed in; null for one that never did. */
  deviceToken: string | null;
  /** Gives the browser its session, or takes it away with null. */
  setSession(token: string | null): void;
  setDevice(token: string): void;
};

/** The viewer of an endpoint behind the member door. */
export function asMember(viewer: Viewer | null): Member {
  if (!viewer) throw refuse.unauthorized();
  if (!viewer.profile) throw refuse.forbidden('This is for members with a profile.');
  return viewer as Member;
}

/** The viewer of an endpoint behind the account door. */
export function asAccount(viewer: Viewer | null): Viewer {
  if (!viewer) throw refuse.unauthorized();
  return viewer;
}

/** Whether an account is staff of one of the roles. An admin may do everything. */
export const isStaff = ({ staff }: Viewer, ...roles: StaffRole[]): boolean =>
  staff !== null && (staff.role === 'admin' || roles.includes(staff.role));

/** The viewer of an endpoint behind the staff door that is not for every role. An admin may do everything. */
export function asStaff(viewer: Viewer | null, ...roles: StaffRole[]): Viewer {
  const account = asAccount(viewer);
  if (!isStaff(account, ...roles)) throw refuse.forbidden('This is not part of your role.');
  return account;
}
