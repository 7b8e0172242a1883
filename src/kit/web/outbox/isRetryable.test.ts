import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { isRetryable } from './isRetryable.ts';

const limit = (data: object) => new ORPCError('TOO_MANY_REQUESTS', { status: 429, data });

test.each<[string, unknown, boolean]>([
  ['too many requests in a minute', limit({ retryAfterSeconds: 60 }), true],
  ['too many messages in an hour', limit({ retryAfterSeconds: 3600 }), true],
  [
    'interests of the day used up, which a plan lifts',
    limit({ retryAfterSeconds: 600, upgrade: true }),
    false,
  ],
  ['an interest to the same person again, in some days', limit({ retryAfterSeconds: 259_200 }), false],
  ['a declined interest', new ORPCError('CONFLICT', { status: 409 }), false],
  ['a lost connection', new TypeError('Failed to fetch'), false],
])('%s', (_, error, passing) => expect(isRetryable(error)).toBe(passing));
