import { z } from 'zod';
import { stateCodes } from '../vocabulary/states.ts';

/**
 * Who sells the plans, as it stands on invoices. Without a GSTIN (a trust below the threshold) papers are bills of
 * supply and carry no tax.
 */
export const seller = z.object({
  name: z.string().trim().min(1, 'Please write who sells the plans.').max(120),
  address: z.string().trim().min(1, 'Please write the address.').max(200),
  city: z.string().trim().min(1, 'Please write the city.').max(80),
  state: z.enum(stateCodes).exclude(['96']),
  pin: z.string().regex(/^[1-9]\d{5}$/, 'A PIN code has six digits.'),
  gstin: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'A GSTIN has 15 characters, as 27ABCDE1234F1Z5.')
    .nullable(),
  sac: z.string().regex(/^99\d{4}$/, 'A SAC has six digits and begins with 99.'),
  gstBasisPoints: z
    .number()
    .int()
    .min(0)
    .max(4000)
    .describe('Rate of GST in hundredths of a percent: 1800 is 18 %'),
  prefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{1,3}$/, 'One to three letters or digits.')
    .describe('Beginning of every number of an invoice'),
});

export type Seller = z.output<typeof seller>;
