import { expect, test } from 'vitest';
import { memorySettings } from './memory.ts';

const GB = 1024 ** 3;

test.each([
  ['a small container', 0.25 * GB, '128MB', '128MB'],
  ['the smallest rented machine', 1 * GB, '256MB', '512MB'],
  ['the machine of the README', 4 * GB, '1024MB', '2048MB'],
  ['a machine of a large site', 64 * GB, '4096MB', '32768MB'],
])('PostgreSQL takes a quarter of the memory, within limits: %s', (_what, total, buffers, cache) => {
  expect(memorySettings(total)).toEqual({ shared_buffers: buffers, effective_cache_size: cache });
});
