import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { decideDocument, sendDocument } from '../../../../test/identity.ts';
import { addSecond } from '../../../../test/managed.ts';
import { addManager } from '../../../../test/managers.ts';
import { addCouple, addMember, connect } from '../../../../test/registration.ts';
import { decideProfile } from '../../../../test/setup/kinds.ts';
import { sendStory } from '../../../../test/stories.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { expireDocuments } from '../../../people/identity/documents.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Member = Awaited<ReturnType<typeof addMember>>;

const addDaughter = async (mother: Member): Promise<string> => (await addSecond(site, mother)).id;

/** Sends an interest and returns the email about it. */
async function mailOfInterest(recipient: { id: string; email: string }) {
  const him = await addMember(site, { name: 'Arun Rao', gender: 'male', dateOfBirth: '1990-01-01' });
  await him.browser.put(`/api/profiles/${recipient.id}/interest`);
  site.travel(1 / 24);
  await site.workOff();
  return site.mail.filter((one) => one.to === recipient.email && one.text.includes('Arun Rao')).at(-1)!;
}

describe('an email to an account that manages several profiles', () => {
  test('names the profile that it is about once, and leads to it', async () => {
    const mother = await addMember(site, { profileFor: 'daughter' });
    const second = await addDaughter(mother);
    const aboutFirst = await mailOfInterest(mother);
    expect(aboutFirst.subject).toBe('Arun Rao sent Nandini an interest');
    expect(aboutFirst.text).toContain(`This email is about Nandini Deshpande's profile (${mother.id}).`);
    expect(aboutFirst.text).toContain(`/interests?for=${mother.id}\n`);
    const aboutSecond = await mailOfInterest({ id: second, email: mother.email });
    expect(aboutSecond.subject).toBe('Arun Rao sent Asha an interest');
    expect(aboutSecond.html).toContain(`/interests?for=${second}"`);
  });

  test('keeps a name of markup as text', async () => {
    const mother = await addMember(site, { profileFor: 'daughter' });
    const second = await addDaughter(mother);
    // Registration refuses it; a name from before need not.
    const renamed = { name: '<b>{Asha}</b>' };
    await site.app.db.updateTable('profiles').set(renamed).where('public_id', '=', second).execute();
    const { subject, html } = await mailOfInterest({ id: second, email: mother.email });
    expect(subject).toBe('Arun Rao sent <b>{Asha}</b> an interest');
    expect(html).toContain('about &lt;b&gt;{Asha}&lt;/b&gt;');
  });
});

test('an email to an account with one profile leads to it, and does not name it', async () => {
  const her = await addMember(site);
  const { subject, text } = await mailOfInterest(her);
  expect(subject).toBe('Arun Rao sent you an interest');
  expect(text).toContain(`/interests?for=${her.id}\n`);
  expect(text).not.toContain('Nandini');
});

test('a manager who only views is told of a message like its owner', async () => {
  const { her, him } = await addCouple(site);
  await connect(her, him);
  await site.give(await site.accountOf(him.key), 'Gold', -1, 30);
  const father = await addManager(site, her.key, { role: 'viewer' });
  const path = `/api/profiles/${her.id}/conversation`;
  const { body } = await him.browser.put(path, { message: randomUUID(), body: 'Namaste' });
  site.travel(1 / 24);
  await site.workOff();
  const mails = site.mail.filter(({ subject }) =>
    /^Aditya Joshi sent (you|Nandini) a message$/.test(subject),
  );
  expect(mails.map(({ to }) => to).toSorted()).toEqual([father.email, her.email].toSorted());
  for (const { text } of mails) expect(text).toContain(`/messages/${body.conversation}?for=${her.id}\n`);
});

test('a manager who only views is not asked to reply', async () => {
  const { her, him } = await addCouple(site);
  const aunt = await addManager(site, her.key, { role: 'viewer' });
  const mother = await addManager(site, her.key);
  /** The emails of the viewer and of somebody who may reply, about what has happened since. */
  async function emails(subject: RegExp) {
    site.travel(1 / 24);
    await site.workOff();
    const [views, acts] = [aunt, mother].map(({ email }) =>
      site.mail.filter((one) => one.to === email && subject.test(one.subject)).at(-1),
    );
    return { views: views!.text, acts: acts!.text };
  }
  await him.browser.put(`/api/profiles/${her.id}/interest`);
  const interest = await emails(/sent Nandini an interest/);
  expect(interest.acts).toContain('View and reply:\n');
  expect(interest.acts).toContain('90 days to reply');
  expect(interest.views).toContain(`View:\nhttp://localhost:1/interests?for=${her.id}\n`);
  expect(interest.views).not.toMatch(/reply/i);

  await connect(him, her);
  await site.give(await site.accountOf(him.key), 'Gold', -1, 30);
  const path = `/api/profiles/${her.id}/conversation`;
  await him.browser.put(path, { message: randomUUID(), body: 'Namaste' });
  const message = await emails(/sent Nandini a message/);
  expect(message.acts).toContain('Read and reply:\n');
  expect(message.views).toContain('There is an unread message from Aditya Joshi on Humsafar.');
  expect(message.views).toContain('Read:\n');
  expect(message.views).not.toMatch(/reply/i);
});

test('a manager who only views is not asked for a document, for changes or for consent', async () => {
  const couple = await addCouple(site);
  const { her, him } = couple;
  const [aunt, hisAunt] = [
    await addManager(site, her.key, { role: 'viewer' }),
    await addManager(site, him.key, { role: 'viewer' }),
  ];
  await sendStory(site, undefined, couple);
  await sendDocument(site, her.browser);
  await decideDocument(site, her, { state: 'rejected', reason: 'other', note: 'Blurred' });
  await site.workOff();
  await sendDocument(site, her.browser);
  await site.app.db
    .updateTable('identity_documents')
    .set({ submitted_at: new Date(site.app.clock().getTime() - 31 * DAY_MS) })
    .where('profile_id', '=', her.key)
    .execute();
  await expireDocuments(site.app);
  await decideProfile(site, her, 'rejected');
  await site.workOff();
  const read = ({ email }: { email: string }) =>
    site.mail.filter(({ to }) => to === email).map(({ subject, text }) => `${subject} ${text}`);
  const asks = /you can send another|Please send|Send ID document|unless you agree|Please read/;
  const asked = (of: { email: string }) => read(of).filter((one) => asks.test(one)).length;
  expect([her, him, aunt, hisAunt].map(asked)).toEqual([2, 1, 0, 0]);
  const hers = read(aunt).join(' ');
  expect(hers).toContain("couldn't verify Nandini Deshpande's ID with the document that was sent");
  expect(hers).toContain("We couldn't check Nandini Deshpande's ID document in time");
  expect(hers).toContain("We've asked those who manage the profile to make them");
  expect(read(hisAunt).join(' ')).toContain('unless those who manage the profile agree');
});
