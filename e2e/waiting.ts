import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { APIRequestContext } from '@playwright/test';
import type { Member } from '../src/kit/api/viewer.ts';
import type { App } from '../src/kit/app/app.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { openContext } from '../src/kit/start/context.ts';
import { uploadPhoto } from '../src/people/photos/upload/upload.ts';
import { register } from '../src/people/profiles/registration/register.ts';
import { registration } from '../src/people/profiles/shared/rules.ts';
import '../src/app/listeners.ts';
import { findSite } from './sites.ts';

let made = 0;

export const PASSWORD = 'a quiet river 7';

/**
 * Registers members as on a site where staff approve new profiles, by a program beside the running demo, which
 * approves them at once. Returns their emails and ids.
 */
export function addWaitingMembers(names: string[]): Promise<{ email: string; id: string }[]> {
  return besideServer({ MODERATION: 'staff' }, async (app) => {
    const added = [];
    for (const name of names) added.push(await addWaiting(app, name));
    return added;
  });
}

/** Adds a photo that waits for the staff to the profile of an account. */
export function addWaitingPhoto(email: string, picture: Uint8Array): Promise<void> {
  return besideServer({ MODERATION: 'staff' }, async (app) => {
    const { rows } = await app.pool.query(
      `select m.account_id as "accountId", m.profile_id as id
       from profile_managers m join accounts a on a.id = m.account_id where a.email = $1`,
      [email],
    );
    const { accountId, id } = rows[0];
    const member = { accountId, profile: { id } } as Member;
    await uploadPhoto(app, member, randomUUID(), Readable.from([picture]), () => false);
  });
}

/** Makes what waits of a member overdue. */
export function makeOverdue(id: string): Promise<unknown> {
  return besideServer({}, (app) =>
    app.pool.query(
      `update reviews set due_at = now() - interval '1 hour'
       where state = 'waiting' and profile_id = (select id from profiles where public_id = $1)`,
      [id],
    ),
  );
}

/** Runs `work` in a program beside the running demo. */
async function besideServer<T>(env: Record<string, string>, work: (app: App) => Promise<T>): Promise<T> {
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: path.dirname(findSite()!.outbox), ...env });
  const app = await openContext(config, {
    besideServer: true,
    log: { info() {}, warn() {}, error: console.error },
  });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

async function addWaiting(app: App, name: string): Promise<{ email: string; id: string }> {
  made += 1;
  const email = `waiting-${process.pid}-${Date.now()}-${made}@example.com`;
  const client = {
    address: `192.0.2.${made % 250}`,
    userAgent: 'e2e',
    sessionToken: null,
    deviceToken: null,
    profile: null,
    locale: 'en' as const,
    prefetch: false,
    setFresh() {},
    setRetryAfter() {},
    setImpersonation() {},
    setSession() {},
    setDevice() {},
  };
  const sent = {
    profileFor: 'self',
    name,
    gender: 'female',
    dateOfBirth: '1996-05-04',
    religion: 'hindu',
    motherTongue: 'mr',
    email,
    phone: '9822012345',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    consent: true,
    declaration: true,
  };
  const { id } = await register(app, client, registration.parse(sent));
  return { email, id };
}

/** Sends the emails that wait for others to join them, by a program beside the running demo. */
export async function sendJoinedEmails(): Promise<void> {
  await besideServer({}, (app) =>
    app.pool.query(`
      update graphile_worker._private_jobs set run_at = now()
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'mail_notification')`),
  );
}

/** Approves the reviews that wait: those of another journey on the same site, or one's own. */
export async function clearReviews(request: APIRequestContext) {
  const { items } = await (await request.get('/api/staff/reviews')).json();
  for (const { id, version } of items) {
    await request.put(`/api/staff/reviews/${id}/decision`, { data: { version, state: 'approved' } });
  }
}
