import { consume } from '../../kit/api/limits/limits.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { storeMessage } from './contact.ts';
import type { DataRequest } from './shared/rules.ts';
import { listDataRequestsOf } from './store.ts';

/** Sends a request about the account's own data to the contact inbox, which answers by email; five a day. */
export async function sendDataRequest(app: App, viewer: Viewer, it: DataRequest): Promise<void> {
  if (viewer.email === null) throw refuse.conflict(code('data_requests_without_email'));
  const wait = await consume(app.db, app.clock, {
    key: `data requests of ${viewer.accountId}`,
    max: 5,
    windowSeconds: 24 * 3600,
  });
  if (wait) throw refuse.tooMany(wait, code('data_requests_too_often'));
  await storeMessage(app, viewer.accountId, {
    name: viewer.profile?.name ?? viewer.email,
    email: viewer.email,
    message: it.message,
    topic: it.topic,
  });
}

/** Returns the newest requests of an account about its data; at most 20. What staff took for spam reads as closed. */
export async function listDataRequests(app: App, viewer: Viewer) {
  const rows = await listDataRequestsOf(app.db, viewer.accountId);
  return rows.map((row) => ({
    id: row.thread,
    topic: row.topic,
    message: row.message,
    state: row.state === 'spam' ? ('closed' as const) : row.state,
    sentAt: row.sent_at.toISOString(),
  }));
}
