import { expect } from 'vitest';
import type { Test } from './app.ts';
import type { Browser } from './client.ts';

/**
 * Adds a second profile to an account, as a mother of two daughters does. The session acts for it from then on.
 * @returns its ids, and what switches the session
 */
export async function addSecond(site: Test, { browser }: { browser: Browser }) {
  const { status, body } = await browser.post('/api/me/profiles', {
    profileFor: 'daughter',
    name: 'Asha Deshpande',
    gender: 'female',
    dateOfBirth: '1999-02-03',
    religion: 'hindu',
    motherTongue: 'mr',
    declaration: true,
  });
  expect(status).toBe(201);
  const actAs = async (id: string) => {
    expect((await browser.put('/api/me/profile', { id })).status).toBe(200);
  };
  return { id: body.id as string, key: await site.idOf(body.id), actAs };
}
