import { expect } from 'vitest';
import type { Browser } from '../client.ts';
import type { Act } from './act.ts';

/** What a moderator does about a review of a profile, until it is rejected. */
export function reviewActs(
  moderator: Browser,
  review: { id: string; version: number },
  profile: string,
): Act[] {
  return [
    [
      'reviews.queue',
      () => moderator.get('/api/staff/reviews'),
      { role: 'moderator', action: 'read', subject_kind: 'review', subject_ids: [review.id], before: null },
    ],
    [
      'reviews.read',
      () => moderator.get(`/api/staff/reviews/${review.id}`),
      // With profiles that may be of the same person.
      {
        role: 'moderator',
        action: 'read',
        subject_kind: 'profile',
        subject_ids: expect.arrayContaining([profile]),
      },
    ],
    [
      'reviews.claim',
      () => moderator.put(`/api/staff/reviews/${review.id}/claim`, { claimedAt: null }),
      {
        action: 'claim',
        subject_kind: 'review',
        subject_ids: [review.id],
        before: { claimedBy: null },
        after: { claimedBy: expect.any(Number) },
      },
    ],
    [
      'reviews.decide',
      () =>
        moderator.put(`/api/staff/reviews/${review.id}/decision`, {
          version: review.version,
          state: 'rejected',
          reason: 'duplicate',
        }),
      {
        action: 'reject',
        subject_kind: 'profile',
        subject_ids: [profile],
        reason: 'duplicate',
        before: { state: 'waiting' },
        after: { state: 'rejected', kind: 'profile', version: review.version, review: review.id },
      },
    ],
  ];
}
