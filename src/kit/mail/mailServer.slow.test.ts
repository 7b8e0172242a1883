import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { email, setUp, site, to, working } from '../../../test/setup/emails.ts';
import { startJobs } from '../jobs/jobs.ts';
import { enqueue } from '../jobs/queue.ts';
import { MailError, openMail } from './mail.ts';

setUp();

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
          const reply = answer(line, socket);
          if (reply) socket.write(reply);
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
