import { describe, expect, test } from 'vitest';
import { registration, tokenIn } from '../../../../test/registration.ts';
import { accounts, long, post, setUp, shift, site } from '../../../../test/setup/registrations.ts';
import { yearsBefore } from '../../../kit/shared/time/calendar.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { DECLARATION_VERSION } from './declarations.ts';

setUp();

describe('a registration', () => {
  test('creates account and profile, logs in, and lists the profile once the email is verified', async () => {
    const browser = site.visitor();
    const sent = registration({ name: '  शलाका   देशपांडे ', profileFor: 'daughter' });
    const { status, body } = await browser.post('/api/accounts', sent);
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.stringMatching(/^P[0-9A-HJKMNP-TV-Z]{8}$/), listed: false });
    const me = await browser.get('/api/me');
    expect(me.body.viewer).toEqual({
      email: sent.email,
      verified: false,
      phone: 'unavailable',
      locale: 'en',
      name: null,
      profile: {
        id: body.id,
        name: 'शलाका देशपांडे',
        gender: 'female',
        listed: false,
        approved: true,
        hidden: null,
        deletionAsked: false,
        role: 'owner',
        relation: 'parent',
      },
      staff: null,
      premium: false,
      impersonator: null,
    });
    expect((await site.visitor().get(`/api/profiles/${body.id}`)).status).toBe(404);

    await site.workOff();
    const sentEmail = site.mail.find((one) => one.to === sent.email);
    expect(sentEmail?.subject).toBe('Verify your email address for Humsafar');
    expect((await site.visitor().put('/api/email-verification', { token: tokenIn(sentEmail) })).status).toBe(
      200,
    );
    expect((await browser.get('/api/me')).body.viewer).toMatchObject({
      verified: true,
      profile: { listed: true },
    });
    expect((await site.visitor().get(`/api/profiles/${body.id}`)).body).toMatchObject({
      view: 'limited',
      name: 'शलाका',
    });
    const found = await site.visitor().get(`/api/profiles?q=${encodeURIComponent('शलाका')}`);
    expect(found.body).toMatchObject({ count: 1, profiles: [{ id: body.id }] });
    // Following the link twice gives the same answer.
    expect((await site.visitor().put('/api/email-verification', { token: tokenIn(sentEmail) })).status).toBe(
      200,
    );
  });

  test('records consent to both documents, with version and time', async () => {
    const sent = registration();
    await site.visitor().post('/api/accounts', sent);
    const given = await site.app.db
      .selectFrom('consents')
      .innerJoin('accounts', 'accounts.id', 'consents.account_id')
      .select(['document', 'version', 'given_at'])
      .where('email', '=', sent.email as string)
      .orderBy('document')
      .execute();
    expect(given.map(({ document }) => document)).toEqual(['privacy', 'terms']);
    expect(
      given.every(({ version, given_at }) => /^\d{4}-\d\d-\d\d$/.test(version) && given_at instanceof Date),
    ).toBe(true);
  });

  test('records the declaration about the profile, with version, time and network address', async () => {
    const sent = registration();
    const { body } = await site.visitor().post('/api/accounts', sent, { 'x-forwarded-for': '203.0.113.77' });
    const { rows } = await site.app.pool.query(
      `select d.version, d.declared_at, d.address, a.email from declarations d
       join profiles p on p.id = d.profile_id join accounts a on a.id = d.account_id where p.public_id = $1`,
      [body.id],
    );
    expect(rows).toEqual([
      {
        version: DECLARATION_VERSION,
        declared_at: expect.any(Date),
        address: '203.0.113.77',
        email: sent.email,
      },
    ]);
  });

  test('with an existing email, in upper or lower case, is refused as such and adds nothing', async () => {
    const sent = registration();
    expect((await site.visitor().post('/api/accounts', sent)).status).toBe(201);
    const before = await accounts();
    const again = await post({ email: String(sent.email).toUpperCase() });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('This email is already registered. Please login instead.');
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await accounts()).toBe(before);
  });

  test('sent ten times at once creates one account', async () => {
    const sent = registration();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => site.visitor().post('/api/accounts', sent)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  test('stores the phone in E.164 and shows neither it nor the email in any profile', async () => {
    const sent = registration({ phone: '098220 12345' });
    const { body } = await site.visitor().post('/api/accounts', sent);
    const { phone } = await site.app.db
      .selectFrom('accounts')
      .select('phone')
      .where('email', '=', sent.email as string)
      .executeTakeFirstOrThrow();
    expect(phone).toBe('+919822012345');
    await site.workOff();
    await site
      .visitor()
      .put('/api/email-verification', { token: tokenIn(site.mail.find((one) => one.to === sent.email)) });
    for (const browser of [site.visitor(), await site.as('vikram')]) {
      const answer = await browser.get(`/api/profiles/${body.id}`);
      expect(answer.status).toBe(200);
      expect(JSON.stringify(answer.body)).not.toMatch(/9822012345|@example\.com/);
    }
  });

  test('is stored as it was meant, whatever was pasted with it', async () => {
    const sent = registration();
    const { status, body } = await site.visitor().post('/api/accounts', {
      ...sent,
      name: '\u202aMaire\u00a0D\u2019Souza\u200b\u202c',
      email: `\u200e${sent.email}\u200b`,
      phone: '\u202a+91\u00a0९८२२०\u201112345\u202c',
      dateOfBirth: '१९९५-०४-१२',
    });
    expect(status).toBe(201);
    const { rows } = await site.app.pool.query(
      `select p.name, a.phone, a.email, p.date_of_birth::text as born from profiles p
       join managers_of m on m.profile_id = p.id join accounts a on a.id = m.account_id where p.public_id = $1`,
      [body.id],
    );
    const { email } = sent;
    expect(rows).toEqual([{ name: "Maire D'Souza", phone: '+919822012345', email, born: '1995-04-12' }]);
  });

  test('with an email address in another script is refused where mail cannot carry it, and kept where it can', async () => {
    const refused = await post({ email: 'आशा@example.com' });
    expect(refused.status).toBe(422);
    expect(refused.body.data.fields.email.message).toMatch(/English letters before the @/);
    expect((await post({ email: `asha-${Date.now()}@उदाहरण.भारत` })).status).toBe(201);
  });

  test('is allowed on the very birthday and refused the day before', async () => {
    const today = dayInIndia(new Date());
    const cases = [
      { gender: 'female', dateOfBirth: yearsBefore(today, 18), status: 201 },
      { gender: 'female', dateOfBirth: shift(yearsBefore(today, 18), 1), status: 422 },
      { gender: 'male', dateOfBirth: yearsBefore(today, 21), status: 201 },
      { gender: 'male', dateOfBirth: shift(yearsBefore(today, 21), 1), status: 422 },
      { gender: 'male', dateOfBirth: yearsBefore(today, 20), status: 422 },
      { gender: 'female', dateOfBirth: yearsBefore(today, 17), status: 422 },
    ];
    for (const { status, ...fields } of cases) {
      const answer = await post(fields);
      expect([fields, answer.status]).toEqual([fields, status]);
      if (status === 422) expect(Object.keys(answer.body.data.fields)).toEqual(['dateOfBirth']);
    }
  });
});

test.each([
  ['nothing at all', '', 422],
  ['something that is not JSON', '{"name":', 400],
  ['a list', '[]', 422],
  ['a number', '7', 422],
  ['far too much', `{"name":"${long(300_000)}"}`, 413],
])('a body that is %s gets a clear answer', async (_what, text, status) => {
  const answer = await site.visitor().post('/api/accounts', text);
  expect(answer.status).toBe(status);
});

test('two passwords that differ are refused at the second', async () => {
  const answer = await post({ confirmPassword: 'another river 8' });
  expect(answer.status).toBe(422);
  expect(answer.body.data.fields).toEqual({
    confirmPassword: { code: 'password_mismatch', message: 'Passwords do not match. Please try again.' },
  });
});

test('every missing field is named at once', async () => {
  const answer = await site.visitor().post('/api/accounts', {});
  expect(Object.keys(answer.body.data.fields).sort()).toEqual([
    'confirmPassword',
    'consent',
    'dateOfBirth',
    'declaration',
    'email',
    'gender',
    'motherTongue',
    'name',
    'password',
    'phone',
    'religion',
  ]);
});

test('unknown fields are not stored', async () => {
  const browser = site.visitor();
  const { status } = await browser.post(
    '/api/accounts',
    registration({ staff: { role: 'admin' }, premium: true, id: 'P001', approvedAt: '2020-01-01' }),
  );
  expect(status).toBe(201);
  expect((await browser.get('/api/me')).body.viewer).toMatchObject({
    staff: null,
    premium: false,
    verified: false,
  });
});

test('trying many emails to find accounts is stopped', async () => {
  const sent = registration();
  await site.visitor().post('/api/accounts', sent);
  const stranger = { 'x-forwarded-for': '203.0.113.9' };
  const answers = [];
  for (let i = 0; i < 70; i++) answers.push(await site.visitor().post('/api/accounts', sent, stranger));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(60);
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: { data: { retryAfterSeconds: expect.any(Number) } },
  });
});
