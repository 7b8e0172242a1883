import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaymentTest, type PaymentTest } from '../../../test/gateway.ts';
import { addSecond } from '../../../test/managed.ts';
import { type Case, casesOf } from '../../../test/setup/kindCases.ts';

// Every kind of notification, in the bell and by email, for one profile with two accounts and one account with two profiles.

/** Kinds about an account, whichever profile it acts for. */
const OF_ACCOUNT = ['download_ready', 'profile_deleted', 'refund_sent', 'work_assigned'];
/** Kinds for one account that manages a profile. */
const OF_MANAGER = ['access_asked'];
/** Kinds for the owners of a profile. */
const OF_OWNERS = ['deletion_requested', 'manager_joined'];

/** Kinds whose cases name every profile and manager that there is: the second one comes after it has happened. */
const DELETIONS = ['deletion_requested', 'profile_deleted'];

type Line = { kind: string; text: string; path: string };

const mailsAbout = (site: PaymentTest, recipient: string, { subject }: Case) =>
  site.mail.filter(
    (mail) =>
      mail.to === recipient &&
      mail.subject.replace(/^(Nandini Deshpande|Aditya Joshi): /, '').match(subject)?.index === 0,
  );

describe('one profile with two accounts', () => {
  let site: PaymentTest;
  beforeAll(async () => {
    site = await openPaymentTest();
    // Each profile gets a second account that manages it, before anything happens to it.
    await site.app.pool.query(`
      create function add_father() returns trigger language plpgsql as $$
      declare father bigint;
      begin
        insert into accounts (email, password_hash, email_verified_at)
        values ('father' || new.profile_id || '@humsafar.example', 'none', now()) returning id into father;
        insert into profile_managers (profile_id, account_id, role, accepted_at)
        values (new.profile_id, father, 'manager', now() + interval '1 year');
        insert into notification_preferences (account_id, category, channel, enabled, changed_at)
        values (father, 'matches', 'email', true, now()), (father, 'saved_searches', 'email', true, now());
        return new;
      end $$`);
    await site.app.pool.query(`
      create trigger add_father after insert on profile_managers for each row
      when (new.role = 'owner') execute function add_father()`);
  });
  afterAll(() => site.close());

  const cases = Object.entries(casesOf(() => site)).filter(([kind]) => !DELETIONS.includes(kind));
  test.each(cases)('%s', async (kind, expected) => {
    const { browser, email } = await expected.act();
    await site.workOff();
    const { profile } = (await browser.get('/api/me')).body.viewer;
    if (!profile) return;
    const key = await site.idOf(profile.id);
    const father = await site.as(`father${key}`);
    const lineOf = async (who: typeof browser) =>
      (await who.get('/api/notifications')).body.notifications.find((one: Line) => one.kind === kind);
    const [own, his] = [await lineOf(browser), await lineOf(father)];
    expect(own?.text).toMatch(expected.text);
    const [mail, ...more] = mailsAbout(site, email, expected);
    expect([mail?.to, more]).toEqual([email, []]);
    // To the father, 'you' of the daughter is her name.
    const first = profile.name.split(' ')[0];
    const formsOf = (words: string) => [
      words,
      words
        .replace('about you both', `that names ${first}`)
        .replace(/\byour\b/i, `${first}'s`)
        .replace(/\byou\b/, first),
    ];
    const sentToHim = site.mail.filter(
      ({ to, subject }) => to === `father${key}@humsafar.example` && formsOf(mail!.subject).includes(subject),
    );
    if ([...OF_ACCOUNT, ...OF_MANAGER, ...OF_OWNERS].includes(kind)) {
      expect([his, sentToHim]).toEqual([undefined, []]);
      return;
    }
    expect(formsOf(own.text)).toContain(his.text);
    expect(his).toEqual({ ...own, id: expect.any(String), createdAt: expect.any(String), text: his.text });
    expect(sentToHim).toHaveLength(1);
    // What one has read stays unread for the other.
    expect((await browser.put(`/api/notifications/${own.id}/read-marker`)).status).toBe(200);
    expect([(await lineOf(browser)).read, (await lineOf(father)).read]).toEqual([true, false]);
  });
});

describe('one account with two profiles', () => {
  let site: PaymentTest;
  beforeAll(async () => {
    site = await openPaymentTest();
    // Each account that registers a profile manages a second one from the start.
    await site.app.pool.query(`
      create function add_sister() returns trigger language plpgsql as $$
      declare sister bigint;
      begin
        insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
        select 'S' || id, 'daughter', 'Asha Deshpande', 'female', '1999-02-03', religion_id, mother_tongue_id
        from profiles where id = new.profile_id returning id into sister;
        insert into profile_managers (profile_id, account_id, role, accepted_at)
        values (sister, new.account_id, 'manager', now() + interval '1 year');
        return new;
      end $$`);
    await site.app.pool.query(`
      create trigger add_sister after insert on profile_managers for each row
      when (new.role = 'owner') execute function add_sister()`);
  });
  afterAll(() => site.close());

  /** Returns who is notified, the profile that it is about, and the id of the other one. */
  async function actWithSister(kind: string, { act }: Case) {
    const late = DELETIONS.includes(kind);
    const trigger = (state: string) =>
      site.app.pool.query(`alter table profile_managers ${state} trigger add_sister`);
    if (late) await trigger('disable');
    const notified = await act();
    if (late) await trigger('enable');
    const { profile } = (await notified.browser.get('/api/me')).body.viewer;
    if (!profile || !late)
      return { ...notified, profile, sister: profile && `S${await site.idOf(profile.id)}` };
    const second = await addSecond(site, notified);
    await second.actAs(profile.id);
    return { ...notified, profile, sister: second.id };
  }

  test.each(Object.entries(casesOf(() => site)))('%s', async (kind, expected) => {
    const { browser, email, profile, sister } = await actWithSister(kind, expected);
    if (!profile) return;
    await site.workOff();
    const lines = async (): Promise<(Line & { read: boolean })[]> =>
      (await browser.get('/api/notifications')).body.notifications;
    const ofKind = async () => (await lines()).filter((one) => one.kind === kind);
    const unread = async () => (await browser.get('/api/notifications/unread')).body.unread;
    const ofOthers = async () => (await browser.get('/api/notifications/unread/other-profiles')).body;
    const [line, ...more] = await ofKind();
    expect([line?.text, more]).toEqual([expect.stringMatching(expected.text), []]);
    const all = await unread();
    const ofAccount = (await lines()).filter((one) => OF_ACCOUNT.includes(one.kind) && !one.read).length;
    expect(await ofOthers()).toEqual([]);
    const mails = mailsAbout(site, email, expected);
    expect(mails).toHaveLength(1);
    const { subject, text } = mails[0]!;

    expect((await browser.put('/api/me/profile', { id: sister })).status).toBe(200);
    expect(await unread()).toBe(ofAccount);
    const isOfAccount = OF_ACCOUNT.includes(kind);
    expect(await ofKind()).toEqual(isOfAccount ? [line] : []);
    expect(await ofOthers()).toEqual(all > ofAccount ? [{ id: profile.id, unread: all - ofAccount }] : []);
    const about = `This email is about ${profile.name}'s profile (${profile.id}).`;
    // Once, by the sentence or before it.
    const first = profile.name.split(' ')[0];
    const isNamed = subject.startsWith(`${profile.name}: `) || subject.includes(first);
    expect([isNamed, text.includes(about)]).toEqual(
      isOfAccount ? [expect.any(Boolean), false] : [true, true],
    );
    if (!isOfAccount) expect(text).toMatch(new RegExp(`[?&]for=${profile.id}`));
  });
});
