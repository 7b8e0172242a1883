import { z } from 'zod';
import { account, notFound, unauthorized, visitor } from '../kit/contract.ts';
import { email, newPassword } from './rules.ts';

const viewer = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  profile: z
    .object({ id: z.string(), name: z.string(), gender: z.enum(['female', 'male']), listed: z.boolean() })
    .nullable(),
  staff: z
    .object({ name: z.string(), role: z.enum(['support', 'moderator', 'finance', 'editor', 'admin']) })
    .nullable(),
  premium: z.boolean(),
});

const session = z.object({
  id: z.uuid(),
  device: z.string().describe('The browser and system, in words'),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean().describe('Whether this request belongs to it'),
});

const token = z.string().min(20, 'This link is incomplete.').max(200, 'This link is broken.');

export const login = z.object({
  email: z.string({ error: 'Enter your e-mail address.' }).trim().min(1, 'Enter your e-mail address.').max(254, 'This is too long.'),
  password: z.string({ error: 'Enter your password.' }).min(1, 'Enter your password.').max(1000, 'This is too long.'),
  door: z.enum(['member', 'staff']).default('member').describe('The staff door takes staff only'),
});

export const contract = {
  me: visitor
    .route({ method: 'GET', path: '/me', summary: 'Who is logged in; null for a visitor', tags: ['accounts'] })
    .output(z.object({ viewer: viewer.nullable() })),
  logIn: visitor
    .route({ method: 'POST', path: '/sessions', summary: 'Log in', tags: ['accounts'] })
    .errors(unauthorized)
    .input(login)
    .output(z.object({ lands: z.enum(['/dashboard', '/admin/dashboard']) })),
  logOut: visitor
    .route({ method: 'DELETE', path: '/sessions/current', summary: 'Log out', tags: ['accounts'] })
    .output(z.object({})),
  sessions: account
    .route({ method: 'GET', path: '/sessions', summary: 'Where the account is logged in', tags: ['accounts'] })
    .output(z.array(session)),
  endSession: account
    .route({ method: 'DELETE', path: '/sessions/{id}', summary: 'End one session', tags: ['accounts'] })
    .errors(notFound)
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  endOtherSessions: account
    .route({ method: 'DELETE', path: '/sessions', summary: 'End every session but this one', tags: ['accounts'] })
    .output(z.object({ ended: z.number().int() })),
  verifyEmail: visitor
    .route({ method: 'PUT', path: '/email-verification', summary: 'Verify the e-mail address by the token of its mail', tags: ['accounts'] })
    .errors(notFound)
    .input(z.object({ token }))
    .output(z.object({})),
  resendVerification: account
    .route({ method: 'POST', path: '/email-verification', summary: 'Send the verification mail again', tags: ['accounts'] })
    .output(z.object({})),
  forgetPassword: visitor
    .route({ method: 'POST', path: '/password-resets', summary: 'Ask for a mail to set a new password', tags: ['accounts'] })
    .input(z.object({ email }))
    .output(z.object({})),
  resetPassword: visitor
    .route({ method: 'PUT', path: '/password-resets', summary: 'Set a new password by the token of the mail; logs in', tags: ['accounts'] })
    .errors(notFound)
    .input(
      z
        .object({ token, password: newPassword, confirmPassword: z.string().max(1000) })
        .refine((it) => it.password === it.confirmPassword, {
          path: ['confirmPassword'],
          message: 'Passwords do not match. Please try again.',
        }),
    )
    .output(z.object({ lands: z.enum(['/dashboard', '/admin/dashboard']) })),
};
