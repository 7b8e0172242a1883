import type { StaffRole } from '../shared/api/capabilities.ts';
import { resource } from './resource.ts';

/** The logged-in account, as GET /api/me returns it. */
export type Viewer = {
  /** Null for a family that has a phone number alone. */
  email: string | null;
  verified: boolean;
  /** required: others see the profile only once it is verified; unavailable: this site sends no codes. */
  phone: 'verified' | 'required' | 'optional' | 'unavailable';
  locale: string;
  /** What its person is called; null where nobody has said it. */
  name: string | null;
  /** The profile that the session acts for. */
  profile: {
    id: string;
    name: string;
    gender: 'female' | 'male';
    listed: boolean;
    approved: boolean;
    /** Set while its family hides it. */
    hidden: { until: string | null } | null;
    /** Whether a former manager asked to delete it, which nobody has decided yet. */
    deletionAsked: boolean;
    role: 'owner' | 'manager' | 'viewer';
    /** What the account is to the person of the profile: `self` is that person. */
    relation: string;
  } | null;
  /** `mustSetUp`: they may do nothing else before they have set up a second factor. */
  staff: { name: string; role: StaffRole; mustSetUp?: boolean } | null;
  premium: boolean;
  /** Who of our team sees the site as this account; null for its own people. */
  impersonator: { name: string; endsAt: string } | null;
};

type Me = { viewer: Viewer | null };

const forgetters: (() => void)[] = [];
let changing = false;
let shown: Viewer | null = null;
const me = resource<Me>('/api/me', meet);

/**
 * Before a page goes on as nobody's, everything of the account it was shown to is forgotten; where another account
 * has logged in, or another profile was chosen, it is reloaded, so that it never shows two.
 */
function meet({ viewer: next }: Me): boolean {
  if (next && !import.meta.env.SSR)
    void import('./session.ts').then(({ showLocale }) => showLocale(next.locale));
  if (shown && !(next && isShownTo({ email: next.email, profile: next.profile?.id ?? null }))) {
    forgetViewer();
    if (next) {
      location.reload();
      return false;
    }
  }
  shown = next;
  return true;
}

/** Returns whom this page is shown to; null for a visitor, and until the server has answered. */
export const shownViewer = (): Viewer | null => shown;

/** Returns the id of the profile that this page was loaded for. */
export const shownProfile = (): string | undefined => shown?.profile?.id;

/** Returns whether this page is shown to an account that acts for a profile. */
export const isShownTo = ({ email, profile }: { email: string | null; profile: string | null }): boolean =>
  shown?.email === email && (shown.profile?.id ?? null) === profile;

/** Forgets the private data that this page keeps of its viewer. */
export function forgetViewer(): void {
  for (const forget of forgetters) forget();
}

/** Calls `forget` once the account that the kept data belongs to is no longer logged in. */
export function onForget(forget: () => void): void {
  forgetters.push(forget);
}

/** The viewer: null for a visitor, undefined until the server has answered. */
export function useViewer(): { viewer: Viewer | null | undefined; isPending: boolean } {
  const answer = me.use();
  return { viewer: answer?.viewer, isPending: answer === undefined };
}

/** Loads the viewer again: after logging in, registering, verifying an address. */
export async function refreshViewer(): Promise<Viewer | null> {
  return (await me.refresh())?.viewer ?? null;
}

/** Checks whether the session is still open, after a sign that it may be over. */
export async function checkViewer(): Promise<void> {
  if (!changing) await me.refresh();
}

/**
 * Runs a change of this page's own session: what it sees of it on the way is no reason to leave. From inside,
 * `setViewer(null)` forgets who was logged in.
 */
export async function changeSession<T>(
  change: (setViewer: (viewer: null) => void) => Promise<T>,
): Promise<T> {
  changing = true;
  try {
    return await change((viewer) => me.set({ viewer }));
  } finally {
    changing = false;
  }
}

/** Whether this page is logging in or out. */
export const isChangingSession = (): boolean => changing;

/**
 * Ends this browser's session and forgets everything that was shown in it.
 * @param leave leads away from the page, which may be for members only, before the viewer is forgotten
 */
export async function logOut(leave: () => Promise<void> | void): Promise<void> {
  await (await import('./session.ts')).logOut(leave);
}
