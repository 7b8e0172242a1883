import { z } from 'zod';
import { HOUR_MS } from '../shared/time/durations.ts';

/** Returns the instant up to which claims are released by now: what is not decided within an hour is everybody's again. */
export const releasedUntil = (now: Date) => new Date(now.getTime() - HOUR_MS);

/** Returns when something is due that came at an instant and may take a number of hours. */
export const dueAt = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR_MS);

/** The account of the colleague who gets an item of a queue; null returns it to the queue. */
export const colleague = z
  .number()
  .int()
  .positive()
  .nullable()
  .describe('Account of a colleague whose role has the capability; absent: the viewer; null: nobody');

/** Colleagues who can be assigned an item of a queue. */
export const colleagues = z
  .array(z.object({ accountId: z.number().int(), name: z.string() }))
  .describe('Colleagues to whom it can be assigned, without the viewer');
