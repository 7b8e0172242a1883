import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { tasks } from '../tasks.ts';

const HOUR = 1 / 24;

let site: Test;
let her: Awaited<ReturnType<typeof addMember>>;
let account: number;
beforeEach(async () => {
  site = await openTest();
  her = await addMember(site);
  account = await site.accountOf(her.key);
});
afterEach(() => site.close());

/** Runs the hourly task, and sends the emails that follow. */
async function remind() {
  await tasks.tasks.remind_memberships!(site.app, {});
  await site.workOff();
}
const sentEmails = () =>
  site.mail.filter(({ to, subject }) => to === her.email && /plan ends on/.test(subject));

describe('a reminder', () => {
  test('goes seven days and one day before the end, once each, and not after it', async () => {
    await site.give(account, 'Gold', -10, 8);
    const counts: number[] = [];
    for (let day = 0; day < 10; day++) {
      await remind();
      await remind();
      counts.push(sentEmails().length);
      site.travel(1);
    }
    expect(counts).toEqual([0, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
  });

  test('has the plan, the last day, that nothing is renewed or lost, and a link', async () => {
    // Midnight in India: the day before is the last one.
    const end = new Date('2027-03-01T00:00:00+05:30');
    const days = (end.getTime() - site.app.clock().getTime()) / DAY_MS;
    await site.give(account, 'Diamond', -20, days);
    // Exactly, however long that took.
    await site.app.db
      .updateTable('memberships')
      .set({ ends_at: end, bought_until: end })
      .where('profile_id', '=', her.key)
      .execute();
    site.travel(days - 6.5);
    await remind();
    const [sentEmail] = sentEmails();
    expect(sentEmail!.subject).toBe('Your Diamond plan ends on 28 Feb 2027');
    expect(sentEmail!.text).toMatch(/Your Diamond plan on .* ends on 28 Feb 2027\./);
    expect(sentEmail!.text).toMatch(/no auto-renewal/);
    expect(sentEmail!.text).toMatch(/The profile, interests and messages stay/);
    expect(sentEmail!.text).toContain('http://localhost:1/subscription');
    expect(sentEmail!.html).toContain('<a href="http://localhost:1/subscription?for=P');
  });

  test('goes once when the task runs four times at once', async () => {
    await site.give(account, 'Gold', -10, 6);
    const run = () => tasks.tasks.remind_memberships!(site.app, {});
    await Promise.all([run(), run(), run(), run()]);
    await site.workOff();
    expect(sentEmails()).toHaveLength(1);
  });

  test('that was recorded but not sent when the server was killed is sent by the next one', async () => {
    await site.give(account, 'Gold', -10, 6);
    await tasks.tasks.remind_memberships!(site.app, {});
    expect(sentEmails()).toHaveLength(0);
    await remind();
    expect(sentEmails()).toHaveLength(1);
  });

  test.each([
    ['seven days, after three on which nothing ran', 4, 1],
    ['one day, when only that is left', HOUR * 20, 1],
  ])('for %s, is one mail', async (_what, left, mails) => {
    await site.give(account, 'Gold', -60, left);
    await remind();
    expect(sentEmails()).toHaveLength(mails);
    const { rows } = await site.app.pool.query('select days from membership_reminders');
    expect(rows).toEqual([{ days: left > 1 ? 7 : 1 }]);
  });

  test('of a plan that started with less than seven days goes one day before only', async () => {
    await site.give(account, 'Gold', -0.1, 5);
    await remind();
    expect(sentEmails()).toHaveLength(0);
    site.travel(4.5);
    await remind();
    expect(sentEmails()).toHaveLength(1);
  });

  test('does not go when something follows without a gap, but does when there is a gap', async () => {
    await site.give(account, 'Gold', -30, 6);
    await site.app.pool.query(
      `insert into memberships (profile_id, plan_id, plan_name, paid_paise, starts_at, ends_at, bought_until)
       select profile_id, plan_id, plan_name, 0, ends_at, ends_at + interval '90 days', ends_at + interval '90 days'
       from memberships where profile_id = $1`,
      [her.key],
    );
    await remind();
    expect(sentEmails()).toHaveLength(0);
    await site.app.pool.query(
      "update memberships set starts_at = starts_at + interval '1 day' where profile_id = $1 and starts_at > now()",
      [her.key],
    );
    await remind();
    expect(sentEmails()).toHaveLength(1);
  });

  test('is not sent any more when another membership follows by then', async () => {
    await site.give(account, 'Gold', -30, 6);
    await tasks.tasks.remind_memberships!(site.app, {});
    await site.give(account, 'Platinum', -1, 300);
    await site.workOff();
    expect(sentEmails()).toHaveLength(0);
  });

  test('goes neither to an account that is suspended nor to an unverified address', async () => {
    await site.give(account, 'Gold', -30, 6);
    await site.app.db
      .updateTable('accounts')
      .set({ suspended_at: new Date() })
      .where('id', '=', account)
      .execute();
    const other = await addMember(site);
    await site.give(await site.accountOf(other.key), 'Gold', -30, 6);
    await site.app.db
      .updateTable('accounts')
      .set({ email_verified_at: null })
      .where('email', '=', other.email)
      .execute();
    await remind();
    expect(site.mail.filter(({ subject }) => /plan ends on/.test(subject))).toEqual([]);
  });
});
