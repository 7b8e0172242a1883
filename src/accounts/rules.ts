import { z } from 'zod';

export const PASSWORD_MIN = 10;
// Argon2id reads any length; the limit only keeps a request from costing more than a login.
export const PASSWORD_MAX = 200;

export const email = z
  .string({ error: 'Enter your e-mail address.' })
  .trim()
  .min(1, 'Enter your e-mail address.')
  .max(254, 'An e-mail address has at most 254 characters.')
  .toLowerCase()
  .pipe(z.email('Enter an e-mail address like name@example.com.'));

export const newPassword = z
  .string({ error: 'Choose a password.' })
  .min(PASSWORD_MIN, `Choose a password of at least ${PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `A password has at most ${PASSWORD_MAX} characters.`);

/** A new password as every form asks for it: twice. */
export const passwordPair = z.object({
  password: newPassword,
  confirmPassword: z
    .string({ error: 'Enter the password again.' })
    .min(1, 'Enter the password again.')
    .max(1000, 'This is too long.'),
});

export const passwordsMatch = (it: z.output<typeof passwordPair>) => it.password === it.confirmPassword;

/** Where and how it is said that they do not, as soon as both are there, whatever else is missing. */
export const mismatch = {
  path: ['confirmPassword'],
  message: 'Passwords do not match. Please try again.',
  when: ({ value }: { value: unknown }) => passwordPair.safeParse(value).success,
};

/** What a login form asks for. Whether it is right, only the server says. */
export const login = z.object({
  email: z
    .string({ error: 'Enter your e-mail address.' })
    .trim()
    .min(1, 'Enter your e-mail address.')
    .max(254, 'This is too long.'),
  password: z
    .string({ error: 'Enter your password.' })
    .min(1, 'Enter your password.')
    .max(1000, 'This is too long.'),
});

const INDIAN_MOBILE = /^[6-9]\d{9}$/;
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * A phone number as typed, brought to E.164: ten digits are an Indian mobile (they begin with 6 to 9, by the
 * National Numbering Plan of the DoT), with or without 0, 91 or +91 before; others need their country code.
 * Null when it is neither.
 */
export function readPhone(typed: string): string | null {
  const text = typed.replace(/[\s().-]/g, '');
  const national = text.replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '');
  if (INDIAN_MOBILE.test(national)) return `+91${national}`;
  const international = text.replace(/^00/, '+');
  if (international.startsWith('+91')) return null;
  return E164.test(international) ? international : null;
}

export const phone = z
  .string({ error: 'Enter a mobile number.' })
  .trim()
  .min(1, 'Enter a mobile number.')
  .max(30, 'This is too long for a phone number.')
  .transform((typed, context) => {
    const number = readPhone(typed);
    if (number) return number;
    context.addIssue({
      code: 'custom',
      message: 'Enter ten digits that begin with 6, 7, 8 or 9, or a number with its country code, like +44…',
    });
    return z.NEVER;
  });

/** Which name a browser or phone goes by, from its User-Agent; plain words for the list of sessions. */
export function nameDevice(userAgent: string): string {
  const browser =
    [
      ['Edg/', 'Edge'],
      ['OPR/', 'Opera'],
      ['SamsungBrowser/', 'Samsung Internet'],
      ['Firefox/', 'Firefox'],
      ['Chrome/', 'Chrome'],
      ['Safari/', 'Safari'],
    ].find(([mark]) => userAgent.includes(mark!))?.[1] ?? 'A browser';
  const system = [
    ['Android', 'Android'],
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Windows', 'Windows'],
    ['Mac OS X', 'Mac'],
    ['Linux', 'Linux'],
  ].find(([mark]) => userAgent.includes(mark!))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
