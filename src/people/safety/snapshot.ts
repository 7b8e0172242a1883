import { z } from 'zod';
import { instant } from '../../kit/shared/api/dates.ts';
import type { FullProfile } from '../profiles/contract.ts';

/** A message as it stood when it, or one near it, was reported. */
export const messageSnapshot = z.object({
  id: z.string(),
  reported: z.boolean().describe('Whether the reported member wrote it; else the reporter'),
  body: z.string(),
  sentAt: instant,
});

type MessageSnapshot = z.output<typeof messageSnapshot>;

/** What was reported as it stood: the facts and texts of the profile, and for a message those around it, too. */
export type Snapshot = { profile: FullProfile; message?: string; messages?: MessageSnapshot[] };
