import parsePhoneNumber from 'libphonenumber-js/min';
import { z } from 'zod';
import { cleanPhone } from '../text/clean.ts';
import { code } from './errorCode.ts';

// The National Numbering Plan of the DoT: mobile numbers of India begin with 6 to 9.
const INDIAN_MOBILE = /^[6-9]\d{9}$/;

/**
 * Returns a typed phone number in E.164: ten digits are an Indian mobile, with or without 0, 91 or +91 before them;
 * others need their country code. Null when it is neither.
 */
export function readPhone(typed: string): string | null {
  const found = parsePhoneNumber(cleanPhone(typed).replace(/[\s().-]/g, ''), {
    defaultCountry: 'IN',
    extract: false,
  });
  if (!found?.isPossible() || found.ext) return null;
  if (found.countryCallingCode === '91' && !INDIAN_MOBILE.test(found.nationalNumber)) return null;
  return found.number;
}

/** Formats a phone number as its country writes it, such as +91 98220 12345. @param number E.164 */
export const formatPhone = (number: string): string =>
  parsePhoneNumber(number)?.formatInternational() ?? number;

export const phone = z
  .string({ error: code('phone_missing') })
  .overwrite(cleanPhone)
  .min(1, code('phone_missing'))
  .max(30, code('phone_long'))
  .transform((typed, context) => {
    const number = readPhone(typed);
    if (number) return number;
    context.addIssue({
      code: 'custom',
      message: code('phone_invalid'),
    });
    return z.NEVER;
  });
