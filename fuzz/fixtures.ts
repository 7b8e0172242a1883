import { createHmac } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { between, type Chance, pick } from '../seed/random.ts';
import { insertToken } from '../src/accounts/sessions/tokenStore.ts';
import { hashToken, newToken } from '../src/accounts/sessions/tokens.ts';
import { serveApi } from '../src/api.ts';
import { staffRoles } from '../src/kit/api/capabilities.ts';
import { type SortKey, writeCursor } from '../src/kit/api/lists/cursor.ts';
import type { Database } from '../src/kit/database/db.ts';
import { openHttp } from '../src/kit/http/open.ts';
import { readPages } from '../src/kit/http/page.ts';
import { requestable } from '../src/memberships/rules.ts';
import { writeUnsubscribeToken } from '../src/notifications/email/preferences.ts';
import { SWITCHABLE } from '../src/notifications/rules.ts';
import { checkoutSources } from '../src/payments/gateway/gateway.ts';
import { REQUEST_STATES } from '../src/requests/rules.ts';
import { REVIEW_KINDS, REVIEW_STATES } from '../src/reviews/rules.ts';
import { checkout, hidden, screens } from '../src/screens.ts';
import { pageValues } from '../src/site/pages/pages.ts';
import { defaultFacts } from '../src/site/rules.ts';
import { DEMO_PASSWORD } from '../src/vocabulary/demo.ts';
import { openPaymentTest, type PaymentTest, sampleSeller } from '../test/gateway.ts';
import { buyer, goBack, order } from '../test/purchase.ts';
import { addStaff } from '../test/staff.ts';
import type { Endpoint } from './endpoints.ts';
import { type Input, uuid } from './inputs.ts';

/** Who sends a request: `stale` has a session that is over, `free` has no plan, the last ones are staff. */
export const actors = [
  ...(['visitor', 'stale', 'member', 'free', 'unverified', 'hidden', 'suspended'] as const),
  ...staffRoles,
];
export type Actor = (typeof actors)[number];

/** Who is a member, and so is let in where members are; the others of these are as good as logged out. */
export const isMember = (actor: Actor) => ['member', 'free', 'unverified', 'hidden'].includes(actor);
export const isLoggedOut = (actor: Actor) => ['visitor', 'stale', 'suspended'].includes(actor);

/** Names of the cast. The member is connected with his partner; both hands of an interest lie with her suitor. */
const cast: Partial<Record<Actor, string>> = {
  member: 'demo',
  free: 'nandini',
  unverified: 'unverified',
  hidden: 'hidden',
  suspended: 'suspended',
  admin: 'admin',
};
const PARTNER = 'siddharth';
const SUITOR = 'aniket';
const FORGETFUL = 'zoya';

/** What a valid request needs beyond its schema: who sends it, and fields that name what exists. */
type Need = { by?: Actor; fields?: (next: Chance) => Promise<Input> | Input };

const emailOf = (key: string) => `${key}@humsafar.example`;

/** Starts the whole site, pages included, with everything in it that valid requests need. */
export async function openFixtures() {
  const site = await openPaymentTest();
  const { db } = site.app;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'humsafar-fuzz-'));
  for (const page of ['__spa-fallback', 'index', '404'])
    await writeFile(path.join(folder, `${page}.html`), `<p>${page}</p>`);
  const pages = await readPages(folder, { publicUrl: 'http://localhost:1', screens, hidden, checkout });
  const http = openHttp(site.app.config, 'silent');
  await serveApi(http, site.app);
  await pages.register(http, checkoutSources(site.app.config.gateway!.checkoutUrl), () =>
    pageValues(site.app),
  );
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
    ).map(({ role, email }) => [role, email.split('@')[0]!]),
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
    port: (http.server.address() as AddressInfo).port,
    cookieOf,
    /** Forgets the sessions, after a request that may have ended them. */
    forget: () => cookies.clear(),
    /** Who has access to an endpoint and to what a valid request names. */
    ownerOf({ name, access }: Endpoint): Actor {
      if (typeof access === 'object') return needs[name]?.by ?? 'admin';
      return needs[name]?.by ?? (access === 'visitor' ? 'visitor' : 'member');
    },
    /** Makes sure that what a valid request needs is there. @returns the fields that name it */
    async prepare({ name }: Endpoint, next: Chance): Promise<Input> {
      await db.deleteFrom('limits').execute();
      await actForFirst(db);
      return (await needs[name]?.fields?.(next)) ?? {};
    },
    /** The gateway's signature of a body. */
    sign: (body: string | Buffer) =>
      createHmac('sha256', site.gateway.account.webhookSecret).update(body).digest('hex'),
    async close() {
      await http.close();
      await site.close();
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

/** Buys the member a plan, and returns for each endpoint what its valid requests need. */
async function prepareNeeds(site: PaymentTest): Promise<Record<string, Need>> {
  const { db } = site.app;
  const ofProfile = async (key: string) =>
    db
      .selectFrom('profiles')
      .innerJoin('profile_managers', 'profile_managers.profile_id', 'profiles.id')
      .innerJoin('accounts', 'accounts.id', 'profile_managers.account_id')
      .select(['profiles.id', 'profiles.public_id', 'profile_managers.account_id'])
      .where('accounts.email', '=', emailOf(key))
      .executeTakeFirstOrThrow();
  const [member, partner, suitor] = await Promise.all([cast.member!, PARTNER, SUITOR].map(ofProfile));
  const [me, them, him] = [member!, partner!, suitor!];
  const listed = await db
    .selectFrom('profiles')
    .select('public_id')
    .where('listed_at', 'is not', null)
    .execute();

  const browser = await site.as(cast.member!);
  const made = await order(browser, 'Platinum');
  const { checkout: signed, payment: paid } = await site.gateway.pay(made.gatewayOrder);
  await goBack(browser, made.id, signed);
  await site.workOff();
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('gateway_payment_id', '=', paid.id)
    .executeTakeFirstOrThrow();
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('payment_id', '=', payment.id)
    .executeTakeFirstOrThrow();
  const { id: membership } = await db
    .selectFrom('memberships')
    .select('id')
    .where('profile_id', '=', me.id)
    .executeTakeFirstOrThrow();
  const conversation = await db
    .selectFrom('conversations')
    .select('id')
    .where('low_id', '=', Math.min(me.id, them.id))
    .where('high_id', '=', Math.max(me.id, them.id))
    .executeTakeFirstOrThrow();
  const messages = await db
    .selectFrom('messages')
    .select('public_id')
    .where('conversation_id', '=', conversation.id)
    .execute();
  const notification = await db
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', me.account_id)
    .executeTakeFirstOrThrow();
  const photo = await db.selectFrom('photos').select(['id', 'storage_key']).executeTakeFirstOrThrow();
  for (const size of ['small', 'large', 'blurred'])
    await site.app.storage.put(`${photo.storage_key}/${size}.webp`, 'a picture');

  // In its own session, because the requests end the existing ones.
  const ask = async (key: string, path: string) => (await (await site.as(key)).get(path)).body;
  const anybody = (next: Chance) => ({ id: pick(next, listed).public_id });
  const ofPartner = () => ({ id: them.public_id });
  /** Half of the time the cursor of a list, which is sorted by `key`. */
  const cursor = async (next: Chance, list: string, ...key: SortKey) => ({
    cursor: next() < 0.5 ? await writeCursor(db, list, key) : undefined,
  });
  const instant = (next: Chance) => new Date(between(next, 1e9, 2e9) * 1000).toISOString();

  async function interest(from: { id: number }, to: { id: number }, state?: 'pending') {
    await sql`delete from interests where least(sender_id, receiver_id) = ${Math.min(from.id, to.id)}
      and greatest(sender_id, receiver_id) = ${Math.max(from.id, to.id)}`.execute(db);
    if (!state) return {};
    const sentAt = site.app.clock();
    const { id } = await db
      .insertInto('interests')
      .values({
        sender_id: from.id,
        receiver_id: to.id,
        state,
        sent_at: sentAt,
        expires_at: new Date(sentAt.getTime() + 1e9),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id };
  }

  async function token(purpose: 'verify_email' | 'reset_password') {
    const token = newToken();
    const { account_id } = await ofProfile(FORGETFUL);
    const at = site.app.clock();
    await insertToken(db, {
      hash: hashToken(token),
      accountId: account_id,
      purpose,
      at,
      expiresAt: new Date(at.getTime() + 1e9),
    });
    return token;
  }

  const password = (next: Chance) => `a quiet river ${between(next, 10, 99)} आशा`;
  const noRequests = () =>
    db
      .deleteFrom('requests')
      .where('profile_id', '=', me.id)
      .execute()
      .then(() =>
        db
          .deleteFrom('entitlement_uses')
          .where('entitlement', 'in', [...requestable])
          .execute(),
      );

  /** A review of the hidden profile that waits, nobody at it. */
  async function review() {
    const { id: profile_id } = await ofProfile(cast.hidden!);
    await db.updateTable('profiles').set({ approved_at: null }).where('id', '=', profile_id).execute();
    await db.deleteFrom('reviews').where('profile_id', '=', profile_id).execute();
    const at = site.app.clock();
    return db
      .insertInto('reviews')
      .values({
        subject_kind: 'profile',
        subject_id: String(profile_id),
        profile_id,
        version: 1,
        submitted_at: at,
        due_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  }

  return {
    'accounts.logIn': {
      fields: (next) => {
        const access = pick(next, ['member', 'staff'] as const);
        return { email: emailOf(access === 'staff' ? 'admin' : PARTNER), password: DEMO_PASSWORD, access };
      },
    },
    'accounts.endSession': {
      fields: async () => {
        await site.as(cast.member!);
        const { id } = await db
          .selectFrom('sessions')
          .select('id')
          .where('account_id', '=', me.account_id)
          .orderBy('created_at', 'desc')
          .executeTakeFirstOrThrow();
        return { id };
      },
    },
    'accounts.verifyEmail': { fields: async () => ({ token: await token('verify_email') }) },
    'accounts.resendVerification': { by: 'unverified' },
    'accounts.forgetPassword': {
      fields: (next) => ({
        email: pick(next, [emailOf(FORGETFUL), 'nobody@example.com', 'A.B+c@Example.co.in']),
      }),
    },
    'accounts.resetPassword': {
      fields: async (next) => {
        const chosen = password(next);
        return { token: await token('reset_password'), password: chosen, confirmPassword: chosen };
      },
    },
    'profiles.switch': { fields: () => ({ id: me.public_id }) },
    'profiles.add': {
      fields: (next) => ({
        name: pick(next, ['Nandini Deshpande', 'आशा पाटील', 'Md. Imran O’Neil', 'க. செல்வி']),
        dateOfBirth: `${between(next, 1970, 2000)}-0${between(next, 1, 9)}-${between(next, 10, 28)}`,
        religion: 'hindu',
        motherTongue: pick(next, ['Marathi', 'Hindi', 'Tamil']),
      }),
    },
    'profiles.register': {
      fields: (next) => {
        const chosen = password(next);
        return {
          name: pick(next, ['Nandini Deshpande', 'आशा पाटील', 'Md. Imran O’Neil', 'க. செல்வி']),
          dateOfBirth: `${between(next, 1970, 2000)}-0${between(next, 1, 9)}-${between(next, 10, 28)}`,
          religion: 'hindu',
          motherTongue: pick(next, ['mr', 'hi', 'ta']),
          email: `new-${uuid(next)}@example.com`,
          phone: pick(next, ['9822012345', '+91 98220 12345', '+442071838750', '09822012345']),
          password: chosen,
          confirmPassword: chosen,
        };
      },
    },
    'profiles.read': { fields: anybody },
    'search.browse': { fields: (next) => cursor(next, 'profiles', instant(next), between(next, 1, 100)) },
    'contactDetails.read': { fields: anybody },
    'contactDetails.open': { fields: ofPartner },
    'contactDetails.views': {
      fields: (next) => cursor(next, 'contact views', instant(next), between(next, 1, 100)),
    },
    'interests.between': { fields: anybody },
    'interests.send': {
      fields: async () => {
        await interest(me, him);
        return { id: him.public_id };
      },
    },
    'interests.list': {
      fields: async (next) => {
        const box = pick(next, ['received', 'sent']);
        return { box, ...(await cursor(next, `interests ${box}`, instant(next), uuid(next))) };
      },
    },
    'interests.accept': { fields: () => interest(him, me, 'pending') },
    'interests.decline': { fields: () => interest(him, me, 'pending') },
    'interests.withdraw': { fields: () => interest(me, him, 'pending') },
    'messages.list': { fields: (next) => cursor(next, 'conversations', between(next, 1, 100)) },
    'messages.read': { fields: () => conversation },
    'messages.thread': {
      fields: async (next) => ({
        ...conversation,
        ...(await cursor(next, `messages of ${conversation.id}`, between(next, 1, 100))),
      }),
    },
    'messages.send': { fields: () => conversation },
    'messages.markRead': { fields: (next) => ({ ...conversation, message: pick(next, messages).public_id }) },
    'messages.between': { fields: anybody },
    'messages.begin': { fields: ofPartner },
    'notifications.list': {
      fields: (next) => cursor(next, `notifications of ${me.id}`, instant(next), uuid(next)),
    },
    'notifications.markRead': { fields: () => ({ id: notification.id }) },
    'notifications.markAllRead': { fields: () => ({ upTo: notification.id }) },
    'notifications.unsubscribe': {
      fields: async (next) => ({
        token: await writeUnsubscribeToken(db, me.account_id, pick(next, SWITCHABLE)),
      }),
    },
    'requests.ask': {
      fields: async () => {
        await noRequests();
        return {};
      },
    },
    'memberships.changePlan': {
      fields: async (next) => {
        const plan = pick(next, (await ask('admin', '/api/staff/plans')) as Input[]);
        return { ...plan, pricePaise: between(next, 1, 9000) * 100, months: between(next, 1, 60) };
      },
    },
    'requests.queue': {
      fields: async (next) => {
        const state = pick(next, REQUEST_STATES);
        return {
          state,
          ...(await cursor(next, `requests ${state}`, next() < 0.5, instant(next), uuid(next))),
        };
      },
    },
    'requests.change': {
      by: 'support',
      fields: async (next) => {
        await noRequests();
        const at = site.app.clock();
        const { id } = await db
          .insertInto('requests')
          .values({
            profile_id: me.id,
            account_id: me.account_id,
            membership_id: membership,
            entitlement: pick(next, requestable),
            message: 'Please call us on Sunday.',
            state: 'open',
            created_at: at,
            updated_at: at,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        const state = pick(next, ['in_progress', 'done'] as const);
        return {
          id,
          updatedAt: at.toISOString(),
          state,
          answer: state === 'done' ? 'We have called.' : null,
        };
      },
    },
    'reviews.submit': { by: 'hidden', fields: () => review().then(() => ({})) },
    'reviews.queue': {
      by: 'moderator',
      fields: async (next) => {
        const state = pick(next, REVIEW_STATES);
        const kind = pick(next, [undefined, ...REVIEW_KINDS]);
        const list = `reviews ${state} ${kind ?? 'all'}`;
        return { state, kind, ...(await cursor(next, list, instant(next), uuid(next))) };
      },
    },
    'reviews.read': { by: 'moderator', fields: review },
    'reviews.claim': { by: 'moderator', fields: async () => ({ ...(await review()), claimedAt: null }) },
    'reviews.decide': {
      by: 'moderator',
      fields: async (next) => ({
        ...(await review()),
        version: 1,
        state: pick(next, ['approved', 'rejected']),
        reason: pick(next, ['unsuitable', 'duplicate']),
      }),
    },
    'payments.makeOrder': {
      by: 'free',
      fields: async (next) => {
        await db.updateTable('plans').set({ on_sale: true }).execute();
        const { slug, amountPaise } = pick(
          next,
          (await ask(cast.free!, '/api/quotes')).quotes as Input[],
        ) as Input;
        return {
          plan: slug,
          amountPaise,
          buyer: { ...buyer, address: pick(next, [null, '14 Laxmi Road\nPune']) },
        };
      },
    },
    'payments.order': { fields: () => ({ id: made.id }) },
    'payments.check': { fields: () => ({ id: made.id }) },
    'payments.returned': {
      fields: () => ({
        id: made.id,
        gatewayPaymentId: signed.razorpay_payment_id,
        signature: signed.razorpay_signature,
      }),
    },
    'payments.staffPayments': {
      by: 'finance',
      fields: async (next) => {
        const show = pick(next, ['all', 'attention', 'refunds']);
        return { show, ...(await cursor(next, `payments ${show}`, instant(next), uuid(next))) };
      },
    },
    'payments.refund': {
      by: 'finance',
      fields: async (next) => {
        await db.deleteFrom('refunds').where('payment_id', '=', payment.id).execute();
        return { id: payment.id, amountPaise: between(next, 100, 100_000) };
      },
    },
    'payments.resolvePayment': {
      by: 'finance',
      fields: async () => {
        await db
          .updateTable('payments')
          .set({ attention: 'double', attention_ended_at: null, attention_ended_by: null })
          .where('id', '=', payment.id)
          .execute();
        return payment;
      },
    },
    'site.facts': { by: 'finance' },
    'site.changeFacts': { fields: () => ({ ...defaultFacts, contactEmail: 'help@example.com' }) },
    'site.seller': { by: 'finance' },
    'site.changeSeller': { fields: () => ({ ...sampleSeller }) },
    'inbox.sendContactMessage': { fields: () => ({ email: 'asha@example.com' }) },
    'photos.read': { by: 'member', fields: () => ({ id: photo.id }) },
    catalog: { fields: () => ({ locale: 'en' }) },
    'invoices.read': { fields: () => invoice },
    'gateway.events': {
      fields: (next) => ({
        event: 'payment.captured',
        payload: { payment: { entity: pick(next, site.gateway.payments()) } },
      }),
    },
  };
}
