import { forEachKind, RETENTION, type Retention, type RetentionField } from '../shared/retention/rules.ts';
import { DAY_MS } from '../shared/time/durations.ts';
import type { App } from './app.ts';

/** Returns how long data is kept, from memory. What is outside of the limits of this version is brought into them. */
export function readRetention({ settings }: Pick<App, 'settings'>): Retention {
  const set = (settings.read().get('retention') ?? {}) as Partial<Retention>;
  return forEachKind((field) => {
    const { usual, min, max } = RETENTION[field];
    return Math.min(max, Math.max(min, set[field] ?? usual));
  });
}

/** Returns the instant before which something is no longer kept. */
export const retentionCutoff = (
  app: Pick<App, 'settings' | 'clock'>,
  field: Exclude<RetentionField, 'ledgerYears'>,
): Date => daysBefore(app.clock(), readRetention(app)[field]);

/** Returns the instant that many days of 24 hours before another. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
