import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { startJobs, workOff } from '../jobs/jobs.ts';
import { enqueue } from '../jobs/queue.ts';
import { type Outgoing, sendEmail, sweepEmails } from './emails.ts';
import { type Mail, MailError, openMail } from './mail.ts';

let site: Test;
let working: Mail;
beforeAll(async () => {
  site = await openTest();
  working = site.app.mail;
});
afterEach(() => {
  site.app.mail = working;
});
afterAll(() => site.close());

let made = 0;
const to = () => `receiver${++made}@example.com`;
const received = (address: string) => site.mail.filter((one) => one.to === address).length;
const email = (address: string, oncePerDay?: string): Outgoing => ({
  to: address,
  subject: 'Namaste',
  text: 'Namaste',
  oncePerDay,
});
const job = (attempts = 1) => ({ id: String(1_000_000 + ++made), attempts });

/** Mail that fails: the server refuses, or the connection is lost once the whole email has left. */
function failing(handedOver: boolean) {
  const sent: (string | undefined)[] = [];
  site.app.mail = {
    ...working,
    async send({ messageId }) {
      sent.push(messageId);
      throw new MailError(handedOver ? { code: 'ECONNECTION' } : { responseCode: 451 }, handedOver);
    },
  };
  return sent;
}

describe('one email for a pair and kind in 24 hours', () => {
  test('holds for jobs at the same moment, of which one sends', async () => {
    const address = to();
    const about = email(address, 'interest sent by 1 to account 2');
    await Promise.all(Array.from({ length: 8 }, () => sendEmail(site.app, job(), about)));
    expect(received(address)).toBe(1);
    await site.crash();
    working = site.app.mail;
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

describe('a mail server that', () => {
  const open: { server: Server; sockets: Set<Socket> }[] = [];
  afterEach(() => {
    for (const { server, sockets } of open.splice(0)) {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
  });

  /** Answers each line of the client by `answer`; null sends nothing. */
  async function openServer(
    greeting: string | null,
    answer: (line: string, socket: Socket) => string | null,
  ) {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      if (greeting) socket.write(greeting);
      let rest = '';
      socket.on('data', (chunk) => {
        const lines = (rest + chunk).split('\r\n');
        rest = lines.pop()!;
        for (const line of lines) {
          const said = answer(line, socket);
          if (said) socket.write(said);
        }
      });
    });
    open.push({ server, sockets });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  const toServer = (smtpUrl: string) =>
    openMail({ ...site.app.config, smtpUrl }, () => {}, {
      connectionTimeout: 300,
      greetingTimeout: 300,
      socketTimeout: 300,
      deadlineMs: 1500,
    });

  const failure = async (url: string) => {
    const error = await toServer(url)
      .send({ to: 'asha@example.com', subject: 'Namaste', text: 'Namaste' })
      .then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
    expect(error).toBeInstanceOf(MailError);
    return error as MailError;
  };

  const answers = (line: string) => (/^DATA/.test(line) ? '354 Go on\r\n' : '250 Ok\r\n');

  test('takes the connection and says nothing is given up', async () => {
    expect((await failure(await openServer(null, () => null))).mayHaveArrived).toBe(false);
  });

  test('greets and then says nothing is given up', async () => {
    expect((await failure(await openServer('220 hello\r\n', () => null))).mayHaveArrived).toBe(false);
  });

  test('drips its answers so that no socket ever idles is given up', async () => {
    const url = await openServer('220 hello\r\n', (_line, socket) => {
      const drip = setInterval(() => socket.write('250-still here\r\n'), 50);
      socket.on('close', () => clearInterval(drip));
      return null;
    });
    expect((await failure(url)).mayHaveArrived).toBe(false);
  });

  test('is not there is a failure, too', async () => {
    expect((await failure('smtp://127.0.0.1:1')).mayHaveArrived).toBe(false);
  });

  test('refuses the receiver is not quoted, as its words repeat the address', async () => {
    const error = await failure(
      await openServer('220 hello\r\n', (line) =>
        /^RCPT/.test(line) ? '550 5.1.1 <asha@example.com> is unknown\r\n' : answers(line),
      ),
    );
    expect(error.mayHaveArrived).toBe(false);
    expect(error.message).toContain('550');
    expect(error.message).not.toContain('asha');
  });

  test('says nothing once it has all of an email may have taken it', async () => {
    let body = false;
    const error = await failure(
      await openServer('220 hello\r\n', (line) => {
        if (body) return null;
        body = /^DATA/.test(line);
        return answers(line);
      }),
    );
    expect(error.mayHaveArrived).toBe(true);
  });

  test('refuses an email once it has all of it has not taken it', async () => {
    let body = false;
    const error = await failure(
      await openServer('220 hello\r\n', (line) => {
        if (body) return line === '.' ? '452 Disk full\r\n' : null;
        body = /^DATA/.test(line);
        return answers(line);
      }),
    );
    expect(error.mayHaveArrived).toBe(false);
  });

  test('hangs keeps no other job waiting, nor the server from stopping', async () => {
    const hanging: PromiseWithResolvers<void>[] = [];
    const app = {
      ...site.app,
      log: { ...site.app.log, error() {} },
      mail: {
        ...working,
        send(_email: unknown, signal?: AbortSignal) {
          const one = Promise.withResolvers<void>();
          hanging.push(one);
          signal?.addEventListener('abort', () => one.reject(new MailError({ code: 'EABORT' }, false)));
          return one.promise;
        },
      },
    };
    const done: unknown[] = [];
    const tasks = {
      tasks: {
        async capture_payment(_app: unknown, { payment }: { payment: string }) {
          done.push(payment);
        },
      },
      emails: { mail_contact_message: async () => email(to()) },
      crontab: [],
    };
    const jobs = await startJobs(app, tasks);
    for (let n = 0; n < 20; n++)
      await enqueue(site.app.db, { task: 'mail_contact_message', payload: { message: 1 } });
    // As many as there are workers for emails.
    await expect.poll(() => hanging.length, { timeout: 30_000 }).toBe(4);
    await enqueue(site.app.db, { task: 'capture_payment', payload: { payment: 'pay_1' } });
    await enqueue(site.app.db, { task: 'mail_contact_message', payload: { message: 1 } });
    await enqueue(site.app.db, { task: 'capture_payment', payload: { payment: 'pay_2' } });
    await expect.poll(() => [...done].sort(), { timeout: 30_000 }).toEqual(['pay_1', 'pay_2']);
    expect(hanging).toHaveLength(4);
    await jobs.stop();
    // What was given up waits to be tried again.
    const { rows } = await site.app.pool.query(
      `select locked_at from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'mail_contact_message')`,
    );
    expect(rows).toHaveLength(21);
    expect(rows.filter(({ locked_at }) => locked_at)).toEqual([]);
    await site.app.pool.query(`delete from graphile_worker._private_jobs where task_id =
      (select id from graphile_worker._private_tasks where identifier = 'mail_contact_message')`);
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
