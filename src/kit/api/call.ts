import type { App } from '../app/app.ts';
import { type Capability, can, type StaffRole } from '../shared/api/capabilities.ts';
import { code } from '../shared/api/errorCode.ts';
import type { Locale } from '../shared/locale/locales.ts';
import { refuse } from './refusals.ts';
import type { Member, Viewer } from './viewer.ts';

/** How long a session of staff lives after logging in, in seconds: 12 hours. */
export const STAFF_SESSION_SECONDS = 12 * 60 * 60;

/** One request, as a handler sees it. */
export type Call = {
  app: App;
  viewer: Viewer | null;
  client: Client;
};

/** Where a request comes from. */
export type Origin = {
  /** What limits count it by: an IPv4 address, or the first 64 bits of an IPv6 one. */
  address: string;
  userAgent: string;
};

/** The browser or program at the other end. */
export type Client = Origin & {
  /** The client's preferred language among the site's. */
  locale: Locale;
  /** Sends the client the seconds after which the same request may succeed. */
  setRetryAfter(seconds: number): void;
  /** Lets the client keep the answer, which is the same for everybody, for some seconds. */
  setFresh(seconds: number): void;
  /** The secret of the session the browser came with; null without one. It may be over. */
  sessionToken: string | null;
  /** The secret this browser got when it last logged in; null for one that never did. */
  deviceToken: string | null;
  /** Public id of the profile that the page was loaded for; null when it sends none. */
  profile: string | null;
  /** Whether a page prefetches it: nobody has opened what it shows. */
  prefetch: boolean;
  /** Gives the browser its session, or takes it away with null. */
  setSession(token: string | null): void;
  /** Lets the browser see the site as another account besides, or ends that with null. */
  setImpersonation(session: { token: string; endsAt: Date } | null): void;
  setDevice(token: string): void;
};

/** Returns the viewer as a member. Refuses a visitor and an account without a profile. */
export function requireMember(viewer: Viewer | null): Member {
  if (!viewer) throw refuse.unauthorized();
  if (!viewer.profile) throw refuse.forbidden(code('profile_required'));
  return viewer as Member;
}

/** Returns the viewer as a member. Refuses as `requireMember` does, and relatives who may only view the profile. */
export function requireManager(viewer: Viewer | null): Member {
  const member = requireMember(viewer);
  if (member.profile.role === 'viewer') {
    throw refuse.forbidden(code('manager_only_views', { name: member.profile.name }));
  }
  return member;
}

/** Returns the viewer. Refuses a visitor. */
export function requireAccount(viewer: Viewer | null): Viewer {
  if (!viewer) throw refuse.unauthorized();
  return viewer;
}

/** A staff member who calls, and from where, as the audit log notes it. */
export type Staff = { accountId: number; role: StaffRole } & Origin;

/** Returns the staff member who calls an endpoint whose access names a capability. Refuses as `requireCapability` does. */
export function requireStaff({ viewer, client }: { viewer: Viewer | null; client: Origin }): Staff {
  if (!viewer?.staff) throw refuse.notFound();
  const { accountId, staff } = viewer;
  if (staff.mustSetUp) throw refuse.forbidden(code('second_factor_required'));
  return { accountId, role: staff.role, address: client.address, userAgent: client.userAgent };
}

/**
 * Refuses everyone but staff with the capability: for members and visitors there is nothing here (404), and staff of
 * another role are refused (403).
 */
export function requireCapability(viewer: Viewer | null, capability: Capability): void {
  if (!viewer?.staff) throw refuse.notFound();
  if (viewer.staff.mustSetUp) throw refuse.forbidden(code('second_factor_required'));
  if (!can(viewer, capability)) throw refuse.forbidden(code('role_required'));
}
