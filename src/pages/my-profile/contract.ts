import { z } from 'zod';
import { conflict, manager, member, memberOrTeam, notFound } from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { card, profileView } from '../../people/profiles/contract.ts';
import { readCustom } from '../../people/profiles/shared/custom/values.ts';
import { readFields } from '../../people/profiles/shared/facts/fields.ts';
import { factsOf } from '../../people/profiles/shared/facts/list.ts';
import { readCustomWishes } from '../../people/profiles/shared/sections/customWishes.ts';
import { IMPORTANCES, SHOWN_TO, STEPS } from '../../people/profiles/shared/sections/lists.ts';
import { sections } from '../../people/profiles/shared/sections/rules.ts';
import { readWishes } from '../../people/profiles/shared/wishes/fields.ts';
import { WISHES } from '../../people/profiles/shared/wishes/list.ts';
import { TEXTS } from '../../people/profiles/texts/names.ts';

const tags = ['my profile'];
const text = z.string().nullable();
const key = text.describe('An option of a list, by its key');

const version = z.number().int().min(0).describe('Counts how often the section was saved');

/** A section as it is saved. Read values are not checked: values stored by an older version are shown as they are. */
const section = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({
    version,
    changedAt: instant.nullable(),
    changedByMe: z.boolean().describe("Whether the viewer's own account saved it last"),
    values: z.object(shape),
  });

const custom = readCustom.optional();

export const shown = {
  about: section({ profileFor: z.string(), name: z.string(), ...readFields(factsOf('about')), custom }),
  basics: section({ ...readFields(factsOf('basics')), custom }),
  community: section({ ...readFields(factsOf('community')), custom }),
  work: section({ ...readFields(factsOf('work')), custom }),
  family: section({ ...readFields(factsOf('family')), custom }),
  horoscope: section({
    dateOfBirth: z.string().describe('YYYY-MM-DD'),
    timeUnknown: z.boolean().describe('Whether nobody knows the time'),
    timeOfBirth: text.describe('HH:MM, local to the place of birth'),
    placeOfBirth: text,
    birthplace: z
      .object({ latitude: z.number(), longitude: z.number(), timeZone: z.string() })
      .nullable()
      .describe('Where that place is; null: the chart is not computed'),
    rashi: key,
    nakshatra: key,
    manglik: key,
    shownTo: z.enum(SHOWN_TO).describe('Who sees the horoscope, among those who see the profile'),
    dateShown: z.boolean().describe('Whether all who see the horoscope see the exact date of birth'),
    weighed: z.boolean().describe('Whether horoscopes count in the recommendations of this profile'),
  }),
  wishes: section({
    ...readWishes(),
    description: text,
    custom: readCustomWishes,
    importance: z
      .partialRecord(z.enum(WISHES), z.enum(IMPORTANCES))
      .describe('How much each wish counts; important where it says nothing'),
  }),
};

const steps = z.array(
  z.object({ name: z.enum(STEPS), left: z.boolean().describe('Whether it was filled in or skipped') }),
);

const from = { version: version.describe('As it was read; another one is refused') };

/** The beginning of an endpoint that saves a section. */
const save = (name: string, summary: string) =>
  manager.route({ method: 'PUT', path: `/my-profile/${name}`, summary, tags }).errors({
    ...conflict,
    ...notFound,
  });

const since = instant.nullable().describe('When it became so; null where that was not recorded');
const emails = z.object({ given: z.boolean(), since });

const consents = z.object({
  matching: z.object({ since }).describe('Finding a match: agreed to at registration'),
  horoscope: z.object({
    given: z.boolean(),
    withdrawn: z.boolean(),
    stored: z.boolean().describe('Whether time or place of birth, or what the family states, is stored'),
    since,
  }),
  matchEmails: emails.describe('The weekly email about new matches'),
  searchAlerts: emails.describe('Emails about new profiles for saved searches'),
  visitors: emails.describe('A card for visitors, unless only premium members see the profile'),
  story: z.object({
    given: z.boolean(),
    asked: z.boolean().describe("Whether a partner's story waits for an answer"),
    since,
  }),
  teamAccess: z
    .object({ id: z.uuid(), endsAt: instant })
    .nullable()
    .describe('Set while our team may see the site as the account does'),
});

export const contract = {
  consents: member
    .route({
      method: 'GET',
      path: '/me/consents',
      summary: 'What the account, and the profile it acts for, has agreed to: each purpose, and since when',
      tags,
    })
    .output(consents),
  setHoroscopeConsent: manager
    .route({
      method: 'PUT',
      path: '/me/consents/horoscope',
      summary: 'Agree to horoscope matching, or withdraw that: nothing is computed or shown any more',
      tags,
    })
    .errors(notFound)
    .input(
      z.object({
        given: z.boolean(),
        erase: z
          .boolean()
          .default(false)
          .describe(
            'Withdrawn: whether time and place of birth, and what the family states, are deleted, too',
          ),
      }),
    )
    .output(consents),
  read: member
    .route({ method: 'GET', path: '/my-profile', summary: "The viewer's profile as its editor has it", tags })
    .errors(notFound)
    .output(
      z.object({
        card,
        gender: z.enum(['female', 'male']),
        canEdit: z.boolean(),
        verified: z.boolean().describe('Name and date of birth are verified and stay'),
        account: z.object({ email: text, phone: text.describe('As it is read aloud') }),
        sections: z.object(shown),
        unapproved: z
          .array(z.enum(TEXTS))
          .describe('Texts that others do not see as they are here: they wait for review, or were rejected'),
        steps,
        completeness: z.object({ percent: z.number().int(), missing: z.number().int() }),
      }),
    ),
  preview: memberOrTeam
    .route({
      method: 'GET',
      path: '/my-profile/preview',
      summary: "The viewer's profile as somebody else would see it",
      tags,
    })
    .errors(notFound)
    .input(
      z.object({
        as: z
          .enum(['visitor', 'member', 'match'])
          .describe('member: with a verified email address and no plan; match: connected'),
      }),
    )
    .output(
      z.object({
        visible: z.boolean().describe('Whether they would see it at all'),
        profile: profileView,
      }),
    ),
  saveAbout: save('about', 'Saves who the profile is about, and their own words')
    .input(sections.about.extend(from))
    .output(shown.about),
  saveBasics: save('basics', 'Saves height, weight, marital status and lifestyle')
    .input(sections.basics.extend(from))
    .output(shown.basics),
  saveCommunity: save('community', 'Saves religion and community')
    .input(sections.community.extend(from))
    .output(shown.community),
  saveWork: save('work', 'Saves education, work and place')
    .input(sections.work.safeExtend(from))
    .output(shown.work),
  saveFamily: save('family', 'Saves the family').input(sections.family.extend(from)).output(shown.family),
  saveHoroscope: save('horoscope', 'Saves date, time and place of birth, and the horoscope')
    .input(sections.horoscope.extend(from))
    .output(shown.horoscope),
  saveWishes: save('wishes', 'Saves whom the profile looks for')
    .input(sections.wishes.safeExtend(from))
    .output(shown.wishes),
  leaveStep: manager
    .route({
      method: 'PUT',
      path: '/my-profile/steps/{step}',
      summary: 'Notes that a guided step was filled in or skipped',
      tags,
    })
    .errors(notFound)
    .input(z.object({ step: z.enum(STEPS) }))
    .output(steps),
};
