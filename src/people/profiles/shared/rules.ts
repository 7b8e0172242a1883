import { z } from 'zod';
import { profileFor } from '../../../base/vocabulary/shared/profileFor.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { phone } from '../../../kit/shared/api/phone.ts';
import { cleanDate, cleanName } from '../../../kit/shared/text/clean.ts';
import { email, mismatch, passwordPair, passwordsMatch } from '../../accounts/shared/rules.ts';
import { sentCustom } from './custom/values.ts';
import { ageOn, hasYear, isDay, MARRIAGEABLE_AGE } from './facts/age.ts';
import { chosen } from './facts/fields.ts';

const OLDEST = 100;

// Letters and marks of any script, with the joiners that Indian scripts need between them. Some letters are invisible, such
// as the fillers of Korean: with them alone a card has no name.
const NAME = /^\p{L}(?:[\p{L}\p{M} .'’-]|\u200c|\u200d)*$/u;
const INVISIBLE = /(?=\p{DI})[\p{L}\p{M}]/u;

export const name = z
  .string({ error: code('full_name_missing') })
  .overwrite(cleanName)
  .min(1, code('full_name_missing'))
  .max(100, code('name_long', { maximum: 100 }))
  .regex(NAME, code('name_letters'))
  .refine((text) => !INVISIBLE.test(text), code('name_letters'));

/** What the person of an account is called, which nobody has to say: empty for nothing. */
export const ownName = z
  .string()
  .trim()
  .max(100, code('name_long', { maximum: 100 }))
  .refine((text) => text === '' || name.safeParse(text).success, code('name_letters'))
  .transform((text) => (text === '' ? '' : name.parse(text)));

/** Returns the error of a date of birth for a gender on a day (YYYY-MM-DD); null when it is valid. */
export function wrongBirth(dateOfBirth: string, gender: 'female' | 'male', day: string): Coded | null {
  if (!isDay(dateOfBirth)) return code('birth_invalid');
  if (dateOfBirth > day) return code('birth_future');
  const age = ageOn(dateOfBirth, day);
  if (age > OLDEST) return code('birth_year');
  const legal = MARRIAGEABLE_AGE[gender];
  if (age >= legal) return null;
  return gender === 'female' ? code('birth_woman_young') : code('birth_man_young');
}

/** The declaration about a profile: see registration/declarations.ts. Staff cannot make it for a family. */
export const declaring = z.object({
  declaration: z.literal(true, { error: code('declaration_missing') }),
});

/** Schema of a registration as the form sends it. The rule of age needs the day: see `registrationOn`. */
export const registration = z.object({
  profileFor: z.enum(profileFor, { error: code('choice_invalid') }).default('self'),
  name,
  gender: z.enum(['female', 'male'], { error: code('gender_missing') }),
  dateOfBirth: z
    .string({ error: code('birth_missing') })
    .overwrite(cleanDate)
    .min(1, code('birth_missing'))
    .refine(hasYear, code('birth_year_digits'))
    .refine(isDay, code('birth_invalid')),
  religion: chosen(code('religion_missing')),
  motherTongue: chosen(code('mother_tongue_missing')),
  custom: sentCustom,
  accountName: ownName.optional().describe('What whoever registers is called, where it is for somebody else'),
  email,
  phone,
  ...passwordPair.shape,
  consent: z.literal(true, { error: code('consent_missing') }),
  ...declaring.shape,
});

export type Registration = z.output<typeof registration>;

/** The part of a registration about the person. */
export const person = registration.pick({
  profileFor: true,
  name: true,
  gender: true,
  dateOfBirth: true,
  religion: true,
  motherTongue: true,
  custom: true,
});

export type PersonToAdd = z.output<typeof person>;

/** Maximum number of profiles per account: a family's, not a bureau's. */
export const PROFILES_PER_ACCOUNT = 10;

const birth = registration.pick({ gender: true, dateOfBirth: true });

/**
 * The same schema with the rules about several fields, on a given day in India (YYYY-MM-DD). Each is
 * applied as soon as its own fields are valid, also when others are not.
 */
export function registrationOn(day: () => string) {
  return registration.superRefine(...birthOn(day)).refine(passwordsMatch, mismatch);
}

/** As `registrationOn`, for the person alone. */
export function personOn(day: () => string) {
  return person.superRefine(...birthOn(day));
}

/** As `registrationOn`, for a further profile of an account. */
export const furtherOn = (day: () => string) => personOn(day).safeExtend(declaring.shape);

const birthOn = (day: () => string) =>
  [
    (it: z.output<typeof birth>, context: z.RefinementCtx) => {
      const wrong = wrongBirth(it.dateOfBirth, it.gender, day());
      if (wrong) context.addIssue({ code: 'custom', path: ['dateOfBirth'], message: wrong });
    },
    { when: ({ value }: { value: unknown }) => birth.safeParse(value).success },
  ] as const;

export { firstName } from './facts/firstName.ts';
