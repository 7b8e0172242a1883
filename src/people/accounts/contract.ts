import { z } from 'zod';
import {
  account,
  conflict,
  notFound,
  unauthorized,
  unavailable,
  visitor,
  visitorOrTeam,
} from '../../kit/api/contract.ts';
import { staffRoles } from '../../kit/shared/api/capabilities.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { phone } from '../../kit/shared/api/phone.ts';
import { localeCodes } from '../../kit/shared/locale/locales.ts';
import { contract as secondFactorEndpoints } from './settings/secondFactor/contract.ts';
import {
  confirmation,
  email,
  emailChange,
  login,
  mismatch,
  passwordChange,
  passwordPair,
  passwordsMatch,
  phoneCode,
} from './shared/rules.ts';

const viewer = z.object({
  email: z.string().nullable().describe('Null for a family that has a phone number alone'),
  verified: z
    .boolean()
    .describe('Whether the email address, or the number where there is none, is known to be theirs'),
  phone: z
    .enum(['verified', 'required', 'optional', 'unavailable'])
    .describe(
      'required: others see the profile only once it is verified; unavailable: this site sends no codes',
    ),
  locale: z.string().describe('The language of screens, emails and invoices'),
  name: z.string().nullable().describe('What its person is called; null where nobody has said it'),
  profile: z
    .object({
      id: z.string(),
      name: z.string(),
      gender: z.enum(['female', 'male']),
      listed: z.boolean().describe('Whether others can find it now'),
      approved: z.boolean().describe('Whether it is approved: before that, others are shown as to a visitor'),
      hidden: z.object({ until: instant.nullable() }).nullable().describe('Set while its family hides it'),
      deletionAsked: z
        .boolean()
        .describe('Whether a former manager asked to delete it, and nobody has decided'),
      role: z.enum(['owner', 'manager', 'viewer']),
      relation: z.string().describe('What the account is to the person of the profile; self: that person'),
    })
    .nullable()
    .describe('The profile that this session acts for'),
  staff: z
    .object({
      name: z.string(),
      role: z.enum(staffRoles),
      mustSetUp: z
        .boolean()
        .optional()
        .describe('Set until they have set up a second factor, which they need'),
    })
    .nullable(),
  premium: z.boolean(),
  impersonator: z
    .object({ name: z.string(), endsAt: instant })
    .nullable()
    .describe('Who of our team sees the site as this account, which has allowed it; null for its own people'),
});

const session = z.object({
  id: z.uuid(),
  device: z.string().describe('The browser and system, in words'),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean().describe('Whether this request belongs to it'),
});

/** What a login still needs. */
const secondFactor = z
  .object({
    token: z.string().describe('For the second step; works for 10 minutes'),
    code: z.boolean().describe('Whether a code of an authenticator app is possible'),
    passkey: z.unknown().describe('Options for a passkey (WebAuthn); null without one'),
  })
  .optional()
  .describe('Set when the password was right and a second step is needed: nobody is logged in yet');

const changesAt = instant
  .nullable()
  .describe('When it takes place without the old address; null until the new one has confirmed');

const own = z.object({
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  emailChange: z
    .object({
      email: z.string(),
      expiresAt: instant,
      newConfirmed: z.boolean().describe('Whether the new address has confirmed'),
      oldConfirmed: z.boolean().describe('Whether the old address has confirmed, or need not'),
      changesAt,
    })
    .nullable()
    .describe('A change of the email address that waits to be confirmed'),
  phone: z.object({ number: z.string(), formatted: z.string(), verified: z.boolean() }).nullable(),
  phoneCodes: z
    .object({ outboxUrl: z.string().nullable().describe('Page with the SMS of a demo') })
    .nullable()
    .describe('Set where this site can verify phone numbers'),
});

const token = z.string().min(20, code('link_incomplete')).max(200, code('link_broken'));

const terms = z.object({
  version: z.string(),
  accepted: z.string().nullable(),
  changes: z.string().nullable().describe('What has changed, in a sentence'),
  pending: z.boolean().describe('Whether the account agreed to earlier ones, and is asked again'),
});

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
    .output(z.object({ lands: z.enum(['/dashboard', '/admin/dashboard']), secondFactor })),
  logOut: visitorOrTeam
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
  requestPasswordReset: visitor
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
      summary: 'Reset the password with the token from the email; logs in, unless a second step is needed',
      tags: ['accounts'],
    })
    .errors(notFound)
    .input(passwordPair.extend({ token }).refine(passwordsMatch, mismatch))
    .output(z.object({ lands: z.enum(['/dashboard', '/admin/dashboard', '/admin/login']) })),
  terms: account
    .route({
      method: 'GET',
      path: '/me/terms',
      summary: 'The version of the terms and policies in force, and which one the account has agreed to',
      tags: ['accounts'],
    })
    .output(terms),
  acceptTerms: account
    .route({
      method: 'PUT',
      path: '/me/terms',
      summary: 'Agree to the terms and policies in force; another version is refused',
      tags: ['accounts'],
    })
    .errors(conflict)
    .input(z.object({ version: z.string().max(20) }))
    .output(terms),
  own: account
    .route({
      method: 'GET',
      path: '/account',
      summary: 'Email address and phone number of the account',
      tags: ['accounts'],
    })
    .output(own),
  confirmation: account
    .route({
      method: 'GET',
      path: '/account/confirmation',
      summary: 'Whether the password was given lately in this session',
      tags: ['accounts'],
    })
    .output(z.object({ confirmed: z.boolean() })),
  confirm: account
    .route({
      method: 'PUT',
      path: '/account/confirmation',
      summary: 'Give the password once more, before a download of all data or an invitation',
      tags: ['accounts'],
    })
    .input(confirmation)
    .output(z.object({})),
  changePassword: account
    .route({
      method: 'PUT',
      path: '/account/password',
      summary: 'Change the password; logs out all other sessions',
      tags: ['accounts'],
    })
    .input(passwordChange.refine(passwordsMatch, mismatch))
    .output(z.object({ ended: z.number().int().describe('How many other sessions were logged out') })),
  changeEmail: account
    .route({
      method: 'PUT',
      path: '/account/email-change',
      summary: 'Start a change of the email address: both addresses get an email',
      tags: ['accounts'],
    })
    .input(emailChange)
    .output(z.object({ email: z.string(), expiresAt: instant })),
  cancelEmailChange: account
    .route({
      method: 'DELETE',
      path: '/account/email-change',
      summary: 'Cancel the change of the email address that waits',
      tags: ['accounts'],
    })
    .output(z.object({})),
  confirmEmailChange: visitor
    .route({
      method: 'PUT',
      path: '/email-changes/confirmation',
      summary:
        'Confirm a change of an email address with the token sent to either; the second one changes it',
      tags: ['accounts'],
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ token }))
    .output(z.object({ changed: z.boolean(), changesAt })),
  stopEmailChange: visitor
    .route({
      method: 'PUT',
      path: '/email-changes/refusal',
      summary: 'Stop a change of an email address with the token sent to the old one',
      tags: ['accounts'],
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ token }))
    .output(z.object({})),
  sendPhoneCode: account
    .route({
      method: 'POST',
      path: '/phone-verification',
      summary: 'Send a code by SMS to a phone number',
      tags: ['accounts'],
    })
    .errors(unavailable)
    .input(z.object({ phone }))
    .output(z.object({ formatted: z.string(), resendSeconds: z.number().int() })),
  verifyPhone: account
    .route({
      method: 'PUT',
      path: '/phone-verification',
      summary: 'Verify the phone number with the code of the SMS; it becomes that of the account',
      tags: ['accounts'],
    })
    .errors(conflict)
    .input(phoneCode)
    .output(z.object({ formatted: z.string() })),
  ...secondFactorEndpoints,
};
