import { afterAll, beforeAll, expect } from 'vitest';
import { openTest, type Test } from '../app.ts';
import { registration } from '../registration.ts';

export let site: Test;

export const password = 'a quiet river 7';

export async function newMember() {
  const sent = registration();
  const browser = site.visitor();
  const { status } = await browser.post('/api/accounts', sent);
  expect(status).toBe(201);
  return { browser, email: sent.email as string };
}

export const logIn = (
  email: unknown,
  given: unknown,
  { from = '198.51.100.1', browser = site.visitor(), access = 'member' } = {},
) => browser.post('/api/sessions', { email, password: given, access }, { 'x-forwarded-for': from });

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
  });
  afterAll(() => site.close());
}
