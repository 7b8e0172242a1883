import { cutPage, readCursor } from '../../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Member } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { recordEvent } from '../../../kit/events/events.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { readCards } from '../../../people/profiles/facts/cards.ts';
import { findVisible } from '../../../people/profiles/read.ts';
import type { DismissalReason } from '../shared/rules.ts';
import type { Dismissal } from './contract.ts';
import {
  type DismissalRow,
  type DismissalSortKey,
  deleteDismissal,
  listDismissals,
  putDismissal,
} from './dismissalStore.ts';

const shown = ({ reason, dismissed_at }: DismissalRow): Dismissal => ({
  reason,
  dismissedAt: dismissed_at.toISOString(),
});

/** Never recommends a profile to a member again. Repeating it can give the reason. Refuses the member's own profile. */
export async function dismiss(
  app: App,
  member: Member,
  publicId: string,
  reason: DismissalReason | null | undefined,
): Promise<Dismissal> {
  const profile = member.profile.id;
  const dismissed = await findVisible(app, member, publicId);
  if (dismissed === profile) throw refuse.conflict(code('profile_own'));
  return app.db.transaction().execute(async (tx) => {
    const account = member.accountId;
    const row = await putDismissal(tx, { profile, dismissed, account, reason, now: app.clock() });
    if (row.added) {
      await recordEvent(tx, {
        name: 'recommendation.dismissed',
        data: { profile, dismissed },
        actor: account,
        subject: { kind: 'profile', id: dismissed },
      });
    }
    return shown(row);
  });
}

/** Takes a dismissal back, also of a profile that the member may not see any more. */
export async function undoDismissal(
  app: App,
  member: Member,
  publicId: string,
): Promise<Record<string, never>> {
  const profile = member.profile.id;
  const restored = await app.db.transaction().execute(async (tx) => {
    const dismissed = await deleteDismissal(tx, profile, publicId);
    if (dismissed === undefined) return false;
    await recordEvent(tx, {
      name: 'recommendation.restored',
      data: { profile, dismissed },
      actor: member.accountId,
      subject: { kind: 'profile', id: dismissed },
    });
    return true;
  });
  // Repeating it is harmless; an unknown profile is refused.
  if (!restored) await findVisible(app, member, publicId);
  return {};
}

/** Returns a page of the profiles that a member has dismissed. */
export async function readDismissals(app: App, member: Member, cursor: string | undefined) {
  const list = 'dismissals';
  const rows = await listDismissals(app.db, member, {
    after: await readCursor<DismissalSortKey>(app.db, list, cursor),
    limit: PAGE_SIZE + 1,
  });
  const { page, nextCursor } = await cutPage(app.db, list, {
    rows,
    size: PAGE_SIZE,
    keyOf: ({ place, id }): DismissalSortKey => [place, id],
  });
  const cards = await readCards(
    app,
    member,
    page.map(({ id }) => id),
  );
  return {
    dismissals: page.flatMap((row) => {
      const profile = cards.get(row.id);
      return profile ? [{ ...shown(row), profile }] : [];
    }),
    nextCursor,
  };
}
