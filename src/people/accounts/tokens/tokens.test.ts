import { describe, expect, test } from 'vitest';
import { openTest } from '../../../../test/app.ts';
import { registration, tokenIn } from '../../../../test/registration.ts';
import { logIn, newMember, password, setUp, site } from '../../../../test/setup/accounts.ts';

setUp();

describe('resetting a password', () => {
  test('by email: the link works once, ends every session and logs in', async () => {
    const { browser, email } = await newMember();
    expect((await site.visitor().post('/api/password-resets', { email })).status).toBe(200);
    await site.workOff();
    const sentEmail = site.mail.find(
      (one) => one.to === email && one.subject.startsWith('Reset your password'),
    );
    const token = tokenIn(sentEmail);
    const next = { token, password: 'a wide lake 9', confirmPassword: 'a wide lake 9' };
    const fresh = site.visitor();
    expect(
      (await fresh.put('/api/password-resets', { ...next, confirmPassword: 'other' })).body.data.fields,
    ).toMatchObject({ confirmPassword: { code: 'password_mismatch' } });
    expect(
      (
        await fresh.put('/api/password-resets', {
          ...next,
          password: 'password123',
          confirmPassword: 'password123',
        })
      ).status,
    ).toBe(422);
    expect((await fresh.put('/api/password-resets', next)).body).toEqual({ lands: '/dashboard' });
    expect((await fresh.get('/api/me')).body.viewer).toMatchObject({ email, verified: true });
    expect((await browser.get('/api/me')).body.viewer).toBeNull();
    expect((await site.visitor().put('/api/password-resets', next)).status).toBe(404);
    expect((await logIn(email, password, { from: '198.51.100.9' })).status).toBe(401);
    expect((await logIn(email, 'a wide lake 9', { from: '198.51.100.9' })).status).toBe(200);
  });

  test('used twice at once sets one password', async () => {
    const { email } = await newMember();
    await site.visitor().post('/api/password-resets', { email });
    await site.workOff();
    const token = tokenIn(site.mail.findLast((one) => one.to === email));
    const answers = await Promise.all(
      ['a wide lake 10', 'a wide lake 11'].map((word) =>
        site.visitor().put('/api/password-resets', { token, password: word, confirmPassword: word }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('answers the same for an unknown email, sends nothing, and sends at most three emails an hour to a known one', async () => {
    const { email } = await newMember();
    const known = await site.visitor().post('/api/password-resets', { email });
    const unknown = await site.visitor().post('/api/password-resets', { email: 'nobody@example.com' });
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    for (let i = 0; i < 4; i++) await site.visitor().post('/api/password-resets', { email });
    await site.workOff();
    expect(site.mail.filter((one) => one.to === 'nobody@example.com')).toEqual([]);
    expect(site.mail.filter((one) => one.to === email && one.subject.startsWith('Reset your'))).toHaveLength(
      3,
    );
  });

  test('its link expires after an hour, and a link to verify does not set a password', async () => {
    const later = await openTest();
    const sent = registration();
    await later.visitor().post('/api/accounts', sent);
    await later.visitor().post('/api/password-resets', { email: sent.email });
    await later.workOff();
    const tokens = later.mail.filter((one) => one.to === sent.email).map(tokenIn);
    expect(tokens).toHaveLength(2);
    later.travel(2 / 24);
    for (const token of tokens) {
      const answer = await later
        .visitor()
        .put('/api/password-resets', { token, password: 'a wide lake 9', confirmPassword: 'a wide lake 9' });
      expect(answer.status).toBe(404);
    }
    await later.close();
  });
});

describe('verifying the email', () => {
  test('with an invented token is not found', async () => {
    expect((await site.visitor().put('/api/email-verification', { token: 'x'.repeat(43) })).status).toBe(404);
  });

  test('a logged-in member can request the email again, three times an hour', async () => {
    const { browser, email } = await newMember();
    expect((await site.visitor().post('/api/email-verification')).status).toBe(401);
    const answers = [];
    for (let i = 0; i < 4; i++) answers.push((await browser.post('/api/email-verification')).status);
    expect(answers).toEqual([200, 200, 200, 429]);
    await site.workOff();
    const sentEmails = site.mail.filter((one) => one.to === email && one.subject.startsWith('Verify'));
    expect(sentEmails).toHaveLength(4);
    // Every link works, not only the last one.
    expect(
      (await site.visitor().put('/api/email-verification', { token: tokenIn(sentEmails[0]) })).status,
    ).toBe(200);
    expect((await browser.get('/api/me')).body.viewer.verified).toBe(true);
  });
});
