import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { topics } from './topics.ts';

const src = path.resolve(import.meta.dirname, '..');
const emitting = readdirSync(src, { recursive: true, encoding: 'utf8' })
  // Kinds of notifications name the events that they are about.
  .filter((file) => !file.startsWith('care/notifications/kinds/'))
  .filter((file) => file.endsWith('.ts') && !/(\.test|events|listeners|topics)\.ts$/.test(file))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n')
  // Keys of tables, and types: they name an event, and record none.
  .replaceAll(/'[\w.]+':|\|\s*'[\w.]+'|'[\w.]+'\s*\||event: '[\w.]+';/g, '');

/** What shows a queue of the team, beside which the sidebar counts what waits in it. */
const queues = ['reviews.queue', 'requests.queue', 'inbox.queue', 'payments.queue'];
/** What changes how a queue looks, and not what waits in it. */
const uncounted = ['refund_approval.changed'];

test('what changes a queue counts it anew', () => {
  const counted = Object.entries(topics)
    .map(([name, refetched]) => ({ name, staff: 'staff' in refetched ? (refetched.staff as string[]) : [] }))
    .filter(({ name, staff }) => !uncounted.includes(name) && queues.some((queue) => staff.includes(queue)));
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter(({ staff }) => !staff.includes('staff.dashboard'))).toEqual([]);
});

// The compiler checks that every event has a line in the table.
test.each(Object.keys(topics))('%s is a subject and a verb, and is recorded somewhere', (name) => {
  expect(name).toMatch(/^[a-z]+(_[a-z]+)*\.[a-z]+$/);
  expect(emitting).toContain(`'${name}'`);
});
