import type { App } from '../../src/kit/app/app.ts';
import { dayInIndia } from '../../src/kit/app/clock.ts';
import { startOfDayInIndia } from '../../src/kit/time/calendar.ts';
import { DAY_MS, MINUTE_MS } from '../../src/kit/time/durations.ts';
import { insertCall } from '../../src/members/calls/callStore.ts';
import { calls } from '../cast/calls.ts';
import { people, staff } from '../people.ts';
import { publicIdOf } from './keys.ts';

/** Fills the call log of the cast: what the first of the staff recorded right after each call. */
export async function seedCalls(app: App): Promise<void> {
  const now = app.clock();
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  await app.db.transaction().execute(async (tx) => {
    const author = await tx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', `${staff[0]!.key}@humsafar.example`)
      .executeTakeFirstOrThrow();
    for (const { profile: of, daysAgo, minute, callBackIn, note = null, ...call } of calls) {
      const profile = await tx
        .selectFrom('profiles')
        .select('id')
        .where('public_id', '=', publicIdOf(people.find(({ key }) => key === of)!))
        .executeTakeFirstOrThrow();
      const calledAt = new Date(startOfDayInIndia(inDays(-daysAgo)).getTime() + minute * MINUTE_MS);
      await insertCall(tx, {
        ...call,
        profile_id: profile.id,
        author: author.id,
        called_at: calledAt,
        call_back_on: callBackIn === undefined ? null : dayInIndia(inDays(callBackIn)),
        note,
        recorded_at: new Date(calledAt.getTime() + 5 * MINUTE_MS),
      });
    }
  });
}
