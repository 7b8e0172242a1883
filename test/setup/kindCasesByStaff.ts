import { expect } from 'vitest';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import { expireDocuments } from '../../src/people/identity/documents.ts';
import { addColleague, assignMessage } from '../assigning.ts';
import type { PaymentTest } from '../gateway.ts';
import { decideDocument, sendDocument } from '../identity.ts';
import { askAccess } from '../impersonation.ts';
import { addCouple, addMember } from '../registration.ts';
import { addStaff } from '../staff.ts';
import { sendStory } from '../stories.ts';
import type { Case } from './kindCases.ts';
import { decidePhoto, decideProfile } from './kinds.ts';

/** Returns how those come about that follow what staff decide. */
export const casesByStaff = (site: () => PaymentTest): Record<string, Case> => ({
  work_assigned: {
    async act() {
      const { browser, email, accountId } = await addColleague(site(), 'Asha Pai', 'support');
      await assignMessage(site(), accountId);
      return { browser, email, path: '/admin/inbox' };
    },
    text: '1 message is assigned to you',
    subject: '1 message is assigned to you',
    inMail: /The most urgent work is at the top/,
    ends: false,
  },
  access_asked: {
    async act() {
      const her = await addMember(site());
      await askAccess(await addStaff(site(), 'Lata Menon', 'support'), her);
      return { ...her, path: '/settings#team-access' };
    },
    text: 'Lata Menon from our team asks to see your account',
    subject: 'Our team asks to see your account on Humsafar',
    inMail: /they can view it for one hour/,
    ends: false,
  },
  story_sent: {
    async act() {
      const couple = await sendStory(site());
      return { ...couple.him, path: '/settings#story' };
    },
    text: 'Nandini sent us a success story about you both',
    subject: 'Nandini sent us a success story about you both',
    inMail: /unless you agree/,
    ends: false,
  },
  story_approved: {
    async act() {
      const couple = await sendStory(site(), 'approved');
      return { ...couple.him, path: '/settings#story' };
    },
    text: 'Your success story with Nandini is on the home page',
    subject: 'Your success story with Nandini is on the home page',
    inMail: /Everyone can read it now/,
    ends: false,
  },
  story_rejected: {
    async act() {
      const couple = await sendStory(site(), 'rejected');
      return { ...couple.him, path: '/settings#story' };
    },
    text: 'Your success story with Nandini was not approved',
    subject: 'Your success story with Nandini was not approved',
    inMail: /It is not shown/,
    ends: false,
  },
  id_verified: {
    async act() {
      const her = await addMember(site());
      await sendDocument(site(), her.browser);
      expect((await decideDocument(site(), her, { state: 'approved' })).status).toBe(200);
      return { ...her, path: '/settings#id' };
    },
    text: "Nandini Deshpande's ID is verified",
    subject: "Nandini Deshpande's ID is verified",
    inMail: /We have deleted the document/,
    ends: false,
  },
  id_rejected: {
    async act() {
      const her = await addMember(site());
      await sendDocument(site(), her.browser);
      const decision = { state: 'rejected', reason: 'other', note: 'A secret reason' } as const;
      expect((await decideDocument(site(), her, decision)).status).toBe(200);
      return { ...her, path: '/settings#id' };
    },
    text: "Nandini Deshpande's ID document was not approved",
    subject: "Nandini Deshpande's ID document was not approved",
    inMail: /you can send another/,
    ends: false,
  },
  id_expired: {
    async act() {
      const her = await addMember(site());
      await sendDocument(site(), her.browser);
      await site()
        .app.db.updateTable('identity_documents')
        .set({ submitted_at: new Date(site().app.clock().getTime() - 31 * DAY_MS) })
        .where('profile_id', '=', her.key)
        .execute();
      await expireDocuments(site().app);
      return { ...her, path: '/settings#id' };
    },
    text: "We couldn't check Nandini Deshpande's ID document in time. It needs to be sent again",
    subject: "Please send Nandini Deshpande's ID document again",
    inMail: /We are sorry/,
    ends: false,
  },
  profile_approved: {
    async act() {
      const her = await addMember(site());
      await decideProfile(site(), her, 'approved');
      return { ...her, path: '/dashboard', button: '/browse' };
    },
    text: "Nandini Deshpande's profile is approved",
    subject: "Nandini Deshpande's profile is approved",
    inMail: /Other members can see it now/,
    ends: false,
  },
  profile_rejected: {
    async act() {
      const her = await addMember(site());
      await decideProfile(site(), her, 'rejected');
      return { ...her, path: '/dashboard' };
    },
    text: "Nandini Deshpande's profile needs changes",
    subject: "Nandini Deshpande's profile needs changes",
    inMail: /needs changes before others can see it/,
    ends: false,
  },
  photo_approved: {
    async act() {
      const her = await addMember(site());
      await decidePhoto(site(), her, 'approved');
      return { ...her, path: '/my-profile/photos' };
    },
    text: 'The new photo of Nandini Deshpande is approved',
    subject: 'The new photo of Nandini Deshpande is approved',
    inMail: /Other members can see it now/,
    ends: false,
  },
  photo_rejected: {
    async act() {
      const her = await addMember(site());
      await decidePhoto(site(), her, 'rejected');
      return { ...her, path: '/my-profile/photos' };
    },
    text: 'A photo of Nandini Deshpande was not approved',
    subject: 'A photo of Nandini Deshpande was not approved',
    inMail: /The reason is below the photo/,
    ends: false,
  },
  report_closed: {
    async act() {
      const { her, him } = await addCouple(site());
      await her.browser.put(`/api/profiles/${him.id}/report`, { reason: 'fake' });
      const admin = await site().as('admin');
      const [{ id, version }] = (await admin.get('/api/staff/reviews?kind=report')).body.items;
      await admin.put(`/api/staff/reviews/${id}/decision`, {
        version,
        state: 'rejected',
        note: 'Confirmed.',
      });
      return { ...her, path: '/safety' };
    },
    text: "We've checked your report about a profile. You were right. Thank you",
    subject: "We've checked your report",
    inMail: /You were right/,
    ends: false,
  },
  suggestion_received: {
    async act() {
      const { her, him } = await addCouple(site());
      const clerk = await site().as('admin');
      const body = { one: her.id, other: him.id, note: 'Both from Pune' };
      await clerk.post('/api/staff/suggested-matches', body);
      return { ...her, path: '/recommendations' };
    },
    text: 'Our team suggests a match: Aditya Joshi',
    subject: 'Our team suggests a match: Aditya Joshi',
    inMail: /may be a good match for your family/,
    ends: true,
  },
  profile_warned: {
    async act() {
      const her = await addMember(site());
      const moderator = await site().as('admin');
      const body = { reason: 'money', message: 'कृपया पैसे न मांगें।' };
      await moderator.post(`/api/staff/members/${her.id}/warnings`, body);
      return { ...her, path: '/safety' };
    },
    text: "Warning from our team about Nandini Deshpande's profile: Asking for money. कृपया पैसे न मांगें।",
    subject: "A warning about Nandini Deshpande's profile on Humsafar",
    inMail: /we may suspend the profile/,
    ends: false,
  },
});
