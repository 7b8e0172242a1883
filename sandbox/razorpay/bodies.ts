import { z } from 'zod';
import { Refusal } from './entities.ts';

export const amount = z
  .number({ error: 'The amount must be an integer.' })
  .int('The amount must be an integer.');
export const notes = z
  .record(z.string(), z.coerce.string().max(256))
  .refine((given) => Object.keys(given).length <= 15, 'The notes may not have more than 15 items.')
  .default({});
export const orderBody = z.strictObject({
  amount,
  currency: z.literal('INR', { error: 'Currency is not supported' }),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
  unique_receipt: z.boolean().default(false),
  notes,
  partial_payment: z.literal(false).optional(),
  payment: z
    .object({
      capture: z.enum(['manual', 'automatic']),
      capture_options: z.record(z.string(), z.unknown()).optional(),
    })
    .default({ capture: 'automatic' }),
});
export const captureBody = z.object({ amount, currency: z.string().default('INR') });
export const refundBody = z.object({
  amount: amount.optional(),
  speed: z.enum(['normal', 'optimum']).default('normal'),
  notes,
  receipt: z.string().max(40).nullish(),
});

/** A body of the shape that is documented; anything else is refused with the first thing that is wrong. */
export function read<T extends z.ZodType>(shape: T, body: unknown): z.output<T> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (issue!.code === 'unrecognized_keys') {
    throw new Refusal(`${issue!.keys.join(', ')} is/are not required and should not be sent`, {
      reason: 'extra_field_sent',
    });
  }
  throw new Refusal(issue!.message, { field: String(issue!.path[0] ?? '') });
}
