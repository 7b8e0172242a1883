import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTest, type Test } from '../../test/app.ts';
import { addStaff } from '../../test/staff.ts';
import { calls } from '../cast/calls.ts';
import { seedCalls } from './calls.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
  await seedCalls(site.app);
});
afterAll(() => site.close());

test('the call log of a demo has calls with the cast, by its staff, the newest first', async () => {
  const lata = await addStaff(site, 'Lata Menon', 'support');
  const { body } = await lata.get('/api/staff/members/P002/calls');
  expect(body.items).toMatchObject([
    { outcome: 'call_back', person: 'father', author: 'Kamala Iyer' },
    { outcome: 'no_answer', person: 'member', author: 'Kamala Iyer' },
  ]);
  // Arjun's family waits for a call today.
  expect((await lata.get('/api/staff/dashboard')).body.attention.calls).toMatchObject({ waiting: 1 });
});

test('no note has a phone number', () => {
  for (const { note = '' } of calls) expect(note).not.toMatch(/\d{3}/);
});
