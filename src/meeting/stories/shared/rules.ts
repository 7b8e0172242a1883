import { z } from 'zod';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { cleanDate, cleanName } from '../../../kit/shared/text/clean.ts';
import { profileId } from '../../../people/profiles/contract.ts';
import { CITY_MAX, NAMES_MAX, OCCASIONS, STORY_MAX, STORY_MIN } from './limits.ts';

const text = (missing: Coded, minimum: number, maximum: number) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .min(minimum, code('text_short', { minimum }))
    .max(maximum, code('text_long', { maximum }));

const month = z
  .string()
  .overwrite(cleanDate)
  .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, code('date_invalid'));

/** The fields of the form for a story. */
export const storyFields = z.object({
  partner: profileId,
  names: text(code('story_names_missing'), 3, NAMES_MAX)
    .overwrite(cleanName)
    .describe('Both names, as the couple wants them shown'),
  event: z
    .object({ occasion: z.enum(OCCASIONS, code('choice_invalid')), month })
    .nullable()
    .describe('The month of the wedding or engagement; null to leave it out'),
  city: text(code('city_missing'), 2, CITY_MAX),
  body: text(code('story_missing'), STORY_MIN, STORY_MAX),
});
export type StoryFields = z.output<typeof storyFields>;

/** The same fields as typed. Without an occasion, the month does not count. */
export const storyTyped = storyFields
  .omit({ event: true })
  .extend({
    partner: z.string().min(1, code('story_partner_missing')).pipe(profileId),
    occasion: z.enum(['', ...OCCASIONS]),
    month: z.string(),
  })
  .superRefine(({ occasion, month: typed }, context) => {
    if (occasion !== '' && !month.safeParse(typed).success)
      context.addIssue({ code: 'custom', path: ['month'], message: code('date_invalid') });
  })
  .transform(({ occasion, month: typed, ...fields }) => ({
    ...fields,
    event: occasion === '' ? null : { occasion, month: month.parse(typed) },
  }));
export type StoryTyped = z.input<typeof storyTyped>;
