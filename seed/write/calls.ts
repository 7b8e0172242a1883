import { insertCall } from '../../src/desk/members/calls/callStore.ts';
import type { App } from '../../src/kit/app/app.ts';
import { startOfDayInIndia } from '../../src/kit/shared/time/calendar.ts';
import { dayInIndia } from '../../src/kit/shared/time/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../src/kit/shared/time/durations.ts';
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
