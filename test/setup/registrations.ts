import { afterAll, beforeAll } from 'vitest';
import { DAY_MS } from '../../src/kit/shared/time/durations.ts';
import { openTest, type Test } from '../app.ts';
import { registration } from '../registration.ts';

export let site: Test;

export const long = (length: number) => 'x'.repeat(length);

export const post = (changed: Record<string, unknown>) =>
  site.visitor().post('/api/accounts', registration(changed));
export const accounts = async () =>
  Number(
    (
      await site.app.db
        .selectFrom('accounts')
        .select((s) => s.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

/** Returns the day before or after a day, YYYY-MM-DD. */
export const shift = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    site = await openTest();
  });
  afterAll(() => site.close());
}
