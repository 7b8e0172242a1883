import { z } from 'zod';
import { code } from '../../kit/shared/api/errorCode.ts';

/** ₹1 crore, which no plan costs. */
const PAISE_MAX = 1_000_000_000;

/** When a refund needs a second person. */
export const refundApproval = z.object({
  abovePaise: z
    .number(code('refund_limit_invalid'))
    .int(code('refund_limit_invalid'))
    .min(0, code('refund_limit_invalid'))
    .max(PAISE_MAX, code('refund_limit_large', { rupees: '1,00,00,000' }))
    .nullable()
    .describe('A refund over it waits for the approval of a colleague; null: none does'),
});

export type RefundApproval = z.output<typeof refundApproval>;
