import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Browser } from '../../../test/client.ts';
import { registration, tokenIn } from '../../../test/registration.ts';
import type { Viewer } from '../api/viewer.ts';
import type { App } from '../app/app.ts';
import type { Ended } from '../live/live.ts';
import { DAY_MS } from '../shared/time/durations.ts';
import { openHttp } from './open.ts';
import { serveLive } from './stream.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

const password = 'a quiet river 7';
/** Less than the pause between two beats (25 s), and more than a busy machine stalls. */
const AT_ONCE_MS = 20_000;

async function register() {
  const sent = registration();
  const browser = site.visitor();
  await browser.post('/api/accounts', sent);
  return { browser, email: sent.email as string };
}

async function logInAgain(email: string): Promise<Browser> {
  const browser = site.visitor();
  expect((await browser.post('/api/sessions', { email, password })).status).toBe(200);
  return browser;
}

const connect = (browser: Browser) =>
  fetch(`${site.base}/api/live`, { headers: { cookie: `session=${browser.cookies.get('session')}` } });

/** Opens the live stream of a browser; resolves once it is open. `end` resolves to all messages when it has ended. */
async function listen(browser: Browser) {
  const response = await connect(browser);
  expect(response.status).toBe(200);
  const over = { at: Number.POSITIVE_INFINITY };
  const end = response.text().then((text) => {
    over.at = performance.now();
    return text;
  });
  return { end, over };
}

type Stream = Awaited<ReturnType<typeof listen>>;

async function expectEndedBy(act: () => Promise<unknown>, ...streams: Stream[]): Promise<void> {
  await act();
  const acted = performance.now();
  for (const { end, over } of streams) {
    expect(await end).toMatch(/event: ended\ndata: {}\n\n$/);
    expect(over.at - acted).toBeLessThan(AT_ONCE_MS);
  }
}

describe('a live stream ends with its session', () => {
  test('when it is logged out, and a stream of another session goes on', async () => {
    const { browser, email } = await register();
    const other = await logInAgain(email);
    const [tab, secondTab, elsewhere] = await Promise.all([listen(browser), listen(browser), listen(other)]);
    await expectEndedBy(() => browser.delete('/api/sessions/current'), tab!, secondTab!);
    expect(elsewhere!.over.at).toBe(Number.POSITIVE_INFINITY);
    await expectEndedBy(() => other.delete('/api/sessions/current'), elsewhere!);
  });

  test('when it is ended from another browser', async () => {
    const { browser, email } = await register();
    const other = await logInAgain(email);
    const stream = await listen(browser);
    const list = (await other.get('/api/sessions')).body as { id: string; current: boolean }[];
    const id = list.find(({ current }) => !current)!.id;
    await expectEndedBy(() => other.delete(`/api/sessions/${id}`), stream);
    expect((await connect(browser)).status).toBe(401);
  });

  test('when all others are ended at once', async () => {
    const { browser, email } = await register();
    const streams = [];
    for (let i = 0; i < 3; i++) streams.push(await listen(await logInAgain(email)));
    await expectEndedBy(() => browser.delete('/api/sessions'), ...streams);
  });

  test('when a new password is set', async () => {
    const { browser, email } = await register();
    const stream = await listen(browser);
    await site.visitor().post('/api/password-resets', { email });
    await site.workOff();
    const token = tokenIn(site.mail.find(({ to, subject }) => to === email && /password/.test(subject)));
    const next = { token, password: 'a wide lake 9', confirmPassword: 'a wide lake 9' };
    await expectEndedBy(() => site.visitor().put('/api/password-resets', next), stream);
  });

  test('when the browser logs in again', async () => {
    const { browser, email } = await register();
    const stream = await listen(browser);
    await expectEndedBy(() => browser.post('/api/sessions', { email, password }), stream);
  });

  test('when the account is suspended, by whatever writes it down', async () => {
    const { browser, email } = await register();
    const stream = await listen(browser);
    await expectEndedBy(
      () => site.app.pool.query('update accounts set suspended_at = now() where email = $1', [email]),
      stream,
    );
    expect((await connect(browser)).status).toBe(401);
  });

  test('of staff, when its row is deleted by hand', async () => {
    const admin = await site.as('admin');
    const stream = await listen(admin);
    const { id } = (await admin.get('/api/sessions')).body[0];
    await expectEndedBy(() => site.app.pool.query('delete from sessions where id = $1', [id]), stream);
  });

  test('also when that was not heard because the line to the database was lost', async () => {
    const { browser } = await register();
    const [{ id }] = (await browser.get('/api/sessions')).body;
    const stream = await listen(browser);
    await site.app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'humsafar live'`,
    );
    await site.app.pool.query('delete from sessions where id = $1', [id]);
    await stream.end;
    expect((await connect(browser)).status).toBe(401);
  });
});

describe('on a server whose lookup of the viewer takes its time', () => {
  const account = 7;
  const viewer = {
    accountId: account,
    sessionId: 'the-session',
    sessionEndsAt: new Date(Date.now() + 60_000),
    profile: null,
  } as Viewer;

  async function openSlowly(found = () => viewer) {
    const line = new EventEmitter();
    const live = {
      listen: (_account: number, listener: (topics: string[]) => void) => {
        line.on('changed', listener);
        return () => line.off('changed', listener);
      },
      onTyping: () => () => {},
      onEnded: (listener: (ended: Ended) => void) => line.on('ended', listener),
      onReset: (listener: () => void) => {
        line.on('reset', listener);
        return () => line.off('reset', listener);
      },
    };
    const asked = new EventEmitter();
    const http = openHttp({ trustProxy: false } as App['config'], 'silent');
    const app = { live, clock: () => new Date() } as unknown as App;
    await serveLive(http, app, async () => {
      asked.emit('asked');
      await once(asked, 'answer');
      return found();
    });
    const base = await http.listen({ port: 0, host: '127.0.0.1' });
    const response = fetch(`${base}/api/live`);
    await once(asked, 'asked');
    return { line, response, answer: () => asked.emit('answer'), close: () => http.close() };
  }

  test.each([
    ['that session', 'ended', { account, session: 'the-session' }, 401],
    ['every session of the account', 'ended', { account, session: null }, 401],
    ['another session of the account', 'ended', { account, session: 'another' }, 200],
    ['a session of another account', 'ended', { account: 8, session: null }, 200],
    ['perhaps, as the line was lost', 'reset', undefined, 401],
  ])('a stream is not opened for a session that ended meanwhile: %s', async (_name, event, ended, status) => {
    const slow = await openSlowly();
    slow.line.emit(event, ended);
    slow.answer();
    const response = await slow.response;
    expect(response.status).toBe(status);
    await response.body?.cancel();
    await slow.close();
  });

  test('a stream ends when its session expires', async () => {
    const slow = await openSlowly(() => ({ ...viewer, sessionEndsAt: new Date(Date.now() + 100) }));
    slow.answer();
    const response = await slow.response;
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/event: ended\ndata: {}\n\n$/);
    await slow.close();
  });

  test('a stream of a session of a month is not ended by a timer that cannot count so far', async () => {
    const month = 30 * DAY_MS;
    const sessionEndsAt = new Date(Date.now() + month);
    const slow = await openSlowly(() => ({ ...viewer, sessionEndsAt }));
    slow.answer();
    const response = await slow.response;
    // A timer that overflows fires after 1 ms. The stream's was set before this one, so it would fire before it.
    await sleep(50);
    slow.line.emit('ended', { account, session: 'another' });
    slow.line.emit('changed', ['interests']);
    slow.line.emit('reset');
    expect(await response.text()).toMatch(
      /^retry: \d+\nevent: viewer\ndata: {.*}\n\nevent: changed\ndata: {"topics":\["interests"\]}\n\n$/,
    );
    await slow.close();
  });
});

test('HEAD is answered at once, and opens no stream', async () => {
  const { browser } = await register();
  const answer = await fetch(`${site.base}/api/live`, {
    method: 'HEAD',
    headers: { cookie: `session=${browser.cookies.get('session')}` },
    signal: AbortSignal.timeout(AT_ONCE_MS),
  });
  expect(answer.status).toBe(404);
});
