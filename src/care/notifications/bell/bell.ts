import { cutPage, readCursor } from '../../../kit/api/lists/cursor.ts';
import { PAGE_SIZE } from '../../../kit/api/lists/pages.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { sendSignal } from '../../../kit/events/events.ts';
import { writerFor } from '../email/compose.ts';
import type { AnyKind, NonEmpty } from '../kind.ts';
import { findKind, notificationKinds } from '../kinds.ts';
import { listHidden } from '../preferences.ts';
import type { NotificationReader } from '../receivers.ts';
import {
  type BellKinds,
  type BellRow,
  listEvents,
  listNotifications,
  listOthers,
  type NotificationSortKey,
  setRead,
} from './bellStore.ts';

/** Maximum of the unread count. */
const UNREAD_MAX = 100;

const joining = notificationKinds.filter(({ joins }) => joins).map(({ name }) => name);

/** Returns which kinds an account has switched off in the bell, and which join there. */
async function readBellKinds(app: App, account: number): Promise<BellKinds> {
  const off = await listHidden(app.db, account);
  const isHidden = ({ category }: AnyKind) => off.includes(category);
  return { hidden: notificationKinds.filter(isHidden).map(({ name }) => name), joining };
}

/** Whether a viewer sees notifications about the account itself, such as refunds. Staff who see the site as a member do not. */
const seesAccount = ({ impersonator }: Pick<Viewer, 'impersonator'>) => impersonator === undefined;

/** Returns a page of a viewer's notifications. Leaves out what is no longer true, or about people who are not visible now. */
export async function readNotifications(app: App, viewer: Viewer, cursor: string | undefined) {
  const list = `notifications of ${viewer.profile?.id ?? 0}`;
  const after = await readCursor<NotificationSortKey>(app.db, list, cursor);
  const shown = await readBellKinds(app, viewer.accountId);
  const wanted = { kinds: shown, after, unread: false, limit: PAGE_SIZE + 1, ofAccount: seesAccount(viewer) };
  const rows = await listNotifications(app.db, viewer, wanted);
  const { page, nextCursor } = await cutPage(app.db, list, {
    rows,
    size: PAGE_SIZE,
    keyOf: (row): NotificationSortKey => [row.created_at_text, row.id],
  });
  const found = await loadAll(app, viewer, page);
  const { profile } = viewer;
  const about = profile ? { name: profile.name, self: profile.relation === 'self' } : undefined;
  const writer = writerFor(app, viewer.locale, about);
  return {
    notifications: page.flatMap((row) => {
      const known = found.get(row.id);
      if (!known) return [];
      const { id, kind, created_at, read } = row;
      const line = known.kind.line(known.events, writer);
      return [{ id, kind, ...line, createdAt: created_at.toISOString(), read }];
    }),
    nextCursor,
  };
}

/** Returns how many of the listed notifications of a reader are unread; 100 for more. */
export async function countUnreadNotifications(
  app: App,
  reader: NotificationReader & Pick<Viewer, 'impersonator'>,
  { ofAccount = seesAccount(reader) } = {},
): Promise<number> {
  const shown = await readBellKinds(app, reader.accountId);
  const wanted = { kinds: shown, after: null, unread: true, limit: UNREAD_MAX, ofAccount };
  return (await loadAll(app, reader, await listNotifications(app.db, reader, wanted))).size;
}

/** As `countUnread`, for the account's other profiles; leaves out profiles with none. */
export async function countUnreadOfOthers(
  app: App,
  viewer: Viewer,
): Promise<{ id: string; unread: number }[]> {
  const others = await listOthers(app.db, viewer, app.clock());
  const { accountId, verified } = viewer;
  const counted = await Promise.all(
    others.map(async ({ id, public_id, premium }) => {
      const reader = { accountId, verified, premium, profile: { id } };
      // What is about the account itself is in the bell already.
      return { id: public_id, unread: await countUnreadNotifications(app, reader, { ofAccount: false }) };
    }),
  );
  return counted.filter(({ unread }) => unread > 0);
}

type Loaded = { kind: AnyKind; events: NonEmpty<unknown> };

/** Loads what each line is about, kind by kind; lines with nothing left are missing. */
async function loadAll(app: App, viewer: NotificationReader, rows: BellRow[]): Promise<Map<string, Loaded>> {
  if (rows.length === 0) return new Map();
  const lineOf = new Map(rows.flatMap(({ id, ids }) => ids.map((one) => [one, id] as const)));
  const events = await listEvents(app.db, [...lineOf.keys()]);
  const loaded = await Promise.all(
    [...Map.groupBy(events, ({ kind }) => kind)].map(async ([name, all]) => {
      const kind = findKind(name);
      if (!kind) return [];
      const dataOf = (one: (typeof all)[number]) => one.data as Parameters<typeof kind.key>[0];
      const found = await kind.load(app, viewer, all.map(dataOf));
      return [...Map.groupBy(all, ({ notification_id }) => lineOf.get(notification_id)!)].flatMap(
        ([id, own]) => {
          const known = own.flatMap((one) => {
            const key = kind.key(dataOf(one));
            return found.has(key) ? [found.get(key)] : [];
          });
          return known.length > 0 ? [[id, { kind, events: known as NonEmpty<unknown> }] as const] : [];
        },
      );
    }),
  );
  return new Map(loaded.flat());
}

/** Marks a line of the viewer's bell as read, or with it all older ones. Refuses another account's as not found. */
export async function markNotificationsRead(
  app: App,
  viewer: Viewer,
  id: string,
  { before }: { before: boolean },
): Promise<number> {
  const shown = await readBellKinds(app, viewer.accountId);
  await app.db.transaction().execute(async (tx) => {
    const how = { kinds: shown, before, now: app.clock() };
    if (!(await setRead(tx, viewer, id, how))) throw refuse.notFound();
    await sendSignal(tx, 'notification.changed', { account: viewer.accountId });
  });
  return countUnreadNotifications(app, viewer);
}
