import { describe, expect, test } from 'vitest';
import { openTest } from '../../../test/app.ts';
import {
  email,
  failing,
  job,
  keepMail,
  received,
  setUp,
  site,
  to,
  working,
} from '../../../test/setup/emails.ts';
import { MailError } from '../mail/mail.ts';
import { sendEmail, sweepEmails } from './emails.ts';
import { workOff } from './jobs.ts';
import { enqueue } from './queue.ts';

setUp();

describe('one email for a pair and kind in 24 hours', () => {
  test('holds for jobs at the same moment, of which one sends', async () => {
    const address = to();
    const about = email(address, 'interest sent by 1 to account 2');
    await Promise.all(Array.from({ length: 8 }, () => sendEmail(site.app, job(), about)));
    expect(received(address)).toBe(1);
    await site.crash();
    keepMail();
    await sendEmail(site.app, job(), about);
    await sweepEmails(site.app.db, site.app.clock);
    await sendEmail(site.app, job(), about);
    expect(received(address)).toBe(1);
  });

  test('ends after 24 hours, is nothing to other pairs, and its row is swept', async () => {
    const later = await openTest();
    const count = (address: string) => later.mail.filter((one) => one.to === address).length;
    const address = to();
    await sendEmail(later.app, job(), email(address, 'a pair'));
    await sendEmail(later.app, job(), email(address, 'another pair'));
    expect(count(address)).toBe(2);
    later.travel(0.99);
    await sendEmail(later.app, job(), email(address, 'a pair'));
    expect(count(address)).toBe(2);
    later.travel(0.02);
    await sendEmail(later.app, job(), email(address, 'a pair'));
    expect(count(address)).toBe(3);
    later.travel(1.01);
    await sweepEmails(later.app.db, later.app.clock);
    expect(await later.app.db.selectFrom('emails').selectAll().execute()).toEqual([]);
    await later.close();
  });

  test('does not hold back the next one when the mail server has refused the first', async () => {
    const address = to();
    const about = email(address, 'refused at first');
    const [first, second] = [job(), job()];
    failing(false);
    await expect(sendEmail(site.app, first, about)).rejects.toThrow('451');
    site.app.mail = working;
    await sendEmail(site.app, second, about);
    await sendEmail(site.app, first, about);
    expect(received(address)).toBe(1);
  });

  test('is never repeated when it is unknown whether the first arrived', async () => {
    const about = email(to(), 'unknown');
    const sent = failing(true);
    const first = job();
    await sendEmail(site.app, first, about);
    await sendEmail(site.app, { ...first, attempts: 2 }, about);
    await sendEmail(site.app, job(), about);
    expect(sent).toHaveLength(1);
  });
});

describe('an email without such a limit', () => {
  test('is sent once, however often its job is done, and by each job', async () => {
    const address = to();
    const first = job();
    await sendEmail(site.app, first, email(address));
    await sendEmail(site.app, { ...first, attempts: 2 }, email(address));
    expect(received(address)).toBe(1);
    await sendEmail(site.app, job(), email(address));
    expect(received(address)).toBe(2);
  });

  test('is not lost when the server is killed between claiming and sending', async () => {
    const address = to();
    const one = job();
    site.app.mail = { ...working, send: () => new Promise(() => {}) };
    void sendEmail(site.app, one, email(address));
    const claimed = () =>
      site.app.db.selectFrom('emails').selectAll().where('key', '=', `job ${one.id}`).executeTakeFirst();
    await expect.poll(claimed).toMatchObject({ sent_at: null });
    site.app.mail = working;
    await sendEmail(site.app, { ...one, attempts: 2 }, email(address));
    expect(received(address)).toBe(1);
  });

  test('is tried three times when it is unknown whether it arrived, each time under the same message id', async () => {
    const one = job();
    const sent = failing(true);
    for (const attempts of [1, 2]) {
      await expect(sendEmail(site.app, { ...one, attempts }, email(to()))).rejects.toThrow(MailError);
    }
    await sendEmail(site.app, { ...one, attempts: 3 }, email(to()));
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
  });

  test('that was taken is not sent again when it could not be marked as sent', async () => {
    const address = to();
    const { pool } = site.app;
    site.app.mail = {
      ...working,
      async send(one) {
        await working.send(one);
        await pool.query('alter table emails rename column sent_at to gone');
      },
    };
    await sendEmail({ ...site.app, log: { ...site.app.log, warn() {} } }, job(), email(address)).finally(() =>
      pool.query('alter table emails rename column gone to sent_at'),
    );
    expect(received(address)).toBe(1);
  });
});

test('a failed email is tried again, with a pause that grows', async () => {
  const address = to();
  const tasks = { tasks: {}, emails: { mail_contact_message: async () => email(address) }, crontab: [] };
  failing(false);
  await enqueue(site.app.db, { task: 'mail_contact_message', payload: { message: 1 } });
  const pauses: number[] = [];
  for (let attempt = 1; attempt <= 3; attempt++) {
    await workOff(site.app, tasks);
    const { rows } = await site.app.pool.query<{ attempts: number; pause: number }>(
      `select attempts, extract(epoch from run_at - now())::float as pause
       from graphile_worker.jobs where task_identifier = 'mail_contact_message'`,
    );
    expect(rows[0]!.attempts).toBe(attempt);
    pauses.push(rows[0]!.pause);
    await site.app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  }
  expect(pauses[1]).toBeGreaterThan(pauses[0]!);
  expect(pauses[2]).toBeGreaterThan(pauses[1]!);
  site.app.mail = working;
  await workOff(site.app, tasks);
  expect(received(address)).toBe(1);
});
