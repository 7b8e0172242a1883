import path from 'node:path';
import type { App } from '../src/kit/app/app.ts';
import { readConfig } from '../src/kit/app/config.ts';
import { openContext } from '../src/kit/app/context.ts';
import { register } from '../src/profiles/registration/register.ts';
import { registration } from '../src/profiles/rules.ts';
import '../src/listeners.ts';
import { findSite } from './sites.ts';

let made = 0;

export const PASSWORD = 'a quiet river 7';

/**
 * Registers members as on a site where staff approve new profiles, by a program beside the running demo, which
 * approves them at once. Returns their emails and ids.
 */
export async function addWaitingMembers(names: string[]): Promise<{ email: string; id: string }[]> {
  const config = readConfig({
    NODE_ENV: 'development',
    DATA_DIR: path.dirname(findSite()!.outbox),
    MODERATION: 'staff',
  });
  const app = await openContext(config, {
    besideServer: true,
    log: { info() {}, warn() {}, error: console.error },
  });
  try {
    const added = [];
    for (const name of names) added.push(await addWaiting(app, name));
    return added;
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
    ahead: false,
    setFresh() {},
    setRetryAfter() {},
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
  };
  const { id } = await register(app, client, registration.parse(sent));
  return { email, id };
}

/** Sends the emails that wait for others to join them, by a program beside the running demo. */
export async function sendJoinedEmails(): Promise<void> {
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: path.dirname(findSite()!.outbox) });
  const app = await openContext(config, {
    besideServer: true,
    log: { info() {}, warn() {}, error: console.error },
  });
  try {
    await app.pool.query(`
      update graphile_worker._private_jobs set run_at = now()
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'mail_notification')`);
  } finally {
    await app.close();
  }
}
