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
