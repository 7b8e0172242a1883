import { z } from 'zod';
import { stateCodes } from '../vocabulary/states.ts';

/** Who buys, as it stands on the invoice: `state` decides the place of supply, and a PIN code is Indian. */
export const buyer = z
  .object({
    name: z.string().trim().min(1, 'Please write your name.').max(120, 'At most 120 characters.'),
    address: z.string().trim().max(200, 'At most 200 characters.').nullable(),
    state: z.enum(stateCodes, 'Please choose your state.'),
    pin: z.string().trim().max(10, 'At most 10 characters.').nullable(),
  })
  .refine(({ state, pin }) => state === '96' || /^[1-9]\d{5}$/.test(pin ?? ''), {
    path: ['pin'],
    message: 'A PIN code has six digits.',
    // Said together with what is wrong at the other fields.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
