import { type RawBuilder, sql } from 'kysely';

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`;

/** Returns the conditions that an instant is in a period. @param period days of India, both included; a missing one leaves it open */
export const inPeriod = (instant: RawBuilder<unknown>, period: { from?: string; to?: string }) => [
  ...(period.from ? [sql`${instant} >= ${startOf(period.from)}`] : []),
  ...(period.to ? [sql`${instant} < ${startOf(period.to)} + interval '1 day'`] : []),
];
