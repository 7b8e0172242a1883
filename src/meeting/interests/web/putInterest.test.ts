import { expect, test } from 'vitest';
import type { Interest } from '../contract.ts';
import { withInterest } from './putInterest.ts';

const interest: Interest = {
  id: '6d0f7a4e-3f0b-4b62-9a5c-0f0e5f1c2a11',
  state: 'pending',
  sent: true,
  sentAt: '2026-01-05T10:00:00.000Z',
  answeredAt: null,
  sendAgainAt: null,
};

test('every page that shows the profile has the interest afterwards', () => {
  const kept = {
    pages: [{ profiles: [{ id: 'P001', interest: null }] }, { profiles: [{ id: 'P002', interest: null }] }],
  };
  const next = withInterest(kept, 'P002', interest) as typeof kept;
  expect(next.pages[1]).toEqual({ profiles: [{ id: 'P002', interest }] });
  expect(next.pages[0]).toBe(kept.pages[0]);
});

test('what does not show the profile with an interest stays the same object', () => {
  for (const kept of [undefined, null, 3, [], { id: 'P002' }, { profiles: [{ id: 'P001', interest: null }] }])
    expect(withInterest(kept, 'P002', interest)).toBe(kept);
});
