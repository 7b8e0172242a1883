import { z } from 'zod';
import { profileFor } from '../../../../base/vocabulary/shared/profileFor.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';
import { cleanDate } from '../../../../kit/shared/text/clean.ts';
import { birth } from '../../../horoscopes/shared/birthRules.ts';
import { sentCustom } from '../custom/values.ts';
import { hasYear, isDay } from '../facts/age.ts';
import { key, ordered, paragraphs, sentFields, words } from '../facts/fields.ts';
import { DESCRIPTION_MAX } from '../facts/limits.ts';
import { factsOf } from '../facts/list.ts';
import { name } from '../rules.ts';
import { boundsInOrder, sentWishes } from '../wishes/fields.ts';
import { WISHES } from '../wishes/list.ts';
import { sentCustomWishes } from './customWishes.ts';
import { IMPORTANCES, type SectionName, SHOWN_TO } from './lists.ts';

/** Refuses more married ones than there are, at their number. */
const married = <Some extends string, All extends string>(some: Some, all: All) =>
  ordered<Record<Some | All, number | null>>(some, all, { at: some, message: code('married_too_many') });

/** The schema of each section, as it is sent: a field that is not stated is null. */
export const sections = {
  about: z.object({
    profileFor: z.enum(profileFor, { error: code('choice_invalid') }),
    name,
    ...sentFields(factsOf('about')),
    custom: sentCustom,
  }),
  basics: z.object({ ...sentFields(factsOf('basics')), custom: sentCustom }),
  community: z.object({ ...sentFields(factsOf('community')), custom: sentCustom }),
  work: z
    .object({ ...sentFields(factsOf('work')), custom: sentCustom })
    .superRefine(ordered('incomeMinRupees', 'incomeMaxRupees')),
  family: z
    .object({ ...sentFields(factsOf('family')), custom: sentCustom })
    .superRefine(married('marriedBrothers', 'brothers'))
    .superRefine(married('marriedSisters', 'sisters')),
  horoscope: z.object({
    dateOfBirth: z
      .string({ error: code('birth_missing') })
      .overwrite(cleanDate)
      .min(1, code('birth_missing'))
      .refine(hasYear, code('birth_year_digits'))
      .refine(isDay, code('birth_invalid')),
    timeUnknown: z.boolean().default(false).describe('Whether nobody knows the time'),
    timeOfBirth: z
      .string()
      .overwrite(cleanDate)
      .nullable()
      .transform((text) => text || null)
      .refine((text) => text === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), code('time_invalid')),
    placeOfBirth: words(),
    birthplace: birth
      .pick({ latitude: true, longitude: true, timeZone: true })
      .nullable()
      .default(null)
      .describe('Where that place is; null: the chart is not computed'),
    rashi: key,
    nakshatra: key,
    manglik: key,
    shownTo: z
      .enum(SHOWN_TO, { error: code('choice_invalid') })
      .default('matches')
      .describe(
        'Who sees the horoscope among those who see the profile; time and place are for matches only',
      ),
    dateShown: z
      .boolean()
      .default(false)
      .describe(
        'Whether all who see the horoscope see the exact date of birth; otherwise connected members only',
      ),
    weighed: z
      .boolean()
      .default(false)
      .describe('Whether horoscopes that are shown to everyone count in the recommendations of this profile'),
  }),
  wishes: z
    .object({
      ...sentWishes(),
      description: paragraphs(DESCRIPTION_MAX),
      custom: sentCustomWishes,
      importance: z.partialRecord(z.enum(WISHES), z.enum(IMPORTANCES, { error: code('choice_invalid') })),
    })
    .superRefine(boundsInOrder),
} satisfies Record<SectionName, z.ZodType>;

/** The values of each section, as they are saved. */
export type SectionValues = { [Name in SectionName]: z.output<(typeof sections)[Name]> };
