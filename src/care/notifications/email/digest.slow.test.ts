import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addCouple, addMember, connect } from '../../../../test/registration.ts';
import { MailError } from '../../../kit/mail/mail.ts';

let site: Test;
beforeEach(async () => {
  site = await openTest();
});
afterEach(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;

const minutes = (count: number) => site.travel(count / (24 * 60));
const send = (from: Side, recipient: Side) => from.browser.put(`/api/profiles/${recipient.id}/interest`);
const addMan = (name: string) => addMember(site, { name, gender: 'male', dateOfBirth: '1990-01-01' });
const bellOf = async (side: Side) => (await side.browser.get('/api/notifications')).body.notifications;
const linesOf = async (side: Side) =>
  (await bellOf(side)).map(({ text, path }: { text: string; path: string }) => [text, path]);
const unreadOf = async (side: Side) => (await side.browser.get('/api/notifications/unread')).body.unread;
const subjectsTo = ({ email }: Side) => site.mail.filter(({ to }) => to === email).map((one) => one.subject);
const due = () => site.workOff({ patiently: true });

/** Two members in a conversation that he started. */
async function addTalking() {
  const { her, him } = await addCouple(site);
  await connect(her, him);
  await site.give(await site.accountOf(him.key), 'Gold', -1, 30);
  const { body } = await him.browser.put(`/api/profiles/${her.id}/conversation`, {
    message: randomUUID(),
    body: 'Namaste',
  });
  const write = async (words: string) =>
    (
      await him.browser.put(`/api/conversations/${body.conversation}/messages/${randomUUID()}`, {
        body: words,
      })
    ).body.id as string;
  return { her, him, id: body.conversation as string, write };
}

describe('interests', () => {
  test('of ten minutes are one email; the next one is separate, and one line in the bell', async () => {
    const her = await addMember(site);
    const [asha, bala, chetan] = [
      await addMan('Arun Rao'),
      await addMan('Bala Iyer'),
      await addMan('Chetan'),
    ];
    await send(asha, her);
    minutes(9);
    await send(bala, her);
    await due();
    expect(subjectsTo(her)).toEqual([]);
    expect(await linesOf(her)).toEqual([['2 people sent you an interest', '/interests']]);
    minutes(2);
    await send(chetan, her);
    await due();
    expect(subjectsTo(her)).toEqual(['You have 2 new interests']);
    expect(site.mail.at(-1)!.text).toContain('Bala Iyer, Arun Rao');
    // The bell has all that are unread in one line.
    expect(await linesOf(her)).toEqual([['3 people sent you an interest', '/interests']]);
    expect(await unreadOf(her)).toBe(1);
    minutes(10);
    await due();
    expect(subjectsTo(her)).toEqual(['You have 2 new interests', 'Chetan sent you an interest']);
  });

  test('of two people with one name are both named', async () => {
    const her = await addMember(site);
    for (const name of ['Arun Rao', 'Arun Rao', 'Bala Iyer']) await send(await addMan(name), her);
    minutes(10);
    await due();
    const mail = site.mail.find(
      ({ to, subject }) => to === her.email && subject === 'You have 3 new interests',
    )!;
    expect(mail.text).toContain('sent you an interest on Humsafar: Bala Iyer, Arun Rao, Arun Rao\n');
  });

  test('at the same time are one notification', async () => {
    const her = await addMember(site);
    const men = [await addMan('Arun Rao'), await addMan('Bala Iyer'), await addMan('Chetan Das')];
    await Promise.all(men.map((man) => send(man, her)));
    expect(await linesOf(her)).toEqual([['3 people sent you an interest', '/interests']]);
  });

  test('that are withdrawn, or come from somebody who is no longer visible, are gone from the notification', async () => {
    const her = await addMember(site);
    const [arun, bala] = [await addMan('Arun Rao'), await addMan('Bala Iyer')];
    const { body } = await send(arun, her);
    await send(bala, her);
    await arun.browser.put(`/api/interests/${body.id}/withdrawal`);
    expect(await linesOf(her)).toEqual([['Bala Iyer sent you an interest', '/interests']]);
    await site.app.db.insertInto('blocks').values({ blocker_id: bala.key, blocked_id: her.key }).execute();
    expect(await linesOf(her)).toEqual([]);
    expect(await unreadOf(her)).toBe(0);
    minutes(10);
    await due();
    expect(subjectsTo(her)).toEqual([]);
  });

  test('withdrawn before the email and sent again are emailed then', async () => {
    const her = await addMember(site);
    const arun = await addMan('Arun Rao');
    const { body } = await send(arun, her);
    await arun.browser.put(`/api/interests/${body.id}/withdrawal`);
    minutes(11);
    await due();
    await send(arun, her);
    expect(await linesOf(her)).toHaveLength(1);
    minutes(11);
    await due();
    expect(subjectsTo(her)).toEqual(['Arun Rao sent you an interest']);
  });

  test('read in the bell within ten minutes are not emailed', async () => {
    const { her, him } = await addCouple(site);
    await send(him, her);
    const [line] = await bellOf(her);
    expect((await her.browser.put(`/api/notifications/${line.id}/read-marker`)).body).toEqual({ unread: 0 });
    minutes(11);
    await due();
    expect(subjectsTo(her)).toEqual([]);
  });
});

describe('messages', () => {
  test('of ten minutes are one notification and one email, without their text', async () => {
    const { her, id, write } = await addTalking();
    await write('A secret');
    await write('Another secret');
    expect(await linesOf(her)).toContainEqual(['3 new messages from Aditya Joshi', `/messages/${id}`]);
    minutes(10);
    await due();
    const mail = site.mail.find(({ to, subject }) => to === her.email && /message/.test(subject))!;
    expect(mail.subject).toBe('3 new messages from Aditya Joshi');
    expect(mail.text).toContain('You have 3 unread messages from Aditya Joshi on Humsafar.');
    expect(mail.headers['auto-submitted']).toBe('auto-generated');
    expect(`${mail.text}${mail.html}`).not.toContain('secret');
  });

  test('that are read are gone', async () => {
    const { her, id, write } = await addTalking();
    const last = await write('Namaste');
    await her.browser.put(`/api/conversations/${id}/read-marker`, { message: last });
    minutes(11);
    await due();
    expect((await linesOf(her)).filter(([text]: string[]) => /message|written/.test(text!))).toEqual([]);
    expect(subjectsTo(her).filter((subject) => /message|written/.test(subject))).toEqual([]);
  });

  test('of a conversation are emailed once a day; those in between the next day, once', async () => {
    const { her, him, write } = await addTalking();
    const subjects = () => subjectsTo(her).filter((subject) => /message|written/.test(subject));
    minutes(11);
    await due();
    expect(subjects()).toEqual(['Aditya Joshi sent you a message']);
    for (let times = 0; times < 3; times++) {
      await write('Are you there');
      minutes(30);
      await due();
    }
    expect(subjects()).toHaveLength(1);
    site.travel(0.9);
    await due();
    expect(subjects()).toHaveLength(1);
    site.travel(0.1);
    await due();
    expect(subjects()).toEqual(['Aditya Joshi sent you a message', '3 new messages from Aditya Joshi']);
    site.travel(1.1);
    await due();
    expect(subjects()).toHaveLength(2);
    expect(subjectsTo(him).filter((subject) => /message|written/.test(subject))).toEqual([]);
  });
});

describe('an email', () => {
  test('goes to both managers of a profile', async () => {
    const { her, him } = await addCouple(site);
    const mother = await site.app.db
      .insertInto('accounts')
      .values({ email: 'mother@example.com', password_hash: 'none', email_verified_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.app.db
      .insertInto('profile_managers')
      .values({ profile_id: her.key, account_id: mother.id })
      .execute();
    await send(him, her);
    minutes(11);
    await due();
    const receivers = site.mail
      .filter(({ subject }) => subject === 'Aditya Joshi sent you an interest')
      .map(({ to }) => to);
    expect(receivers.toSorted()).toEqual([her.email, 'mother@example.com'].toSorted());
  });

  test.each([
    ['is suspended', { suspended_at: new Date() }],
    ['has an address that nobody has verified', { email_verified_at: null }],
  ])('does not go to an account that %s', async (_what, change) => {
    const { her, him } = await addCouple(site);
    await send(him, her);
    await site.app.db
      .updateTable('accounts')
      .set(change)
      .where('id', '=', await site.accountOf(her.key))
      .execute();
    minutes(11);
    await due();
    expect(subjectsTo(her)).toEqual([]);
  });

  test('does not go to somebody who does not manage the profile any more', async () => {
    const { her, him } = await addCouple(site);
    await send(him, her);
    await site.app.db.deleteFrom('profile_managers').where('profile_id', '=', her.key).execute();
    minutes(11);
    await due();
    expect(subjectsTo(her)).toEqual([]);
  });

  test('goes once, also when the server is killed after it was sent, or its delivery is unknown', async () => {
    const { her, him } = await addCouple(site);
    await send(him, her);
    minutes(11);
    const { send: deliver } = site.app.mail;
    const sent: string[] = [];
    site.app.mail.send = async (email, signal) => {
      await deliver(email, signal);
      sent.push(email.to);
      throw new MailError({ code: 'ECONNECTION' }, true);
    };
    site.app.log.warn = () => {};
    await due();
    expect(sent).toEqual([her.email]);
    // As a server that was killed before the job was marked as done: the job runs again.
    const { rows } = await site.app.pool.query('select id from notifications');
    await site.crash();
    for (const { id } of rows) {
      await site.app.pool.query(`select graphile_worker.add_job('mail_notification', $1)`, [
        JSON.stringify({ notification: id }),
      ]);
    }
    await due();
    expect(subjectsTo(her)).toHaveLength(1);
  });

  test('that a mail server refused at first is the same later, though more events have come', async () => {
    const her = await addMember(site);
    const [arun, bala] = [await addMan('Arun Rao'), await addMan('Bala Iyer')];
    await send(arun, her);
    minutes(11);
    const { send: deliver } = site.app.mail;
    site.app.mail.send = async () => {
      throw new MailError({ responseCode: 451 }, false);
    };
    await due();
    site.app.mail.send = deliver;
    await send(bala, her);
    await site.app.pool.query('update graphile_worker._private_jobs set run_at = now() where attempts > 0');
    await due();
    expect(subjectsTo(her)).toEqual(['Arun Rao sent you an interest']);
    minutes(11);
    await due();
    expect(subjectsTo(her)).toEqual(['Arun Rao sent you an interest', 'Bala Iyer sent you an interest']);
  });

  test.each([
    `<img src=x onerror="alert(1)"> & 'co'`,
    'Arun\r\nBcc: everyone@example.com\r\n\r\n<script>alert(1)</script>',
    '{name} {count, plural, other {#}} \\u003cscript\\u003e =?utf-8?B?SGFja2Vk?=',
  ])('shows the name %j as text, in its headers too', async (name) => {
    const { her, him } = await addCouple(site);
    await site.app.db.updateTable('profiles').set({ name }).where('id', '=', him.key).execute();
    await send(him, her);
    minutes(11);
    await due();
    const mails = site.mail.filter(({ to }) => to === her.email);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail!.html).not.toMatch(/<img|<script/);
    expect(mail!.subject).toMatch(/sent you an interest$/);
    expect(Object.keys(mail!.headers)).not.toContain('bcc');
    expect(site.mail.map(({ to }) => to)).not.toContain('everyone@example.com');
  });
});
