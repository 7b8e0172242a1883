import { randomUUID } from 'node:crypto';
import { notifyOfMatches } from '../../src/meeting/matching/weekly/weekly.ts';
import { tasks as viewers } from '../../src/meeting/viewers/tasks.ts';
import { tasks as memberships } from '../../src/money/memberships/tasks.ts';
import type { Browser } from '../client.ts';
import type { PaymentTest } from '../gateway.ts';
import { addBuyer, order } from '../purchase.ts';
import { addCouple, addMember, connect, tokenIn } from '../registration.ts';
import { casesByStaff } from './kindCasesByStaff.ts';
import { refund } from './kinds.ts';

export type Notified = { browser: Browser; email: string };
export type Case = {
  /** Makes it happen; returns who is notified, where the line leads, and where the email does if elsewhere. */
  act: () => Promise<Notified & { path: string; button?: string }>;
  text: string | RegExp;
  subject: string | RegExp;
  inMail: RegExp;
  /** Whether its emails can be switched off. */
  ends: boolean;
};

/** Returns how each kind of notification comes about at a site, and what is in its line and its email. */
export const casesOf = (site: () => PaymentTest): Record<string, Case> => ({
  interest_received: {
    async act() {
      const { her, him } = await addCouple(site());
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
      const { her, him } = await addCouple(site());
      await connect(him, her);
      return { ...him, path: `/messages/to/${her.id}` };
    },
    text: 'Nandini Deshpande accepted your interest',
    subject: 'Nandini Deshpande accepted your interest',
    inMail: /now connected/,
    ends: true,
  },
  message_received: {
    async act() {
      const { her, him } = await addCouple(site());
      await connect(her, him);
      await site().give(await site().accountOf(him.key), 'Gold');
      const { body } = await him.browser.put(`/api/profiles/${her.id}/conversation`, {
        message: randomUUID(),
        body: 'Shall we talk on Sunday? 98220 12345',
      });
      return { ...her, path: `/messages/${body.conversation}` };
    },
    text: 'Aditya Joshi sent you a message',
    subject: 'Aditya Joshi sent you a message',
    inMail: /You have an unread message from Aditya Joshi on Humsafar\./,
    ends: true,
  },
  manager_joined: {
    async act() {
      const owner = await addMember(site());
      const body = { email: null, role: 'manager', relation: 'mother' };
      const { link } = (await owner.browser.post('/api/me/managers/invitations', body)).body;
      const mother = await addMember(site());
      await mother.browser.put('/api/manager-invitation/acceptance', { token: link.split('#')[1] });
      return { ...owner, path: '/settings#managers' };
    },
    text: /^Your mother \(n…@…\) can now help with Nandini's profile$/,
    subject: /^Your mother \(n…@…\) can now help with Nandini's profile$/,
    inMail: /Your mother \(n…@…\) can now help with Nandini(.|&#x27;)s profile\.[\s\S]*with their own login/,
    ends: false,
  },
  person_answered: {
    async act() {
      const it = await addMember(site(), { profileFor: 'daughter' });
      const address = `person-${randomUUID()}@example.com`;
      await it.browser.put('/api/my-profile/person-consent', { channel: 'email', address });
      await site().workOff();
      const token = tokenIn(
        site()
          .mail.filter(({ to }) => to === address)
          .at(-1),
      );
      await site().visitor().put('/api/person-consent/answer', { token, answer: 'refused' });
      return { ...it, path: '/settings#person-consent' };
    },
    text: 'Nandini does not agree to the profile. It is hidden now',
    subject: 'Nandini does not agree to the profile. It is hidden now',
    inMail: /hidden it from everyone/,
    ends: false,
  },
  deletion_requested: {
    async act() {
      const owner = await addMember(site());
      const body = { email: null, role: 'owner', relation: 'mother' };
      const { link } = (await owner.browser.post('/api/me/managers/invitations', body)).body;
      const mother = await addMember(site(), {
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
      return { ...owner, path: '/dashboard' };
    },
    text: "Keep or delete Nandini Deshpande's profile?",
    subject: "Keep or delete Nandini Deshpande's profile?",
    inMail: /Your mother has deleted their account.* You can keep it or delete it/,
    ends: false,
  },
  profile_merged: {
    async act() {
      const kept = await addMember(site());
      const duplicate = await addMember(site());
      const admin = await site().as('admin');
      const merge = `/api/staff/members/${kept.id}/merge`;
      const { version } = (await admin.get(`${merge}?duplicate=${duplicate.id}`)).body;
      const sent = { duplicate: duplicate.id, name: 'Nandini Deshpande', reason: 'Twice', version };
      await admin.post(merge, sent);
      return { ...kept, path: '/settings#managers' };
    },
    text: "Nandini's two profiles are now one",
    subject: "Nandini's two profiles on Humsafar are now one",
    inMail: /everyone who managed either of them/,
    ends: false,
  },
  profile_deleted: {
    async act() {
      const owner = await addMember(site());
      const body = { email: null, role: 'viewer', relation: 'mother' };
      const { link } = (await owner.browser.post('/api/me/managers/invitations', body)).body;
      const mother = await addMember(site());
      await mother.browser.put('/api/manager-invitation/acceptance', { token: link.split('#')[1] });
      await owner.browser.post('/api/me/deletion', {
        reason: 'other',
        password: 'a quiet river 7',
        profiles: [{ id: owner.id, outcome: 'delete' }],
      });
      return { ...mother, path: '/dashboard' };
    },
    text: 'A profile you helped manage was deleted',
    subject: 'A profile you helped manage was deleted',
    inMail: /with its photos, interests and messages/,
    ends: false,
  },
  download_ready: {
    async act() {
      const member = await addMember(site());
      await member.browser.post('/api/me/download');
      await site().workOff();
      return { ...member, path: '/settings#download' };
    },
    text: 'Your data is ready to download',
    subject: 'Your data is ready to download',
    inMail: /until \d{1,2} [A-Z][a-z]+ \d{4}, after logging in/,
    ends: false,
  },
  profile_viewed: {
    async act() {
      const { her, him } = await addCouple(site());
      await him.browser.get(`/api/profiles/${her.id}`);
      site().travel(1);
      await viewers.tasks.count_views!(site().app, {});
      return { ...her, path: '/viewers' };
    },
    text: /^Aditya Joshi viewed your profile on \d{1,2} [A-Z][a-z]+ \d{4}$/,
    subject: /^Aditya Joshi viewed your profile on \d{1,2} [A-Z][a-z]+ \d{4}$/,
    inMail: /1 person viewed your profile on Humsafar/,
    ends: true,
  },
  matches_found: {
    async act() {
      const { her, him } = await addCouple(site());
      await her.browser.put('/api/notification-preferences/matches', { email: true });
      await her.browser.get('/api/recommendations');
      await site()
        .app.db.updateTable('match_queues')
        .set({ others: [him.key], ranks: [-1], lifts: [0], only_promoted: [false] })
        .where('profile_id', '=', her.key)
        .execute();
      await notifyOfMatches(site().app);
      return { ...her, path: '/recommendations' };
    },
    text: '1 new match for you this week',
    subject: '1 new match for you this week',
    inMail: /your preferences, and you match theirs: Aditya/,
    ends: true,
  },
  saved_search: {
    async act() {
      const her = await addMember(site());
      const filters = { religion: 'jain', ageMin: 30 };
      await her.browser.post('/api/saved-searches', { name: 'Jain', frequency: 'instant', filters });
      await addMember(site(), {
        name: 'Aditya Joshi',
        gender: 'male',
        dateOfBirth: '1994-08-30',
        religion: 'jain',
      });
      await site().workOff();
      return { ...her, path: '/browse?gender=male&ageMin=30&religion=jain&sort=newest' };
    },
    text: 'New match for “Jain”: Aditya Joshi',
    subject: 'New match for “Jain”: Aditya Joshi',
    inMail: /New for you on Humsafar: Aditya Joshi/,
    ends: true,
  },
  contact_opened: {
    async act() {
      const { her, him } = await addCouple(site());
      await connect(her, him);
      await site().give(await site().accountOf(him.key), 'Gold', -1, 30);
      await him.browser.put(`/api/profiles/${her.id}/contact`);
      return { ...her, path: `/profile/${him.id}` };
    },
    text: 'Aditya Joshi viewed your contact details',
    subject: 'Aditya Joshi viewed your contact details',
    inMail: /Aditya Joshi viewed your phone number and email on Humsafar\./,
    ends: true,
  },
  membership_began: {
    async act() {
      return { ...(await addBuyer(site())), path: '/subscription' };
    },
    text: 'Your Gold plan is confirmed',
    subject: 'Your Gold plan is confirmed',
    inMail: /payment of ₹2,999\. /,
    ends: false,
  },
  membership_ending: {
    async act() {
      const her = await addMember(site());
      await site().give(await site().accountOf(her.key), 'Gold', -80, 6.5);
      await memberships.tasks.remind_memberships!(site().app, {});
      return { ...her, path: '/subscription' };
    },
    text: /^Your Gold plan ends on \d{1,2} [A-Z][a-z]+ \d{4}$/,
    subject: /^Your Gold plan ends on \d{1,2} [A-Z][a-z]+ \d{4}$/,
    inMail: /no auto-renewal/,
    ends: true,
  },
  membership_ended: {
    async act() {
      const her = await addBuyer(site());
      await refund(site(), her.ourPayment, 299_900);
      return { ...her, path: '/subscription' };
    },
    text: 'Your Gold plan has ended',
    subject: 'Your Gold plan has ended',
    inMail: /now a free member/,
    ends: false,
  },
  membership_shortened: {
    async act() {
      const her = await addBuyer(site());
      const { gatewayOrder } = await order(her.browser, 'Platinum', 600_000);
      await site().gateway.pay(gatewayOrder);
      await site().workOff();
      await refund(site(), her.ourPayment, 299_900);
      return { ...her, path: '/subscription' };
    },
    text: /^Your Platinum plan now ends on \d{1,2} [A-Z][a-z]+ \d{4}$/,
    subject: /^Your Platinum plan now ends on \d{1,2} [A-Z][a-z]+ \d{4}$/,
    inMail: /We refunded the Gold plan/,
    ends: false,
  },
  refund_sent: {
    async act() {
      const her = await addBuyer(site());
      await refund(site(), her.ourPayment, 100_050);
      return { ...her, path: '/subscription' };
    },
    text: 'Your refund of ₹1,000.50 is on its way',
    subject: 'Your refund of ₹1,000.50 is on its way',
    inMail: /5 to 7 working days/,
    ends: false,
  },
  request_answered: {
    async act() {
      const her = await addMember(site());
      await site().give(await site().accountOf(her.key), 'Platinum');
      const { body } = await her.browser.post('/api/requests', {
        entitlement: 'astrology_consultation',
        message: 'Please call us.',
      });
      const admin = await site().as('admin');
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
  ...casesByStaff(site),
});
