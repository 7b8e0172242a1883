import { z } from 'zod';
import { code } from '../../../kit/shared/api/errorCode.ts';

/** How many days managers have to keep a profile after its only owner asked to delete it. */
export const KEEP_DAYS = 7;

/** How many downloads an account may request in a week. */
export const DOWNLOADS_A_WEEK = 5;

/** Why somebody deletes their account. */
export const DELETION_REASONS = [
  'married_here',
  'married_elsewhere',
  'no_matches',
  'privacy',
  'too_many_messages',
  'bad_experience',
  'break',
  'other',
] as const;
export type DeletionReason = (typeof DELETION_REASONS)[number];

/** What happens to a profile when one of its managers deletes their account. */
export const OUTCOMES = ['delete', 'leave', 'ask'] as const;
export type Outcome = (typeof OUTCOMES)[number];

type Managing = { role: string };

/**
 * Returns what may happen to a profile when an account that manages it is deleted; where there is more than one, the person
 * chooses. `ask`: it stays with the other owners, who are asked to delete it; without one, with a manager, who can keep it for some days.
 * @param others the other accounts that manage it
 */
export function outcomesFor(role: string, others: Managing[]): Outcome[] {
  if (role !== 'owner') return ['leave'];
  // Who only views it can't take it over.
  return others.some((one) => one.role !== 'viewer') ? ['leave', 'ask'] : ['delete'];
}

const password = z
  .string({ error: code('password_missing') })
  .min(1, code('password_missing'))
  .max(1000, code('value_long'));

/** The field that a former owner's wish to delete a profile is agreed to with. */
export const agreement = z.object({ password });

/** The fields of the form that deletes an account. */
export const deletion = z.object({
  reason: z.enum(DELETION_REASONS, code('deletion_reason_missing')),
  text: z
    .string()
    .trim()
    .max(2000, code('text_long', { maximum: 2000 }))
    .optional(),
  password,
  profiles: z
    .array(z.object({ id: z.string().max(40), outcome: z.enum(OUTCOMES, code('choice_invalid')) }))
    .max(20),
});
export type Deletion = z.output<typeof deletion>;
