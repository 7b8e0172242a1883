import { z } from 'zod';
import { lines, UNSTORABLE } from '../kit/text.ts';
import { type StateCode, stateCodes, states } from '../vocabulary/states.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The 15th character of a GSTIN, from the 14 before it: Luhn's sum over the 36 digits and capital letters, as GSTN's
 * offline tools compute it (also python-stdnum, `stdnum/in_/gstin.py`).
 */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36]!;
}

/**
 * The first digit of a PIN code is its postal zone (indiapost.gov.in, "Know your PIN code"), which holds these states
 * whole. Puducherry's towns lie in two: Yanam is served from Andhra Pradesh.
 */
const zones: Record<string, readonly StateCode[]> = {
  1: ['01', '02', '03', '04', '06', '07', '38'],
  2: ['05', '09'],
  3: ['08', '24', '26'],
  4: ['22', '23', '27', '30'],
  5: ['29', '34', '36', '37'],
  6: ['31', '32', '33', '34'],
  7: ['11', '12', '13', '14', '15', '16', '17', '18', '19', '21', '35'],
  8: ['10', '20'],
};

/** The digits that PIN codes of a state begin with; none for a place outside India. */
export const pinBeginnings = (state: StateCode): string[] =>
  Object.keys(zones).filter((digit) => zones[digit]!.includes(state));

/**
 * What a form for a new seller begins with. SAC 999799, "Other services n.e.c.", is the last line of the Scheme of
 * Classification of Services (annexure to Notification 11/2017-Central Tax (Rate), group 99979 "Other miscellaneous
 * services"), where a service goes that no line names; marriage bureaus are not named. Entry 35 of that notification
 * taxes heading 9997 at 9 % for the Union, which is 18 % in all. A suggestion: the seller answers for the choice.
 */
export const suggested = { sac: '999799', gstBasisPoints: 1800, prefix: 'HUM' };

/**
 * Who sells the plans, as it stands on invoices. Without a GSTIN (a trust below the threshold) invoices are bills of
 * supply and carry no tax.
 */
export const seller = z
  .object({
    name: z.string().trim().min(1, 'Please write who sells the plans.').max(120).regex(lines, UNSTORABLE),
    address: z.string().trim().min(1, 'Please write the address.').max(200).regex(lines, UNSTORABLE),
    city: z.string().trim().min(1, 'Please write the city.').max(80).regex(lines, UNSTORABLE),
    state: z.enum(stateCodes, 'Please choose the state.').exclude(['96'], 'Please choose the state.'),
    pin: z
      .string()
      .trim()
      .regex(/^[1-9]\d{5}$/, 'A PIN code has six digits, the first of them not 0.'),
    gstin: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'A GSTIN has 15 characters, as 27ABCDE1234F1Z5.')
      .nullable(),
    sac: z
      .string()
      .trim()
      .regex(/^99\d{4}$/, 'A SAC has six digits and begins with 99.'),
    gstBasisPoints: z
      .number('Please write the rate as a number.')
      .int('A rate has at most two decimals.')
      .min(0, 'A rate cannot be below 0 %.')
      .max(4000, 'GST has no rate above 40 %.')
      .describe('Rate of GST in hundredths of a percent: 1800 is 18 %'),
    prefix: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,3}$/, 'One to three letters or digits.')
      .describe('Beginning of every number of an invoice'),
  })
  .superRefine(({ state, pin, gstin }, wrong) => {
    const beginnings = pinBeginnings(state);
    if (!beginnings.includes(pin[0]!)) {
      wrong.addIssue({
        code: 'custom',
        path: ['pin'],
        message: `PIN codes of ${states[state]} begin with ${beginnings.join(' or ')}.`,
      });
    }
    if (!gstin) return;
    if (gstin[14] !== gstinCheckDigit(gstin.slice(0, 14))) {
      wrong.addIssue({
        code: 'custom',
        path: ['gstin'],
        message: 'There is a slip in this GSTIN: its last character does not fit the others.',
      });
    } else if (gstin.slice(0, 2) !== state) {
      wrong.addIssue({
        code: 'custom',
        path: ['gstin'],
        message: `A GSTIN of ${states[state]} begins with ${state}.`,
      });
    }
  });

export type Seller = z.output<typeof seller>;
