import { z } from 'zod';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { lines, UNSTORABLE } from '../../../../kit/shared/api/text.ts';
import { cleanCode, cleanName, cleanPin } from '../../../../kit/shared/text/clean.ts';
import { type StateCode, stateCodes, states } from '../../../vocabulary/shared/states.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Computes the 15th character of a GSTIN, from the 14 before it: Luhn's sum over the 36 digits and capital letters, as
 * GSTN's offline tools compute it (also python-stdnum, `stdnum/in_/gstin.py`).
 */
export function gstinCheckDigit(first14: string): string {
  const sum = [...first14].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return DIGITS[(36 - (sum % 36)) % 36]!;
}

/**
 * The first digit of a PIN code is its postal zone (indiapost.gov.in, "Know your PIN code"), which has these states
 * whole. Puducherry's towns are in two: Yanam is served from Andhra Pradesh.
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

/** Returns the first digits of a state's PIN codes; none for a place outside India. */
export const pinBeginnings = (state: StateCode): string[] =>
  Object.keys(zones).filter((digit) => zones[digit]!.includes(state));

/**
 * Defaults of the form for a new seller. SAC 999799, "Other services n.e.c.", is the last line of the Scheme of
 * Classification of Services (annexure to Notification 11/2017-Central Tax (Rate), group 99979 "Other miscellaneous
 * services"), for services without their own line, such as marriage bureaus. Entry 35 of that notification
 * taxes heading 9997 at 9 % for the Union, which is 18 % in all. A suggestion: the seller answers for the choice.
 */
export const suggested = { sac: '999799', gstBasisPoints: 1800, prefix: 'HUM' };

/**
 * Seller of the plans, as printed on invoices. Without a GSTIN (a trust below the threshold) invoices are bills of
 * supply without tax.
 */
export const seller = z
  .object({
    name: z
      .string()
      .overwrite(cleanName)
      .min(1, code('seller_name_missing'))
      .max(120)
      .regex(lines, UNSTORABLE),
    address: z.string().trim().min(1, code('seller_address_missing')).max(200).regex(lines, UNSTORABLE),
    city: z.string().trim().min(1, code('seller_city_missing')).max(80).regex(lines, UNSTORABLE),
    state: z.enum(stateCodes, code('seller_state_missing')).exclude(['96'], code('seller_state_missing')),
    pin: z
      .string()
      .overwrite(cleanPin)
      .regex(/^[1-9]\d{5}$/, code('pin_invalid')),
    gstin: z
      .string()
      .overwrite(cleanCode)
      .toUpperCase()
      .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, code('gstin_invalid'))
      .nullable(),
    sac: z
      .string()
      .overwrite(cleanCode)
      .regex(/^99\d{4}$/, code('sac_invalid')),
    gstBasisPoints: z
      .number(code('gst_rate_missing'))
      .int(code('gst_rate_decimals'))
      .min(0, code('gst_rate_small'))
      .max(4000, code('gst_rate_large', { maximum: 40 }))
      .describe('Rate of GST in hundredths of a percent: 1800 is 18 %'),
    prefix: z
      .string()
      .overwrite(cleanCode)
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,3}$/, code('invoice_prefix_invalid'))
      .describe('Beginning of every number of an invoice'),
  })
  .superRefine(({ state, pin, gstin }, wrong) => {
    const beginnings = pinBeginnings(state);
    if (!beginnings.includes(pin[0]!)) {
      wrong.addIssue({
        code: 'custom',
        path: ['pin'],
        message: code('pin_other_state', { state: states[state], digits: beginnings.join(' / ') }),
      });
    }
    if (!gstin) return;
    if (gstin[14] !== gstinCheckDigit(gstin.slice(0, 14))) {
      wrong.addIssue({
        code: 'custom',
        path: ['gstin'],
        message: code('gstin_mistyped'),
      });
    } else if (gstin.slice(0, 2) !== state) {
      wrong.addIssue({
        code: 'custom',
        path: ['gstin'],
        message: code('gstin_other_state', { state: states[state], digits: state }),
      });
    }
  });

export type Seller = z.output<typeof seller>;
