import { z } from 'zod';
import { toStorable } from '../../../kit/shared/api/text.ts';
import { DISPUTE_STATES } from '../refunds/disputes/rules.ts';

const paise = z.number().int().nonnegative();
const seconds = z.number().int();
// Money is booked whatever text comes with it.
export const text = z.string().transform(toStorable);
// Razorpay sends an empty list where there are no notes.
export const notes = z
  .union([z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .optional()
  .catch(undefined);

export const gatewayOrder = z.object({
  id: text,
  amount: paise,
  currency: text,
  receipt: text.nullish(),
  status: z.enum(['created', 'attempted', 'paid']),
  created_at: seconds,
});
export const gatewayPayment = z.object({
  id: text,
  order_id: text.nullish(),
  amount: paise,
  amount_refunded: paise.nullish(),
  currency: text,
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.boolean().nullish(),
  method: text.nullish(),
  error_description: text.nullish(),
  notes,
  created_at: seconds,
});
export const gatewayRefund = z.object({
  id: text,
  payment_id: text,
  amount: paise,
  currency: text,
  status: z.enum(['pending', 'processed', 'failed']),
  notes,
  created_at: seconds,
});
/** razorpay.com/docs/api/disputes/entity */
export const gatewayDispute = z.object({
  id: text,
  payment_id: text,
  amount: paise,
  amount_deducted: paise.nullish(),
  reason_code: text.nullish(),
  reason_description: text.nullish(),
  respond_by: seconds.nullish(),
  status: z.enum(DISPUTE_STATES),
  phase: text.nullish(),
});
/** A list of the gateway, as its API wraps every one. */
export const collection = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) });
export const failure = z.object({ error: z.object({ code: z.string(), description: z.string() }) });

export type GatewayOrder = z.output<typeof gatewayOrder>;
export type GatewayPayment = z.output<typeof gatewayPayment>;
export type GatewayRefund = z.output<typeof gatewayRefund>;
export type GatewayDispute = z.output<typeof gatewayDispute>;
