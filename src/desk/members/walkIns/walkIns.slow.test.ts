import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/client.ts';
import { addMember, tokenIn } from '../../../../test/registration.ts';
import { openSmsTest } from '../../../../test/sms.ts';
import { addStaff, addStaffAccount } from '../../../../test/staff.ts';
import { submitForReview } from '../../../care/reviews/submissions/submit.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

let made = 0;
const family = (changed: Record<string, unknown> = {}): Record<string, unknown> & { email: string } => {
  made += 1;
  return {
    ...{ profileFor: 'daughter', name: 'Gauri Bhide', gender: 'female', dateOfBirth: '1998-01-20' },
    ...{ religion: 'hindu', motherTongue: 'mr', email: `bhide${made}@example.com`, phone: '9822033344' },
    ...{ send: true },
    ...changed,
  };
};
const password = {
  password: 'a silver lamp 3',
  confirmPassword: 'a silver lamp 3',
  consent: true,
  declaration: true,
};
const mailTo = (email: string) => site.mail.filter(({ to }) => to === email).at(-1);

test('a family that staff register claims its profile by the emailed link, once', async () => {
  const support = await addStaff(site, 'Lata Menon', 'support');
  const sent = family();
  const { status, body } = await support.post('/api/staff/walk-ins', sent);
  expect([status, body.link]).toEqual([200, null]);
  const page = await support.get(`/api/staff/members/${body.id}`);
  expect(page.body).toMatchObject({
    member: { status: 'unclaimed' },
    walkIn: { registeredBy: 'Lata Menon', claimedAt: null },
  });
  expect((await support.get('/api/staff/members?status=unclaimed')).body.items).toMatchObject([
    { id: body.id },
  ]);
  expect((await site.visitor().get(`/api/profiles/${body.id}`)).status).toBe(404);
  const { rows } = await site.app.pool.query(
    'select count(*)::int as count from consents c join accounts a on a.id = c.account_id where a.email = $1',
    [sent.email],
  );
  expect(rows[0].count).toBe(0);

  const history = async () => {
    const { body: acts } = await support.get(`/api/staff/members/${body.id}/history`);
    return acts.map(({ act, actor }: { act: string; actor: string }) => [act, actor]);
  };
  expect(await history()).toEqual([['create', 'staff']]);

  await site.workOff();
  const token = tokenIn(mailTo(sent.email));
  expect((await site.visitor().put('/api/claim', { token })).body).toEqual({
    name: 'Gauri Bhide',
    email: sent.email,
    phone: null,
  });
  const refused = await site.visitor().put('/api/claim/acceptance', { token, ...password, consent: false });
  expect([refused.status, Object.keys(refused.body.data.fields)]).toEqual([422, ['consent']]);
  const browsers = [site.visitor(), site.visitor()];
  const both = await Promise.all(
    browsers.map((one) => one.put('/api/claim/acceptance', { token, ...password })),
  );
  expect(both.map((one) => one.status).toSorted()).toEqual([200, 404]);
  const browser = browsers[both.findIndex((one) => one.status === 200)]!;
  expect((await browser.get('/api/me')).body.viewer).toMatchObject({
    email: sent.email,
    verified: true,
    profile: { id: body.id, listed: true, role: 'owner' },
  });
  expect(
    (await site.visitor().post('/api/sessions', { email: sent.email, password: password.password })).status,
  ).toBe(200);
  expect((await support.post(`/api/staff/members/${body.id}/claim-link`, { send: true })).status).toBe(409);
  const consents = await site.app.pool.query(
    'select document from consents c join accounts a on a.id = c.account_id where a.email = $1 order by 1',
    [sent.email],
  );
  expect(consents.rows.map(({ document }) => document)).toEqual(['privacy', 'terms']);
  const declared = await site.app.pool.query(
    'select p.public_id from declarations d join profiles p on p.id = d.profile_id where p.public_id = $1',
    [body.id],
  );
  expect(declared.rowCount).toBe(1);
});

test('a link that is shown ends with the next one and after 14 days, and leaves the address to be verified', async () => {
  const key = await addStaffAccount(site, 'Lata Menon', 'support');
  let support = await site.as(key);
  const sent = family({ send: false });
  const { body } = await support.post('/api/staff/walk-ins', sent);
  const tokenOf = (link: string) => link.split('#')[1]!;
  const again = async () =>
    tokenOf((await support.post(`/api/staff/members/${body.id}/claim-link`, { send: false })).body.link);
  const second = await again();
  const read = async (token: string) => (await site.visitor().put('/api/claim', { token })).status;
  expect([await read(tokenOf(body.link)), await read(second)]).toEqual([404, 200]);
  site.travel(15);
  support = await site.as(key);
  expect(await read(second)).toBe(404);
  const third = await again();
  const browser = site.visitor();
  expect((await browser.put('/api/claim/acceptance', { token: third, ...password })).status).toBe(200);
  expect((await browser.get('/api/me')).body.viewer).toMatchObject({ verified: false });
  await site.workOff();
  expect(mailTo(sent.email)?.subject).toBe('Verify your email address for Humsafar');
  site.travel(-15);
});

test('before it is claimed nobody logs in or resets the password; who forgets it gets the link again', async () => {
  const support = await addStaff(site, 'Lata Menon', 'support');
  const sent = family({ send: false });
  await support.post('/api/staff/walk-ins', sent);
  expect(
    (await site.visitor().post('/api/sessions', { email: sent.email, password: 'unclaimed' })).status,
  ).toBe(401);
  await site.visitor().post('/api/password-resets', { email: sent.email });
  await site.workOff();
  expect(mailTo(sent.email)?.subject).toMatch(/profile on Humsafar is ready for you/);
});

test('an address that has an account, and a person who is too young, are refused at their fields', async () => {
  const support = await addStaff(site, 'Lata Menon', 'support');
  const member = await addMember(site);
  const fields = async (changed: Record<string, unknown>) => {
    const { status, body } = await support.post('/api/staff/walk-ins', family(changed));
    return [status, Object.keys(body.data?.fields ?? {})];
  };
  expect(await fields({ email: member.email })).toEqual([422, ['email']]);
  expect(await fields({ dateOfBirth: '2015-01-01' })).toEqual([422, ['dateOfBirth']]);
  expect(await fields({ name: 'Call 98220 12345' })).toEqual([422, ['name']]);
  expect(await fields({ phone: '12' })).toEqual([422, ['phone']]);
});

describe('the person, who is asked when their family is registered', () => {
  const stateOf = async (staff: Browser, id: string) =>
    (await staff.get(`/api/staff/members/${id}/person-consent`)).body.state;

  test('gets the link at their own address', async () => {
    const support = await addStaff(site, 'Lata Menon', 'support');
    const address = `gauri${process.pid}@example.com`;
    const { body } = await support.post(
      '/api/staff/walk-ins',
      family({ person: { channel: 'email', address: ` ${address.toUpperCase()} ` } }),
    );
    expect(body).toMatchObject({ asked: true, notAsked: null });
    await site.workOff();
    const token = tokenIn(mailTo(address));
    const answered = await site.visitor().put('/api/person-consent/answer', { token, answer: 'refused' });
    expect([answered.status, await stateOf(support, body.id)]).toEqual([200, 'refused']);
  });

  test('is not asked where nothing is entered, or where the person has come', async () => {
    const support = await addStaff(site, 'Lata Menon', 'support');
    for (const changed of [
      { person: { channel: 'email', address: ' ' } },
      { profileFor: 'self', person: { channel: 'email', address: 'no address' } },
    ]) {
      const { status, body } = await support.post('/api/staff/walk-ins', family(changed));
      expect([status, body.asked, body.notAsked]).toEqual([200, false, null]);
      expect(await stateOf(support, body.id)).toBe(null);
    }
  });

  test('is refused at the field where the address is wrong, or the family’s own, and nobody is registered', async () => {
    const support = await addStaff(site, 'Lata Menon', 'support');
    const wrong = async (channel: string, typed: string) => {
      const sent = family({ person: { channel, address: typed } });
      if (typed === 'own') sent.person = { channel, address: sent.email.toUpperCase() };
      const { status, body } = await support.post('/api/staff/walk-ins', sent);
      const { rowCount } = await site.app.pool.query('select from accounts where email = $1', [sent.email]);
      return [status, rowCount, ...Object.entries(body.data.fields).flat()];
    };
    const refusedAt = (field: string, code: string) => [422, 0, field, expect.objectContaining({ code })];
    expect(await wrong('email', 'gauri@')).toEqual(refusedAt('person.address', 'email_invalid'));
    expect(await wrong('phone', '98')).toEqual(refusedAt('person.address', 'phone_invalid'));
    expect(await wrong('email', 'own')).toEqual(refusedAt('person.address', 'person_contact_own'));
    expect(await wrong('phone', '+91 98220-33344')).toEqual(
      refusedAt('person.address', 'person_contact_own'),
    );
    expect(await wrong('phone', '9822033355')).toEqual(refusedAt('person.channel', 'person_sms_off'));
  });

  test('the family is registered also where the SMS fails or the limits are used up, and staff learn why', async () => {
    const withSms = await openSmsTest();
    try {
      const support = await addStaff(withSms, 'Lata Menon', 'support');
      const register = async () =>
        (
          await support.post(
            '/api/staff/walk-ins',
            family({ person: { channel: 'phone', address: '98220 33377' } }),
          )
        ).body;
      withSms.sms.fail('error');
      const failed = await register();
      expect(failed).toMatchObject({ asked: false, notAsked: { code: 'person_sms_not_sent' } });
      expect(await stateOf(support, failed.id)).toBe(null);
      withSms.sms.fail('wrong_number');
      expect((await register()).notAsked.code).toBe('phone_refused');
      withSms.sms.fail(null);
      expect(await register()).toMatchObject({ asked: true, notAsked: null });
      const often = await register();
      expect(often.notAsked).toEqual({
        code: 'person_asked_often',
        message: expect.stringContaining('short time ago'),
      });
      expect((await support.get(`/api/staff/members/${often.id}`)).body.member.status).toBe('unclaimed');
    } finally {
      await withSms.close();
    }
  });
});

test('staff are warned of somebody who is registered already, in any script, and members are not', async () => {
  const support = await addStaff(site, 'Kiran More', 'support');
  const moderator = await addStaff(site, 'Jaya Rao', 'moderator');
  const her = await addMember(site, {
    name: 'Vibhavari Deshpande',
    dateOfBirth: '1997-03-11',
    phone: '9822066601',
  });
  const alike = async (query: Record<string, string>) => {
    const { status, body } = await support.get(`/api/staff/members?${new URLSearchParams(query)}`);
    expect(status).toBe(200);
    return body.items.map(({ id }: { id: string }) => id);
  };
  expect(await alike({ q: 'देशपांडे विभावरी', born: '1997-03-11' })).toEqual([her.id]);
  expect(await alike({ q: '98220 66601' })).toEqual([her.id]);
  expect(await alike({ q: 'Vibhavari Deshpande', born: '1997-03-12' })).toEqual([]);
  expect(await alike({ q: 'Vibhavari Joshi', born: '1997-03-11' })).toEqual([]);
  const { rows } = await site.app.pool.query(
    "select count(*)::int as count from audit_log where action = 'read' and $1 = any(subject_ids)",
    [her.id],
  );
  expect(rows[0].count).toBeGreaterThan(0);

  // Somebody registers again: told nothing, and the team sees it.
  const again = await addMember(site, {
    name: 'विभावरी देशपांडे',
    dateOfBirth: '1997-03-11',
    phone: '9822066602',
  });
  await site.app.db.transaction().execute((tx) =>
    submitForReview(
      tx,
      'profile',
      { subjectId: String(again.key), profileId: again.key },
      {
        actor: 'system',
        now: site.app.clock(),
      },
    ),
  );
  const { items } = (await moderator.get('/api/staff/reviews?kind=profile')).body;
  const review = items.find(
    ({ profile }: { profile: { publicId: string } }) => profile.publicId === again.id,
  );
  expect((await moderator.get(`/api/staff/reviews/${review.id}`)).body.namesakes).toEqual([
    { id: her.id, name: 'Vibhavari Deshpande', sameName: true, samePhone: false },
  ]);
});

test('a claim link that staff open in their own browser does not end their session', async () => {
  const support = await addStaff(site, 'Nila Iyer', 'support');
  const { body } = await support.post('/api/staff/walk-ins', family({ send: false }));
  const token = new URL(body.link).hash.slice(1);
  expect((await support.put('/api/claim', { token })).status).toBe(200);
  expect((await support.put('/api/claim/acceptance', { token, ...password })).status).toBe(409);
  expect((await support.get(`/api/staff/members/${body.id}`)).body).toMatchObject({
    member: { status: 'unclaimed' },
  });
  // The family can still use it.
  expect((await site.visitor().put('/api/claim/acceptance', { token, ...password })).status).toBe(200);
});

describe('a family without an email address', () => {
  const number = () =>
    `98230${String(process.pid).padStart(5, '0').slice(-3)}${String(++made).padStart(2, '0')}`;

  test('claims its profile by the link it is given, is shown at once, and logs in with its phone number', async () => {
    const support = await addStaff(site, 'Lata Menon', 'support');
    const phone = number();
    const { status, body } = await support.post(
      '/api/staff/walk-ins',
      family({ email: ' ', phone, send: false }),
    );
    expect(status).toBe(200);
    const token = body.link.split('#')[1]!;
    expect((await site.visitor().put('/api/claim', { token })).body).toEqual({
      name: 'Gauri Bhide',
      email: null,
      phone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
    });
    const browser = site.visitor();
    expect((await browser.put('/api/claim/acceptance', { token, ...password })).status).toBe(200);
    expect((await browser.get('/api/me')).body.viewer).toMatchObject({
      email: null,
      verified: true,
      profile: { id: body.id, listed: true },
    });
    expect((await browser.get('/api/account')).body).toMatchObject({ email: null, emailVerified: false });
    await site.workOff();
    const logIn = (email: string, access = 'member') =>
      site.visitor().post('/api/sessions', { email, password: password.password, access });
    for (const typed of [phone, `+91 ${phone}`, `0${phone}`])
      expect([typed, (await logIn(typed)).status]).toEqual([typed, 200]);
    expect((await logIn(phone, 'staff')).status).toBe(401);
    expect((await logIn('9000000000')).status).toBe(401);
  });

  test('gets no link by email, and no number that is the login of another family', async () => {
    const support = await addStaff(site, 'Lata Menon', 'support');
    const phone = number();
    const fields = async (changed: Record<string, unknown>) => {
      const { status, body } = await support.post('/api/staff/walk-ins', family({ email: '', ...changed }));
      return [status, Object.keys(body.data?.fields ?? {})];
    };
    expect(await fields({ phone, send: true })).toEqual([422, ['email']]);
    expect(await fields({ phone, send: false })).toEqual([200, []]);
    expect(await fields({ phone: `+91${phone}`, send: false })).toEqual([422, ['phone']]);
    expect(await fields({ email: 'gauri@', phone: number(), send: false })).toEqual([422, ['email']]);
  });

  test('adds an email address later, which is the login from then on', async () => {
    const support = await addStaff(site, 'Lata Menon', 'support');
    const { body } = await support.post(
      '/api/staff/walk-ins',
      family({ email: '', phone: number(), send: false }),
    );
    const browser = site.visitor();
    await browser.put('/api/claim/acceptance', { token: body.link.split('#')[1]!, ...password });
    const email = `later${process.pid}@example.com`;
    const asked = await browser.put('/api/account/email-change', { email, password: password.password });
    expect(asked.status).toBe(200);
    await site.workOff();
    const token = tokenIn(mailTo(email));
    expect((await site.visitor().put('/api/email-changes/confirmation', { token })).status).toBe(200);
    expect((await browser.get('/api/me')).body.viewer).toMatchObject({ email, verified: true });
  });

  test('downloads and deletes what is theirs, without a goodbye', async () => {
    const support = await addStaff(site, 'Lata Menon', 'support');
    const { body } = await support.post(
      '/api/staff/walk-ins',
      family({ email: '', phone: number(), send: false }),
    );
    const browser = site.visitor();
    await browser.put('/api/claim/acceptance', { token: body.link.split('#')[1]!, ...password });
    const sent = site.mail.length;
    const done = await browser.post('/api/me/deletion', {
      reason: 'married_elsewhere',
      password: password.password,
      profiles: [{ id: body.id, outcome: 'delete' }],
    });
    expect(done.status).toBe(200);
    await site.workOff();
    expect(site.mail).toHaveLength(sent);
  });
});
