import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import type { Browser } from '../../test/client.ts';
import { addMember, registration } from '../../test/registration.ts';
import { addStaff } from '../../test/staff.ts';
import { tasks } from '../app/worker.ts';
import { oldEmails } from '../care/notifications/email/oldTasks.ts';
import type { Compose, Outgoing } from '../kit/jobs/emails.ts';
import { workOff } from '../kit/jobs/jobs.ts';
import { findUntranslated } from '../kit/locale/pseudo.ts';
import { warnOfDeletion } from '../people/accounts/states/unconfirmed.ts';
import { createStaff } from '../people/accounts/team/staff.ts';

// Every email in the pseudo-locale. kinds.slow.test.ts has those of notifications: its cases are compared with the kinds.

let site: Test;
let admin: Browser;
beforeAll(async () => {
  site = await openTest();
  admin = await addStaff(site, 'Meera', 'admin');
});
afterAll(() => site.close());

const emails = Object.entries(tasks.emails ?? {}) as [string, Compose<never>][];
const ofNotifications = ['mail_notification', ...Object.keys(oldEmails)];

const password = 'a quiet river 7';
const another = 'a silver lamp 3';
const unverified = registration();
const contact = { name: 'Sunita Rao', email: 'sunita@example.com', message: '12, 14?' };
const family = {
  ...{ profileFor: 'daughter', name: 'Gauri Bhide', gender: 'female', dateOfBirth: '1998-01-20' },
  ...{ religion: 'hindu', motherTongue: 'mr', email: 'bhide@example.com', phone: '9822033344', send: true },
};
/** Names, which are the same in every language, and months, which are Intl's. */
const DATA = ['Humsafar', 'Sunita Rao', 'Gauri', 'Nandini', ...Array.from({ length: 12 }, monthName)];

function monthName(_: unknown, month: number) {
  return new Date(2027, month, 15).toLocaleString('en-IN', { month: 'short' });
}

const succeed = async (answer: ReturnType<Browser['put']>) =>
  expect((await answer).status).toBeOneOf([200, 201, 202]);

async function suspend(days: number | null) {
  const { id } = await addMember(site);
  await succeed(admin.put(`/api/staff/members/${id}/suspension`, { reason: 'money', days }));
  return id;
}

async function invite(role: string) {
  const { browser } = await addMember(site);
  const invitation = { email: `${randomUUID()}@example.com`, relation: 'mother', role };
  await succeed(browser.post('/api/me/managers/invitations', invitation));
}

async function changeEmail(email = `${randomUUID()}@example.com`) {
  const { browser } = await addMember(site);
  await succeed(browser.put('/api/account/email-change', { email, password }));
}

/** Notifies the person of an account that it will be deleted. */
async function warn(email: unknown) {
  const { id } = await site.app.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', String(email))
    .executeTakeFirstOrThrow();
  await site.app.db
    .transaction()
    .execute((tx) => warnOfDeletion(tx, id, { now: site.app.clock(), deletedOn: '2027-03-15' }));
}

/** What makes the server send an email, by the name of its task: once for each way in which it is written. */
const acts: Record<string, (() => Promise<unknown>)[]> = {
  mail_verification: [
    () => succeed(site.visitor().post('/api/accounts', unverified)),
    () => warn(unverified.email),
  ],
  mail_password_reset: [
    async () => {
      const { email } = await addMember(site);
      await succeed(site.visitor().post('/api/password-resets', { email }));
    },
  ],
  mail_email_confirmation: [() => changeEmail(), async () => changeEmail((await addMember(site)).email)],
  mail_email_change: [() => changeEmail()],
  mail_password_changed: [
    async () => {
      const { browser } = await addMember(site);
      const sent = { currentPassword: password, password: another, confirmPassword: another };
      await succeed(browser.put('/api/account/password', sent));
    },
  ],
  mail_manager_invitation: [() => invite('manager'), () => invite('viewer')],
  mail_suspended: [() => suspend(3), () => suspend(null)],
  mail_restored: [
    async () => {
      const id = await suspend(null);
      await succeed(admin.put(`/api/staff/members/${id}/restoration`, { reason: '12' }));
    },
  ],
  mail_farewell: [
    async () => {
      const { browser, id } = await addMember(site);
      await writeInAccents();
      const profiles = [{ id, outcome: 'delete' }];
      await succeed(browser.post('/api/me/deletion', { reason: 'married_elsewhere', password, profiles }));
    },
  ],
  mail_person_consent: [
    async () => {
      const { browser } = await addMember(site, { profileFor: 'sister' });
      const asked = { channel: 'email', address: `sister${process.pid}@example.com` };
      await succeed(browser.put('/api/my-profile/person-consent', asked));
    },
    async () => {
      const { browser } = await addMember(site, { profileFor: 'daughter', accountName: 'Nandini' });
      const asked = { channel: 'email', address: `daughter${process.pid}@example.com` };
      await succeed(browser.put('/api/my-profile/person-consent', asked));
    },
  ],
  mail_claim: [() => succeed(admin.post('/api/staff/walk-ins', family)), () => warn(family.email)],
  mail_contact_message: [
    async () => {
      await site.app.db
        .insertInto('accounts')
        .values({ email: 'support@humsafar.example', password_hash: 'none' })
        .execute();
      await succeed(site.visitor().post('/api/contact-messages', contact));
    },
  ],
  mail_contact_reply: [
    async () => {
      const { email, browser } = await addMember(site);
      await succeed(browser.post('/api/contact-messages', { ...contact, email }));
      const { items } = (await admin.get(`/api/staff/contact-messages?search=${email}`)).body;
      const { id, updatedAt } = items[0];
      await succeed(admin.post(`/api/staff/contact-messages/${id}/replies`, { updatedAt, text: '13' }));
    },
  ],
  mail_staff_created: ['admin', 'support'].map((role) => () => {
    const it = { email: `${randomUUID()}@example.com`, name: 'Ravi', role, password: undefined };
    return createStaff(site.app, it);
  }),
  mail_staff_invitation: [
    () => succeed(admin.post('/api/staff/invitations', { email: 'ravi@example.com', role: 'editor' })),
  ],
};

const writeInAccents = () => site.app.db.updateTable('accounts').set({ locale: 'en-XA' }).execute();

/** Writes the emails that are due, and returns those of one task. */
async function writeDue(name: string): Promise<Outgoing[]> {
  const written: Outgoing[] = [];
  const note =
    (task: string, compose: Compose<never>): Compose<never> =>
    async (app, payload) => {
      const email = await compose(app, payload);
      if (email && task === name) written.push(email);
      return null;
    };
  const noted = Object.fromEntries(emails.map(([task, compose]) => [task, note(task, compose)]));
  await workOff(site.app, { ...tasks, emails: noted });
  return written;
}

test('every email is tried here, or is one of a notification', () => {
  expect(emails.map(([name]) => name).toSorted()).toEqual(
    [...Object.keys(acts), ...ofNotifications].toSorted(),
  );
});

test.each(Object.entries(acts))('%s has no word that is not in the catalog', async (name, ways) => {
  for (const act of ways) await act();
  await writeInAccents();
  const written = await writeDue(name);
  expect(written).toHaveLength(ways.length);
  for (const { subject, text, html, headers } of written) {
    // An out-of-office reply answers what a person wrote, and nothing else.
    expect(headers?.['Auto-Submitted']).toBe(name === 'mail_contact_reply' ? 'no' : 'auto-generated');
    const visible = (html ?? '').replace(/<style>.*?<\/style>|<[^>]*>|&\w+;/gs, ' ');
    for (const one of [subject, text, visible]) {
      expect(one).toContain('⟦');
      expect(findUntranslated(one, DATA)).toEqual([]);
    }
  }
});
