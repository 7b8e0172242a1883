import { resource } from './resource.ts';

/** Who is signed in, as GET /api/me answers. */
export type Viewer = {
  email: string;
  emailVerified: boolean;
  profile: { id: string; name: string; gender: 'female' | 'male'; listed: boolean } | null;
  staff: { name: string; role: string } | null;
  premium: boolean;
};

const me = resource<{ viewer: Viewer | null }>('/api/me');

/** The viewer: null for a visitor, undefined until the server has answered. */
export function useViewer(): { viewer: Viewer | null | undefined; isPending: boolean } {
  const answer = me.use();
  return { viewer: answer?.viewer, isPending: answer === undefined };
}

/** Asks who is signed in again: after logging in, registering, verifying an address. */
export async function refreshViewer(): Promise<Viewer | null> {
  return (await me.refresh())?.viewer ?? null;
}

/**
 * Ends this browser's session and forgets everything that was shown in it.
 * @param leave leads away from the page, which may be for members only, before the viewer is forgotten
 */
export async function logOut(leave: () => Promise<void> | void): Promise<void> {
  const [{ line }, { queryClient }] = await Promise.all([import('./line.ts'), import('./query.ts')]);
  await line.call(['accounts', 'logOut'], undefined, { context: {} });
  await leave();
  me.set({ viewer: null });
  queryClient.clear();
  forgetTab();
}

// Drafts and what waits to be sent are nobody else's business who sits down at this computer.
function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
