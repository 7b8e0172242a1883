import { z } from 'zod';
import { stateCodes } from '../../../base/vocabulary/shared/states.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { line, lines, UNSTORABLE } from '../../../kit/shared/api/text.ts';
import { cleanName, cleanPin } from '../../../kit/shared/text/clean.ts';

const hasPin = (input: unknown): boolean => {
  const pin = (input as { pin?: unknown } | null)?.pin;
  return typeof pin === 'string' && pin.trim() !== '';
};

/** Buyer as printed on the invoice. `state` decides the place of supply, and a PIN code is Indian. */
export const buyer = z
  .object({
    name: z
      .string()
      .overwrite(cleanName)
      .min(1, code('buyer_name_missing'))
      .max(120, code('text_long', { maximum: 120 }))
      .regex(line, UNSTORABLE),
    address: z
      .string()
      .trim()
      .max(200, code('text_long', { maximum: 200 }))
      .regex(lines, UNSTORABLE)
      .nullable(),
    state: z.enum(stateCodes, code('buyer_state_missing')),
    pin: z
      .string()
      .overwrite(cleanPin)
      .max(10, code('text_long', { maximum: 10 }))
      .regex(line, UNSTORABLE)
      .nullable(),
  })
  .refine(({ state, pin }) => state === '96' || (typeof pin === 'string' && /^[1-9]\d{5}$/.test(pin)), {
    path: ['pin'],
    error: ({ input }) => (hasPin(input) ? code('pin_invalid') : code('pin_missing')),
    // Runs together with the checks of the other fields, so `pin` may be anything here.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
