import { z } from 'zod';
import { code } from '../api/errorCode.ts';

/**
 * How long each kind of data is kept, in days (`ledgerYears`: financial years): what a new site starts with, and between
 * what staff may choose. A lower limit that a law sets is named in docs/decisions/0059-logo-and-retention.md.
 */
export const RETENTION = {
  sealedDays: { usual: 180, min: 180, max: 365 },
  reportDays: { usual: 180, min: 180, max: 730 },
  ledgerYears: { usual: 8, min: 8, max: 15 },
  eventDays: { usual: 365, min: 90, max: 730 },
  gatewayDays: { usual: 90, min: 30, max: 365 },
  inboxDays: { usual: 1095, min: 365, max: 2920 },
  notificationDays: { usual: 90, min: 30, max: 365 },
  savedMatchDays: { usual: 180, min: 30, max: 365 },
  downloadDays: { usual: 7, min: 2, max: 30 },
  sessionDays: { usual: 30, min: 7, max: 90 },
  idleDays: { usual: 14, min: 1, max: 90 },
  unconfirmedDays: { usual: 180, min: 60, max: 730 },
} as const;

export type RetentionField = keyof typeof RETENTION;
export type Retention = Record<RetentionField, number>;

export const retentionFields = Object.keys(RETENTION) as RetentionField[];

/** Returns a value for each kind of data. */
export const forEachKind = <Value>(valueFor: (field: RetentionField) => Value) =>
  Object.fromEntries(retentionFields.map((field) => [field, valueFor(field)])) as Record<
    RetentionField,
    Value
  >;

const daysOf = (field: RetentionField) => {
  const { min, max } = RETENTION[field];
  const limits = code('retention_limits', { minimum: min, maximum: max });
  return z.number({ error: limits }).int(limits).min(min, limits).max(max, limits);
};

export const retention = z.object(forEachKind(daysOf));

/** How long each kind of data is kept where no admin has changed it. */
export const usualRetention: Retention = forEachKind((field) => RETENTION[field].usual);
