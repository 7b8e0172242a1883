import { z } from 'zod';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { cleanCode, cleanEmail, EMAIL } from '../../../kit/shared/text/clean.ts';

/** In place of a password's hash, which no password has: staff opened the account, and its family has not claimed it yet. */
export const UNCLAIMED = 'unclaimed';

export const PASSWORD_MIN = 10;
// Argon2id accepts any length; the limit keeps a request from costing more than a login.
export const PASSWORD_MAX = 200;

export const email = z
  .string({ error: code('email_missing') })
  .overwrite(cleanEmail)
  .min(1, code('email_missing'))
  .max(254, code('email_long', { maximum: 254 }))
  // Few mail servers take a name in another script (SMTPUTF8), so that no reset of a password would arrive.
  .regex(/^(?![^@]*[^ -~][^@]*@)/, code('email_script'))
  .toLowerCase()
  .pipe(z.email({ pattern: EMAIL, error: code('email_invalid') }));

export const newPassword = z
  .string({ error: code('password_new_missing') })
  .min(1, code('password_new_missing'))
  .min(PASSWORD_MIN, code('password_short'))
  .max(PASSWORD_MAX, code('password_long', { maximum: PASSWORD_MAX }));

/** The two fields of a new password, in every form that sets one. */
export const passwordPair = z.object({
  password: newPassword,
  confirmPassword: z
    .string({ error: code('password_again_missing') })
    .min(1, code('password_again_missing'))
    .max(1000, code('value_long')),
});

/** Whether both fields of a new password have the same, however the keyboard composed it. */
export const passwordsMatch = (it: z.output<typeof passwordPair>) =>
  it.password.normalize('NFKC') === it.confirmPassword.normalize('NFKC');

/** Field and message of a mismatch: reported as soon as both are filled, even when other fields are missing. */
export const mismatch = {
  path: ['confirmPassword'],
  message: code('password_mismatch'),
  when: ({ value }: { value: unknown }) => passwordPair.safeParse(value).success,
};

/** The field of the form for a forgotten password. */
export const forgotten = z.object({ email });

/** The fields of a login form. Only the server checks whether they are right. */
export const login = z.object({
  email: z
    .string({ error: code('login_missing') })
    .overwrite(cleanEmail)
    .min(1, code('login_missing'))
    .max(254, code('value_long'))
    .describe('The email address, or the phone number of a family without one'),
  password: z
    .string({ error: code('password_missing') })
    .min(1, code('password_missing'))
    .max(1000, code('value_long')),
});

const currentPassword = login.shape.password;

/** The form that changes the password of an account. */
export const passwordChange = passwordPair.extend({ currentPassword });

/** The form that asks for the password once more. */
export const confirmation = z.object({ password: currentPassword });

/** The form that changes the email address of an account. */
export const emailChange = z.object({ email, password: currentPassword });

/** How long a password that was given holds for a download of all data and for invitations. */
export const CONFIRMED_MINUTES = 10;

/** Digits of the code in an SMS, how long it works, and after how long another one can be sent. */
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const RESEND_SECONDS = 30;

/** The form for the code of an SMS; spaces are ignored. */
export const phoneCode = z.object({
  code: z
    .string({ error: code('phone_code_missing') })
    .max(30, code('phone_code_digits'))
    .transform((typed) => cleanCode(typed).replace(/[\s-]/g, ''))
    .pipe(
      z
        .string()
        .min(1, code('phone_code_missing'))
        .regex(/^\d{6}$/, code('phone_code_digits')),
    ),
});
