import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../../../test/client.ts';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import { addPhoto } from '../../../test/pictures.ts';
import { addBuyer } from '../../../test/purchase.ts';
import { addCouple, addMember, connect } from '../../../test/registration.ts';
import { findUntranslated } from '../../kit/locale/pseudo.ts';
import { tasks as memberships } from '../../memberships/tasks.ts';
import { aboutProfile } from '../../paths.ts';
import { submitPhoto, submitProfile } from '../../reviews/submissions/submit.ts';
import { tasks as viewers } from '../../viewers/tasks.ts';
import { writeMail, writerFor } from '../email/compose.ts';
import type { NonEmpty } from '../kind.ts';
import { findKind, kinds } from '../kinds.ts';
import { findAddressee } from '../receivers.ts';

let site: PaymentTest;
beforeAll(async () => {
  site = await openPaymentTest();
});
afterAll(() => site.close());

type Told = { browser: Browser; email: string };
type Case = {
  /** Makes it happen; returns who is notified, where the line leads, and where the email does if elsewhere. */
  act: () => Promise<Told & { path: string; button?: string }>;
  text: string | RegExp;
  subject: string | RegExp;
  inMail: RegExp;
  /** Whether its emails can be switched off. */
  ends: boolean;
};

const cases: Record<string, Case> = {
  interest_received: {
    async act() {
      const { her, him } = await addCouple(site);
      await him.browser.put(`/api/profiles/${her.id}/interest`);
      return { ...her, path: '/interests' };
    },
    text: 'Aditya Joshi sent you an interest',
    subject: 'Aditya Joshi sent you an interest',
    inMail: /sent you an interest on Humsafar/,
    ends: true,
  },
  interest_accepted: {
    async act() {
      const { her, him } = await addCouple(site);
      await connect(him, her);
      return { ...him, path: `/profile/${her.id}` };
    },
    text: 'Nandini Deshpande accepted your interest',
    subject: 'Nandini Deshpande accepted your interest',
    inMail: /now connected/,
    ends: true,
  },
  message_received: {
    async act() {
      const { her, him } = await addCouple(site);
      await connect(her, him);
      await site.give(await site.accountOf(him.key), 'Gold');
      const { body } = await him.browser.put(`/api/profiles/${her.id}/conversation`, {
        message: randomUUID(),
        body: 'Shall we talk on Sunday? 98220 12345',
      });
      return { ...her, path: `/messages/${body.conversation}` };
    },
    text: 'Aditya Joshi sent you a message',
    subject: 'Aditya Joshi sent you a message',
    inMail: /You have an unread message on Humsafar from Aditya Joshi/,
    ends: true,
  },
  manager_joined: {
    async act() {
      const owner = await addMember(site);
      const body = { email: null, role: 'manager', relation: 'mother' };
      const { link } = (await owner.browser.post('/api/me/managers/invitations', body)).body;
      const mother = await addMember(site);
      await mother.browser.put('/api/manager-invitation/acceptance', { token: link.split('#')[1] });
      return { ...owner, path: '/settings#managers' };
    },
    text: "Mother can now open Nandini Deshpande's profile",
    subject: "Mother can now open Nandini Deshpande's profile",
    inMail: /Someone you invited has accepted/,
    ends: false,
  },
  deletion_requested: {
    async act() {
      const owner = await addMember(site);
      const body = { email: null, role: 'owner', relation: 'mother' };
      const { link } = (await owner.browser.post('/api/me/managers/invitations', body)).body;
      const mother = await addMember(site, {
        name: 'Aditya Joshi',
        gender: 'male',
        dateOfBirth: '1994-08-30',
      });
      await mother.browser.put('/api/manager-invitation/acceptance', { token: link.split('#')[1] });
      await mother.browser.post('/api/me/deletion', {
        reason: 'other',
        password: 'a quiet river 7',
        profiles: [
          { id: owner.id, outcome: 'ask' },
          { id: mother.id, outcome: 'delete' },
        ],
      });
      return { ...owner, path: '/settings#delete' };
    },
    text: "You're asked to delete Nandini Deshpande's profile",
    subject: "You're asked to delete Nandini Deshpande's profile",
    inMail: /You decide/,
    ends: false,
  },
  download_ready: {
    async act() {
      const member = await addMember(site);
      await member.browser.post('/api/me/download');
      await site.workOff();
      return { ...member, path: '/settings#download' };
    },
    text: 'Your data is ready to download',
    subject: 'Your data is ready to download',
    inMail: /after logging in/,
    ends: false,
  },
  profile_viewed: {
    async act() {
      const { her, him } = await addCouple(site);
      await him.browser.get(`/api/profiles/${her.id}`);
      site.travel(1);
      await viewers.tasks.count_views!(site.app, {});
      return { ...her, path: '/viewers' };
    },
    text: /^Aditya Joshi viewed your profile on \d{1,2} [A-Z][a-z]+ \d{4}$/,
    subject: /^Aditya Joshi viewed your profile on \d{1,2} [A-Z][a-z]+ \d{4}$/,
    inMail: /1 person viewed your profile on Humsafar/,
    ends: true,
  },
  contact_opened: {
    async act() {
      const { her, him } = await addCouple(site);
      await connect(her, him);
      await site.give(await site.accountOf(him.key), 'Gold', -1, 30);
      await him.browser.put(`/api/profiles/${her.id}/contact`);
      return { ...her, path: `/profile/${him.id}` };
    },
    text: 'Aditya Joshi viewed your contact details',
    subject: 'Aditya Joshi viewed your contact details',
    inMail: /Viewed your phone number and email on Humsafar: Aditya Joshi/,
    ends: true,
  },
  membership_began: {
    async act() {
      return { ...(await addBuyer(site)), path: '/subscription' };
    },
    text: 'Your Gold plan is confirmed',
    subject: 'Your Gold plan is confirmed',
    inMail: /payment of ₹2,999\.00/,
    ends: false,
  },
  membership_ending: {
    async act() {
      const her = await addMember(site);
      await site.give(await site.accountOf(her.key), 'Gold', -80, 6.5);
      await memberships.tasks.remind_memberships!(site.app, {});
      return { ...her, path: '/subscription' };
    },
    text: /^Your Gold plan ends on \d{1,2} [A-Z][a-z]+ \d{4}$/,
    subject: /^Your Gold plan ends on \d{1,2} [A-Z][a-z]+ \d{4}$/,
    inMail: /no auto-renewal/,
    ends: true,
  },
  membership_ended: {
    async act() {
      const her = await addBuyer(site);
      await refund(her.ourPayment, 299_900);
      return { ...her, path: '/subscription' };
    },
    text: 'Your Gold plan has ended',
    subject: 'Your Gold plan has ended',
    inMail: /now a free member/,
    ends: false,
  },
  refund_sent: {
    async act() {
      const her = await addBuyer(site);
      await refund(her.ourPayment, 100_050);
      return { ...her, path: '/subscription' };
    },
    text: 'Your refund of ₹1,000.50 is on its way',
    subject: 'Your refund of ₹1,000.50 is on its way',
    inMail: /5 to 7 working days/,
    ends: false,
  },
  request_answered: {
    async act() {
      const her = await addMember(site);
      await site.give(await site.accountOf(her.key), 'Platinum');
      const { body } = await her.browser.post('/api/requests', {
        entitlement: 'astrology_consultation',
        message: 'Please call us.',
      });
      const admin = await site.as('admin');
      const change = { updatedAt: body.updatedAt, state: 'done', answer: 'Our secret answer' };
      await admin.put(`/api/staff/requests/${body.id}`, { ...change, state: 'in_progress' });
      const taken = (await admin.get('/api/staff/requests?state=in_progress')).body.items.find(
        ({ id }: { id: string }) => id === body.id,
      );
      await admin.put(`/api/staff/requests/${body.id}`, { ...change, updatedAt: taken.updatedAt });
      return { ...her, path: '/subscription' };
    },
    text: 'Our team replied: astrology consultation',
    subject: 'Our team replied: astrology consultation',
    inMail: /has replied to your request/,
    ends: false,
  },
  profile_approved: {
    async act() {
      const her = await addMember(site);
      await decide(her, 'approved');
      return { ...her, path: '/dashboard', button: '/browse' };
    },
    text: "Nandini Deshpande's profile is approved",
    subject: "Nandini Deshpande's profile is approved",
    inMail: /Other members can see it now/,
    ends: false,
  },
  profile_rejected: {
    async act() {
      const her = await addMember(site);
      await decide(her, 'rejected');
      return { ...her, path: '/dashboard' };
    },
    text: "Nandini Deshpande's profile needs changes",
    subject: "Nandini Deshpande's profile needs changes",
    inMail: /needs changes before others can see it/,
    ends: false,
  },
  photo_approved: {
    async act() {
      const her = await addMember(site);
      await decidePhoto(her, 'approved');
      return { ...her, path: '/my-profile/photos' };
    },
    text: 'Your new photo of Nandini Deshpande is approved',
    subject: 'Your new photo of Nandini Deshpande is approved',
    inMail: /Other members can see it now/,
    ends: false,
  },
  photo_rejected: {
    async act() {
      const her = await addMember(site);
      await decidePhoto(her, 'rejected');
      return { ...her, path: '/my-profile/photos' };
    },
    text: 'A photo of Nandini Deshpande was not approved',
    subject: 'A photo of Nandini Deshpande was not approved',
    inMail: /Others cannot see it/,
    ends: false,
  },
  report_closed: {
    async act() {
      const { her, him } = await addCouple(site);
      await her.browser.put(`/api/profiles/${him.id}/report`, { reason: 'fake' });
      const admin = await site.as('admin');
      const [{ id, version }] = (await admin.get('/api/staff/reviews?kind=report')).body.items;
      await admin.put(`/api/staff/reviews/${id}/decision`, {
        version,
        state: 'rejected',
        note: 'Confirmed.',
      });
      return { ...her, path: '/safety' };
    },
    text: "We've checked your report about a profile. It was right. Thank you",
    subject: "We've checked your report",
    inMail: /It was right/,
    ends: false,
  },
};

/** Decides on a new photo that waits. */
async function decidePhoto(
  { browser, key }: { browser: Browser; key: number },
  state: 'approved' | 'rejected',
): Promise<void> {
  const photo = await addPhoto(site, browser, 1);
  await site.app.db.updateTable('photos').set({ approved_at: null }).where('id', '=', photo).execute();
  const context = { actor: 'system' as const, now: site.app.clock() };
  await site.app.db.transaction().execute((tx) => submitPhoto(tx, { photo, profile: key }, context));
  const admin = await site.as('admin');
  const { items } = (await admin.get('/api/staff/reviews?state=waiting&kind=photo')).body;
  const reason = state === 'rejected' ? { reason: 'other', note: 'A secret reason' } : {};
  const { id, version } = items.at(-1);
  const answer = await admin.put(`/api/staff/reviews/${id}/decision`, { version, state, ...reason });
  expect(answer.status).toBe(200);
}

/** Decides on a new profile that waits, as on a site where staff check each. */
async function decide({ id }: { id: string }, state: 'approved' | 'rejected'): Promise<void> {
  const profile = await site.idOf(id);
  await site.app.db
    .updateTable('profiles')
    .set({ approved_at: null, listed_at: null })
    .where('id', '=', profile)
    .execute();
  const context = { actor: 'system' as const, now: site.app.clock() };
  await site.app.db.transaction().execute((tx) => submitProfile(tx, { profile }, context));
  const admin = await site.as('admin');
  const { items } = (await admin.get('/api/staff/reviews?state=waiting')).body;
  const review = items.find((one: { profile: { publicId: string } }) => one.profile.publicId === id);
  const reason = state === 'rejected' ? { reason: 'other', note: 'A secret reason' } : {};
  const answer = await admin.put(`/api/staff/reviews/${review.id}/decision`, {
    version: review.version,
    state,
    ...reason,
  });
  expect(answer.status).toBe(200);
}

async function refund(payment: string, amountPaise: number): Promise<void> {
  const admin = await site.as('admin');
  const answer = await admin.put(`/api/staff/payments/${payment}/refunds/${randomUUID()}`, {
    amountPaise,
    reason: 'Asked for',
  });
  expect(answer.status).toBe(200);
  await site.workOff();
}

const month = new Intl.DateTimeFormat('en-IN', { month: 'short', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, i) => month.format(new Date(Date.UTC(2026, i, 1))));
/** Names, plans and months, which are the same in the pseudo-locale. */
const DATA = ['Aditya Joshi', 'Nandini Deshpande', 'Humsafar', 'Gold', 'Platinum', ...MONTHS];

/** Writes the newest notification of a kind in the pseudo-locale, alone and as seven, and returns what is not translated. */
async function findEnglish(name: string): Promise<string[]> {
  const kind = findKind(name)!;
  const { rows } = await site.app.pool.query(
    `select n.account_id as account, n.profile_id as profile, i.data
     from notifications n join notification_items i on i.notification_id = n.id
     where n.kind = $1 order by n.created_at desc limit 1`,
    [name],
  );
  const reader = (await findAddressee(site.app.db, rows[0], site.app.clock()))!;
  const [found] = (await kind.load(site.app, reader, [rows[0].data])).values();
  const seven = Array.from({ length: 7 }, (_, i) => ({ ...(found as object), name: DATA[i % 2] }));
  const texts: string[] = [];
  for (const several of [[found], kind.joins ? seven : [found]] as NonEmpty<unknown>[]) {
    const { subject, text, html } = await writeMail(site.app, kind, { ...reader, locale: 'en-XA' }, several);
    const visible = (html ?? '').replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ');
    texts.push(kind.line(several, writerFor(site.app, 'en-XA')).text, subject, text, visible);
  }
  expect(texts.every((text) => text.includes('⟦'))).toBe(true);
  return texts.flatMap((text) => findUntranslated(text, DATA));
}

test('every kind is tried here', () => {
  expect(kinds.map(({ name }) => name).toSorted()).toEqual(Object.keys(cases).toSorted());
});

test.each(Object.entries(cases))('%s is a notification in the bell and an email', async (kind, expected) => {
  const { browser, email, path, button = path } = await expected.act();
  const { notifications } = (await browser.get('/api/notifications')).body;
  const line = notifications.find((one: { kind: string }) => one.kind === kind);
  expect(line).toEqual({
    id: expect.any(String),
    kind,
    text: expect.stringMatching(expected.text),
    path,
    createdAt: expect.any(String),
    read: false,
  });
  if (typeof expected.text === 'string') expect(line.text).toBe(expected.text);
  expect(await findEnglish(kind)).toEqual([]);

  await site.workOff();
  const mails = site.mail.filter(({ to, subject }) =>
    to === email && typeof expected.subject === 'string'
      ? subject === expected.subject
      : (expected.subject as RegExp).test?.(subject),
  );
  const [mail] = mails.filter(({ to }) => to === email);
  expect(mail).toBeDefined();
  expect(mail!.text).toMatch(expected.inMail);
  expect(mail!.html).toMatch(expected.inMail);
  // The link says whose notification it is: the account may act for another profile when it is opened.
  const { id } = (await browser.get('/api/me')).body.viewer.profile;
  const url = `http://localhost:1${['refund_sent', 'download_ready'].includes(kind) ? button : aboutProfile(button, id)}`;
  expect(mail!.text).toContain(`:\n${url}\n`);
  expect(mail!.html).toContain(`<a href="${url}" class="button"`);
  expect(mail!.text).toContain('You get this email because');
  expect(`${mail!.text}${mail!.html}`).not.toMatch(/98220|Sunday|secret/);
  expect('list-unsubscribe' in mail!.headers).toBe(expected.ends);
  expect(mail!.headers['list-unsubscribe-post']).toBe(
    expected.ends ? 'List-Unsubscribe=One-Click' : undefined,
  );
  expect(/\/unsubscribe#/.test(mail!.text)).toBe(expected.ends);
});
