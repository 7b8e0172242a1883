const HOUR_MS = 60 * 60 * 1000;

/** Returns the instant up to which claims are released by now: what is not decided within an hour is everybody's again. */
export const releasedUntil = (now: Date) => new Date(now.getTime() - HOUR_MS);

/** Returns the account of the staff that has claimed something; null when nobody has, also because it was released. */
export const holderOf = (claim: { by: number | null; at: Date | null }, now: Date): number | null =>
  claim.at && claim.at > releasedUntil(now) ? claim.by : null;

/** Returns when something is due that came at an instant and may take a number of hours. */
export const dueAt = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR_MS);
