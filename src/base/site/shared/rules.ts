import { z } from 'zod';
import { anyDay, instant } from '../../../kit/shared/api/dates.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { line, UNSTORABLE } from '../../../kit/shared/api/text.ts';
import { cleanEmail, cleanName, cleanPhone, EMAIL } from '../../../kit/shared/text/clean.ts';
import { isReadableAccent, nearestReadable } from './accent/palette.ts';

/** Date of the terms, the privacy policy and the refund policy in this version. */
export const TERMS_VERSION = '2026-11-28';

/** Languages that a team in India may reply in, by ISO 639 code. */
export const languageNames = {
  en: 'English',
  hi: 'Hindi',
  as: 'Assamese',
  bn: 'Bengali',
  gu: 'Gujarati',
  kn: 'Kannada',
  kok: 'Konkani',
  ml: 'Malayalam',
  mr: 'Marathi',
  ne: 'Nepali',
  or: 'Odia',
  pa: 'Punjabi',
  sd: 'Sindhi',
  ta: 'Tamil',
  te: 'Telugu',
  ur: 'Urdu',
};
const languageCodes = Object.keys(languageNames) as (keyof typeof languageNames)[];

const text = (missing: Coded, max: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, code('text_long', { maximum: max }))
    .regex(line, UNSTORABLE);
const email = z
  .string(code('site_email_missing'))
  .overwrite(cleanEmail)
  .max(254, code('text_long', { maximum: 254 }))
  .regex(EMAIL, code('site_email_invalid'));
const phone = z
  .string()
  .overwrite(cleanPhone)
  .regex(/^(?=.{5,20}$)\+?\d[\d ()-]*\d$/, code('site_phone_invalid'));

/** Most characters of the site's name and of its tagline. */
export const SITE_NAME_MAX = 40;
export const TAGLINE_MAX = 120;

const facts = z.object({
  name: text(code('site_name_missing'), SITE_NAME_MAX),
  tagline: text(code('tagline_missing'), TAGLINE_MAX).nullable().describe('One sentence below the name'),
  contactEmail: email.describe('Receives the messages of the contact form'),
  phone: phone.nullable(),
  address: text(code('address_missing'), 200).nullable(),
  city: text(code('city_missing'), 80).nullable(),
  officerName: text(code('officer_name_missing'), 80)
    .overwrite(cleanName)
    .nullable()
    .describe('Grievance officer under the IT Rules, 2021'),
  officerEmail: email.nullable(),
  officerPhone: phone.nullable(),
  officerAddress: text(code('address_missing'), 200).nullable(),
  accent: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, code('accent_invalid'))
    .nullable()
    .describe('Colour of buttons and links, as #rrggbb; null is the usual one'),
  languages: z
    .array(z.enum(languageCodes))
    .max(languageCodes.length)
    .describe('Languages in which the team replies, by ISO 639 code'),
  termsVersion: anyDay
    .refine((day) => day >= TERMS_VERSION, code('terms_older'))
    .describe('Day from which the terms and policies are in force; registrations agree to this version'),
});

/** Name and contact of the site, as staff set them. Null is not set, and is not shown anywhere. */
export const newSiteFacts = facts.superRefine((it, context) => {
  const { officerName, officerEmail, officerPhone, officerAddress, accent } = it;
  const refuse = (path: string, message: Coded) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (accent && !isReadableAccent(accent))
    refuse('accent', code('accent_unreadable', { colour: nearestReadable(accent) }));
  if (!officerName && (officerEmail || officerPhone || officerAddress))
    refuse('officerName', code('officer_name_missing'));
  if (officerName && !officerEmail && !officerPhone) refuse('officerEmail', code('officer_contact_missing'));
});

/** The version of a setting that somebody has read: what has changed since is not overwritten. */
export const settingVersion = instant
  .nullable()
  .describe('When the setting was last changed; null while it is not set');

/** The values in use: a site that is not in production may have no contact address. */
export const siteFacts = facts.extend({ contactEmail: email.nullable() });

export type SiteFacts = z.output<typeof siteFacts>;

/** The values of a new real site: nothing is invented. */
export const defaultFacts: SiteFacts = {
  name: 'Humsafar',
  tagline: null,
  contactEmail: null,
  phone: null,
  address: null,
  city: null,
  officerName: null,
  officerEmail: null,
  officerPhone: null,
  officerAddress: null,
  accent: null,
  languages: [],
  termsVersion: TERMS_VERSION,
};
