import { z } from 'zod';
import { profileFor } from '../../../../base/vocabulary/shared/profileFor.ts';
import { type Coded, code } from '../../../../kit/shared/api/errorCode.ts';
import { line, lines, oneEmptyLine, UNSTORABLE } from '../../../../kit/shared/api/text.ts';
import { cleanDate, cleanName } from '../../../../kit/shared/text/clean.ts';
import { birth } from '../../../horoscopes/shared/birthRules.ts';
import { hasYear, isDay } from '../facts/age.ts';
import { chosen, name } from '../rules.ts';
import {
  BIO_MAX,
  DESCRIPTION_MAX,
  HEIGHT_CM,
  LIST_MAX,
  SIBLINGS_MAX,
  WEIGHT_KG,
  WISHED_AGE,
  WORDS_MAX,
} from './limits.ts';
import { IMPORTANCES, type SectionName, SHOWN_TO, WISHES } from './lists.ts';

const HOBBY_MAX = 40;
const RUPEES_MAX = 1_000_000_000;

const tidy = (text: string) => text.normalize('NFC').replace(/ +/g, ' ');

/** A line of free text in any language; empty means that it is not stated. */
const words = (max = WORDS_MAX) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(line, UNSTORABLE)
    .nullable()
    .transform((text) => (text ? tidy(text) : null));

/** What somebody of the family is called. */
const called = z
  .string()
  .overwrite(cleanName)
  .max(100)
  .regex(line, UNSTORABLE)
  .nullable()
  .transform((text) => text || null);

const paragraphs = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(lines, UNSTORABLE)
    .nullable()
    .transform((text) => (text ? oneEmptyLine(text.normalize('NFC').replaceAll('\r\n', '\n')) : null));

/** Free words, each kept once, whatever its case. */
const list = (max = WORDS_MAX) =>
  z
    .array(z.string().trim().min(1, code('value_invalid')).max(max).regex(line, UNSTORABLE).transform(tidy))
    .max(LIST_MAX)
    .transform((all) => [...new Map(all.map((one) => [one.toLowerCase(), one])).values()]);

/** The key of an option; the server checks that its list has it. */
const key = z
  .string()
  .max(60, code('choice_invalid'))
  .nullable()
  .transform((text) => text || null);
const keys = z.array(z.string().min(1).max(60, code('choice_invalid'))).max(60);

const whole = (wrong: Coded, { min, max }: { min: number; max: number }) =>
  z
    .number({ error: (issue) => (issue.code === 'invalid_type' ? wrong : undefined) })
    .int(wrong)
    .min(min)
    .max(max)
    .nullable();

const rupees = whole(code('value_invalid'), { min: 0, max: RUPEES_MAX });
const height = whole(code('choice_invalid'), HEIGHT_CM);
const wishedAge = whole(code('age_invalid'), WISHED_AGE);
const siblings = whole(code('number_invalid'), { min: 0, max: SIBLINGS_MAX });

/** Refuses a range whose end is below its start, at its end. */
const ordered =
  <Values>(from: keyof Values & string, to: keyof Values & string) =>
  (values: Values, context: z.RefinementCtx) => {
    const [min, max] = [values[from], values[to]] as (number | null)[];
    if (min != null && max != null && min > max) {
      context.addIssue({ code: 'custom', path: [to], message: code('range_reversed') });
    }
  };

/** The schema of each section, as it is sent: a field that is not stated is null. */
export const sections = {
  about: z.object({
    profileFor: z.enum(profileFor, { error: code('choice_invalid') }),
    name,
    bio: paragraphs(BIO_MAX),
    hobbies: list(HOBBY_MAX),
  }),
  basics: z.object({
    heightCm: height,
    weightKg: whole(code('weight_invalid'), WEIGHT_KG),
    maritalStatus: key,
    diet: key,
    smoking: key,
    drinking: key,
  }),
  community: z.object({
    religion: chosen(code('religion_missing')),
    motherTongue: chosen(code('mother_tongue_missing')),
    caste: words(),
    subCaste: words(),
    gotra: words(),
  }),
  work: z
    .object({
      education: key,
      profession: words(),
      workingWith: key.default(null),
      incomeMinRupees: rupees,
      incomeMaxRupees: rupees,
      city: words(),
      state: key,
      country: key,
    })
    .superRefine(ordered('incomeMinRupees', 'incomeMaxRupees')),
  family: z.object({
    fatherName: called,
    fatherOccupation: words(),
    motherName: called,
    motherOccupation: words(),
    brothers: siblings,
    sisters: siblings,
    familyType: key,
    familyStatus: key,
    familyValues: key,
  }),
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
      ageMin: wishedAge,
      ageMax: wishedAge,
      heightMinCm: height,
      heightMaxCm: height,
      maritalStatus: keys,
      religion: keys,
      caste: list(),
      motherTongue: keys,
      education: keys,
      profession: list(),
      cities: list(),
      states: keys,
      diet: keys,
      description: paragraphs(DESCRIPTION_MAX),
      importance: z.partialRecord(z.enum(WISHES), z.enum(IMPORTANCES, { error: code('choice_invalid') })),
    })
    .superRefine(ordered('ageMin', 'ageMax'))
    .superRefine(ordered('heightMinCm', 'heightMaxCm')),
} satisfies Record<SectionName, z.ZodType>;

/** The values of each section, as they are saved. */
export type SectionValues = { [Name in SectionName]: z.output<(typeof sections)[Name]> };
