import { describe, expect, test } from 'vitest';
import { openTest } from '../../../test/app.ts';
import { registration } from '../../../test/registration.ts';
import { logIn, newMember, password, setUp, site } from '../../../test/setup/accounts.ts';

setUp();

describe('logging in', () => {
  test('with the right password lands on the dashboard; logging out ends the session on the server', async () => {
    const { email } = await newMember();
    const browser = site.visitor();
    const answer = await logIn(email.toUpperCase(), password, { browser });
    expect(answer).toMatchObject({ status: 200, body: { lands: '/dashboard' } });
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('session='))).toMatch(
      /HttpOnly; SameSite=Lax$/,
    );
    const secret = browser.cookies.get('session')!;
    expect((await browser.delete('/api/sessions/current')).status).toBe(200);
    expect(browser.cookies.has('session')).toBe(false);
    browser.cookies.set('session', secret);
    expect((await browser.get('/api/me')).body).toEqual({ viewer: null });
  });

  test('with a wrong password,  an unknown email or a suspended account gets the same answer', async () => {
    const { email } = await newMember();
    const wrongPassword = await logIn(email, 'another river 8');
    const unknown = await logIn('nobody@example.com', password);
    const suspended = await logIn('suspended@humsafar.example', 'marigold-toran-42');
    for (const answer of [wrongPassword, unknown, suspended]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(wrongPassword.body);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(wrongPassword.body.message).toBe('Invalid email or password. Please try again.');
  });

  test('on the staff page is for staff only, and answers a member as it answers a stranger', async () => {
    const admin = await logIn('admin@humsafar.example', 'marigold-toran-42', { access: 'staff' });
    expect(admin).toMatchObject({ status: 200, body: { lands: '/admin/dashboard' } });
    expect((await logIn('admin@humsafar.example', 'marigold-toran-42')).body).toEqual({
      lands: '/admin/dashboard',
    });
    const { email } = await newMember();
    const member = await logIn(email, password, { access: 'staff' });
    const stranger = await logIn('nobody@example.com', password, { access: 'staff' });
    expect(member).toMatchObject({
      status: 401,
      body: { message: 'Invalid credentials. Please try again.' },
    });
    expect(member.body).toEqual(stranger.body);
  });

  test('guessing from one address is stopped, while the owner logs in from elsewhere', async () => {
    const { email } = await newMember();
    const answers = [];
    for (let i = 0; i < 12; i++)
      answers.push((await logIn(email, `guess number ${i}`, { from: '203.0.113.5' })).status);
    expect(answers).toEqual([...Array(8).fill(401), ...Array(4).fill(429)]);
    expect((await logIn(email, password, { from: '203.0.113.5' })).status).toBe(429);
    expect((await logIn(email, password, { from: '198.51.100.77' })).status).toBe(200);
  });

  test('guessing from many addresses is stopped, and the owner still gets in with a known browser', async () => {
    const { email, browser } = await newMember();
    await browser.delete('/api/sessions/current');
    const answers = [];
    for (let i = 0; i < 25; i++)
      answers.push((await logIn(email, `guess number ${i}`, { from: `203.0.113.${i + 20}` })).status);
    expect(answers.filter((status) => status === 401)).toHaveLength(20);
    expect(answers.slice(20)).toEqual(Array(5).fill(429));
    expect((await logIn(email, password, { from: '198.51.100.78' })).status).toBe(429);
    expect((await logIn(email, password, { from: '198.51.100.78', browser })).status).toBe(200);
  });

  test('fifty guesses at once get no further than eight one after the other', async () => {
    const { email } = await newMember();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => logIn(email, `guess number ${i}`, { from: '203.0.113.200' })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(42);
  });

  test.each([
    {},
    { email: 'a@b.in' },
    { password: 'x' },
    { email: ['a'], password: {} },
    { email: 'a', password: 'x'.repeat(2000) },
  ])('with %j is told what is missing', async (body) => {
    expect((await site.visitor().post('/api/sessions', body)).status).toBe(422);
  });
});

describe('sessions', () => {
  test('are listed with their device, the current one marked, and can be ended one by one or all others at once', async () => {
    const { email, browser } = await newMember();
    const phone = site.visitor();
    await phone.post(
      '/api/sessions',
      { email, password },
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0', 'x-forwarded-for': '198.51.100.2' },
    );
    const third = site.visitor();
    await logIn(email, password, { browser: third });
    const list = (await browser.get('/api/sessions')).body;
    expect(list).toHaveLength(3);
    expect(list.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    const onPhone = list.find((one: { device: string }) => one.device === 'Chrome on Android');
    expect((await browser.delete(`/api/sessions/${onPhone.id}`)).status).toBe(200);
    expect((await phone.get('/api/sessions')).status).toBe(401);
    expect((await browser.delete('/api/sessions')).body).toEqual({ ended: 1 });
    expect((await third.get('/api/me')).body.viewer).toBeNull();
    expect((await browser.get('/api/sessions')).body).toHaveLength(1);
  });

  test("of another account are not found, and a visitor's request is refused", async () => {
    const one = await newMember();
    const other = await newMember();
    const [session] = (await one.browser.get('/api/sessions')).body;
    expect((await other.browser.delete(`/api/sessions/${session.id}`)).status).toBe(404);
    expect((await other.browser.delete('/api/sessions/not-an-id')).status).toBe(422);
    expect((await one.browser.get('/api/sessions')).status).toBe(200);
    expect((await site.visitor().get('/api/sessions')).status).toBe(401);
  });

  test('are stored without their secret', async () => {
    const { browser } = await newMember();
    const secret = browser.cookies.get('session')!;
    const { rows } = await site.app.pool.query(
      'select s::text as row from sessions s union all select d::text from known_devices d union all select e::text from events e',
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ row }) => row.includes(secret))).toEqual([]);
  });

  test('end when their account is suspended, on the next request', async () => {
    const { browser, email } = await newMember();
    await site.app.db
      .updateTable('accounts')
      .set({ suspended_at: new Date() })
      .where('email', '=', email)
      .execute();
    expect((await browser.get('/api/me')).body.viewer).toBeNull();
    expect((await browser.get('/api/interests')).status).toBe(401);
  });

  test('expire after thirty days', async () => {
    const later = await openTest();
    const browser = later.visitor();
    await browser.post('/api/accounts', registration());
    // One that is used; without use it ends before.
    for (const days of [10, 10, 9]) {
      later.travel(days);
      expect((await browser.get('/api/me')).body.viewer).not.toBeNull();
    }
    later.travel(2);
    expect((await browser.get('/api/me')).body.viewer).toBeNull();
    await later.close();
  });
});

test('an address gets at most 10 emails a day at the request of one stranger, and 15 in all', async () => {
  const later = await openTest();
  const sent = registration();
  const browser = later.visitor();
  await browser.post('/api/accounts', sent);
  const email = sent.email as string;
  const resets = () =>
    later.mail.filter((one) => one.to === email && /^Reset your password/.test(one.subject)).length;
  for (let hour = 0; hour < 12; hour++) {
    if (hour === 5) {
      await later.workOff();
      expect(resets()).toBe(10);
    }
    for (let n = 0; n < 3; n++) {
      const from = { 'x-forwarded-for': `198.51.100.${hour < 5 ? 1 : hour}` };
      expect((await later.visitor().post('/api/password-resets', { email }, from)).status).toBe(200);
      expect([200, 429]).toContain((await browser.post('/api/email-verification')).status);
    }
    later.travel(1.01 / 24);
  }
  await later.workOff();
  const count = (subject: RegExp) =>
    later.mail.filter((one) => one.to === email && subject.test(one.subject)).length;
  expect(resets()).toBe(15);
  expect(count(/^Verify/)).toBe(1 + 6);
  later.travel(0.6);
  await later.visitor().post('/api/password-resets', { email });
  await later.workOff();
  expect(resets()).toBe(16);
  await later.close();
});

describe('requests from other sites', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://localhost:1' }, 200],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
  ])('a write with %j gets %i', async (headers, status) => {
    const { browser } = await newMember();
    expect((await browser.delete('/api/sessions', headers as Record<string, string>)).status).toBe(status);
  });
});
