import { z } from 'zod';
import { staffRoles } from '../kit/api/capabilities.ts';
import { account, notFound, unauthorized, visitor } from '../kit/api/contract.ts';
import { code } from '../kit/api/errorCode.ts';
import { localeCodes } from '../kit/locale/locales.ts';
import { email, login, mismatch, passwordPair, passwordsMatch } from './rules.ts';

const viewer = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  locale: z.string().describe('The language of screens, emails and invoices'),
  profile: z
    .object({
      id: z.string(),
      name: z.string(),
      gender: z.enum(['female', 'male']),
      listed: z.boolean(),
      role: z.enum(['owner', 'manager', 'viewer']),
    })
    .nullable()
    .describe('The profile that this session acts for'),
  staff: z.object({ name: z.string(), role: z.enum(staffRoles) }).nullable(),
  premium: z.boolean(),
});

const session = z.object({
  id: z.uuid(),
  device: z.string().describe('The browser and system, in words'),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean().describe('Whether this request belongs to it'),
});

const token = z.string().min(20, code('link_incomplete')).max(200, code('link_broken'));

export const contract = {
  me: visitor
    .route({
      method: 'GET',
      path: '/me',
      summary: 'Returns the logged-in account; null for a visitor',
      tags: ['accounts'],
    })
    .output(z.object({ viewer: viewer.nullable() })),
  logIn: visitor
    .route({ method: 'POST', path: '/sessions', summary: 'Log in', tags: ['accounts'] })
    .errors(unauthorized)
    .input(
      login.extend({
        access: z.enum(['member', 'staff']).default('member').describe('The staff login is for staff only'),
      }),
    )
    .output(z.object({ lands: z.enum(['/dashboard', '/admin/dashboard']) })),
  logOut: visitor
    .route({ method: 'DELETE', path: '/sessions/current', summary: 'Log out', tags: ['accounts'] })
    .output(z.object({})),
  setLocale: account
    .route({
      method: 'PUT',
      path: '/account/locale',
      summary: 'Choose the language of screens, emails and invoices',
      tags: ['accounts'],
    })
    .input(z.object({ locale: z.enum(localeCodes, code('locale_unknown')) }))
    .output(z.object({ locale: z.string() })),
  sessions: account
    .route({
      method: 'GET',
      path: '/sessions',
      summary: 'Lists the sessions of the account',
      tags: ['accounts'],
    })
    .output(z.array(session)),
  endSession: account
    .route({ method: 'DELETE', path: '/sessions/{id}', summary: 'End one session', tags: ['accounts'] })
    .errors(notFound)
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  endOtherSessions: account
    .route({
      method: 'DELETE',
      path: '/sessions',
      summary: 'Log out all other sessions',
      tags: ['accounts'],
    })
    .output(z.object({ ended: z.number().int() })),
  verifyEmail: visitor
    .route({
      method: 'PUT',
      path: '/email-verification',
      summary: 'Verify an email address with the token from the email',
      tags: ['accounts'],
    })
    .errors(notFound)
    .input(z.object({ token }))
    .output(z.object({})),
  resendVerification: account
    .route({
      method: 'POST',
      path: '/email-verification',
      summary: 'Send the verification email again',
      tags: ['accounts'],
    })
    .output(z.object({})),
  forgetPassword: visitor
    .route({
      method: 'POST',
      path: '/password-resets',
      summary: 'Request a password reset email',
      tags: ['accounts'],
    })
    .input(z.object({ email }))
    .output(z.object({})),
  resetPassword: visitor
    .route({
      method: 'PUT',
      path: '/password-resets',
      summary: 'Reset the password with the token from the email; logs in',
      tags: ['accounts'],
    })
    .errors(notFound)
    .input(passwordPair.extend({ token }).refine(passwordsMatch, mismatch))
    .output(z.object({ lands: z.enum(['/dashboard', '/admin/dashboard']) })),
};
