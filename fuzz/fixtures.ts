import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openSandbox as openMsg91Sandbox } from '../sandbox/sms/msg91.ts';
import type { Chance } from '../seed/random.ts';
import { serveApi } from '../src/app/api.ts';
import type { Database } from '../src/kit/database/db.ts';
import { openHttp } from '../src/kit/http/open.ts';
import { staffRoles } from '../src/kit/shared/api/capabilities.ts';
import { newToken } from '../src/people/accounts/tokens/tokens.ts';
import { openPaymentTest } from '../test/gateway.ts';
import { serveStubs } from '../test/pages.ts';
import { addStaff } from '../test/staff.ts';
import { type Actor, cast } from './actors.ts';
import type { Endpoint } from './endpoints.ts';
import type { Input } from './inputs.ts';
import { prepareNeeds } from './needs/needs.ts';

/** Starts the whole site, pages included, with everything in it that valid requests need. */
export async function openFixtures() {
  const sms = await openMsg91Sandbox();
  const site = await openPaymentTest(sms.variables);
  const { db } = site.app;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'humsafar-fuzz-'));
  const http = openHttp(site.app.config, 'silent');
  const routes: string[] = [];
  http.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url}`);
  });
  await serveApi(http, site.app);
  await serveStubs(http, { folder, checkoutSources: site.app.config.gateway!.pageSources });
  await http.listen({ port: 0, host: '127.0.0.1' });

  const staff = staffRoles.filter((role) => role !== 'admin');
  const cookies = new Map<Actor, string>();
  for (const role of staff) await addStaff(site, role, role);
  const staffKeys = new Map(
    (
      await db
        .selectFrom('staff')
        .innerJoin('accounts', 'accounts.id', 'staff.account_id')
        .select(['staff.role', 'accounts.email'])
        .where('staff.role', '!=', 'admin')
        .execute()
    ).map(({ role, email }) => [role, email!.split('@')[0]!]),
  );

  /** The cookie of an actor, with a session that lasts until `forget`. */
  async function cookieOf(actor: Actor): Promise<string | null> {
    if (actor === 'visitor') return null;
    if (actor === 'stale') return `session=${newToken()}`;
    const known = cookies.get(actor);
    if (known) return known;
    const browser = await site.as(cast[actor] ?? staffKeys.get(actor)!);
    const cookie = `session=${browser.cookies.get('session')}`;
    cookies.set(actor, cookie);
    return cookie;
  }

  const needs = await prepareNeeds(site);

  return {
    site,
    /** Method and address of whatever the server answers, as it registers it. */
    routes,
    port: (http.server.address() as AddressInfo).port,
    cookieOf,
    /** Forgets the sessions, after a request that may have ended them. */
    forget: () => cookies.clear(),
    /** Who has access to an endpoint and to what a valid request names. */
    ownerOf({ name, access }: Endpoint): Actor {
      if (typeof access === 'object') return needs[name]?.actor ?? 'admin';
      return needs[name]?.actor ?? (access === 'visitor' ? 'visitor' : 'member');
    },
    /** Whether none of an endpoint's requests may succeed. */
    isSpared: (name: string): boolean => needs[name]?.spared !== undefined,
    /** Makes sure that what a valid request needs is there. @returns the fields that name it */
    async prepare({ name }: Endpoint, next: Chance): Promise<Input> {
      await db.deleteFrom('limits').execute();
      await actForFirst(db);
      return (await needs[name]?.fields?.(next)) ?? {};
    },
    /** The gateway's signature of a body. */
    sign: (body: string | Buffer) =>
      createHmac('sha256', site.gateway.account.webhookSecret).update(body).digest('hex'),
    /** What the address of the SMS gateway's delivery reports has to contain. */
    smsSecret: sms.variables.MSG91_WEBHOOK_SECRET,
    async close() {
      await http.close();
      await site.close();
      await sms.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Lets every session act for the first profile of its account again, whichever one it has added or chosen. */
async function actForFirst(db: Database): Promise<void> {
  await db
    .updateTable('profile_managers')
    .set({ last_used_at: null })
    .where('last_used_at', 'is not', null)
    .execute();
  await db.updateTable('sessions').set({ profile_id: null }).where('profile_id', 'is not', null).execute();
}
