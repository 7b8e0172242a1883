import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { RENEWED_DAYS } from '../score/constants.ts';
import { listMutual, listPicked, writePicks } from './pickStore.ts';

/** Two profiles are not each other's pick again for this many weeks. */
const APART_WEEKS = 8;

const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Chooses the mutual picks of the week: the best pair first, each profile once. Repeating it adds picks for profiles
 * without one. No two profiles that are high in each other's queues are a better pair than both their picks.
 */
export async function choosePicks(app: App): Promise<void> {
  const day = dayInIndia(app.clock());
  const week = weekOf(day);
  const since = dayBefore(week, 7 * APART_WEEKS);
  const taken = await listPicked(app.db, week);
  const pairs = (await listMutual(app.db, { since, activeSince: dayBefore(day, RENEWED_DAYS) })).filter(
    ({ one, other }) => {
      if (taken.has(one) || taken.has(other)) return false;
      taken.add(one).add(other);
      return true;
    },
  );
  await writePicks(app.db, { week, keptFrom: since }, pairs);
}

/** Returns the Monday of a day's week, both YYYY-MM-DD. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
