import { z } from 'zod';
import { line, lines, UNSTORABLE } from '../kit/text.ts';
import { stateCodes } from '../vocabulary/states.ts';

/** A PIN code is also written in two halves: 411 004. */
const joined = (pin: string) => pin.replace(/^(\d{3})\s(\d{3})$/, '$1$2');

/** Who buys, as it stands on the invoice: `state` decides the place of supply, and a PIN code is Indian. */
export const buyer = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, 'Please write your name.')
      .max(120, 'At most 120 characters.')
      .regex(line, UNSTORABLE),
    address: z.string().trim().max(200, 'At most 200 characters.').regex(lines, UNSTORABLE).nullable(),
    state: z.enum(stateCodes, 'Please choose your state.'),
    pin: z
      .string()
      .trim()
      .max(10, 'At most 10 characters.')
      .regex(line, UNSTORABLE)
      .transform(joined)
      .nullable(),
  })
  .refine(({ state, pin }) => state === '96' || (typeof pin === 'string' && /^[1-9]\d{5}$/.test(pin)), {
    path: ['pin'],
    message: 'A PIN code has six digits, the first of them not 0.',
    // Said together with what is wrong at the other fields, so `pin` may be anything here.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
