import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { mayAll } from './entitlements/may.ts';
import { listMemberships } from './store.ts';

/** Returns the current and following memberships of the viewer's profile; none for a viewer without a profile. */
export async function readMine(app: App, viewer: Viewer | null) {
  if (!viewer?.profile) return { membership: null, following: [] };
  const now = app.clock();
  const [all, allowances] = await Promise.all([
    listMemberships(app.db, viewer.profile.id, now),
    mayAll(app.db, now, viewer.profile.id),
  ]);
  const held = all.map((one) => ({
    plan: one.plan,
    slug: one.slug,
    startsAt: one.starts_at.toISOString(),
    endsAt: one.ends_at.toISOString(),
  }));
  const running = held.filter((_, index) => all[index]!.starts_at <= now);
  const present = running.at(-1);
  return {
    membership: present
      ? {
          ...present,
          allowances: [...allowances].map(([entitlement, { quota, used, left }]) => ({
            entitlement,
            quota,
            used,
            left,
          })),
        }
      : null,
    following: held.filter((_, index) => all[index]!.starts_at > now),
  };
}
