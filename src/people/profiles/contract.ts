import { z } from 'zod';
import {
  account,
  conflict,
  forbidden,
  manager,
  memberOrTeam,
  notFound,
  visitor,
} from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { cleanSearch } from '../../kit/shared/text/clean.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { readCustom } from './shared/custom/values.ts';
import { readFields } from './shared/facts/fields.ts';
import {
  cardFacts,
  type FactKey,
  type FactsWith,
  type FactValues,
  factsOf,
  memberCardFacts,
  ownFacts,
  suggestedFacts,
} from './shared/facts/list.ts';
import { furtherOn, registrationOn } from './shared/rules.ts';
import { readCustomWishes } from './shared/sections/customWishes.ts';
import { hiding, MANAGED_BY, privacy, privacySettings } from './shared/visible/settings/rules.ts';
import { readWishes } from './shared/wishes/fields.ts';

const photo = z.object({
  src: z.string().describe('The address of the picture; sharp only for those who may see it'),
  blurred: z.boolean(),
  placeholder: z.string().optional().describe('A few blurred pixels (data:), until the picture is there'),
});

const text = z.string().nullable();
/** An option of a list, by its key; /api/vocabulary has the names. */
const key = z.string().nullable();
const number = z.number().int().nullable();

/** What everybody may see of a listed profile. A fact that was not stated is null. */
export const card = z.object({
  id: z.string(),
  name: z.string().describe('The first name only, where the viewer may not see more'),
  age: z.number().int(),
  gender: z.enum(['female', 'male']),
  ...readFields(cardFacts),
  photo: photo.nullable(),
  verified: z.boolean(),
  phoneVerified: z.boolean().describe('Whether the phone number of somebody who manages it is verified'),
  premium: z.boolean().describe('Whether a membership is running'),
  highlighted: z.boolean().describe('Set off from the others in lists'),
  featured: z.boolean(),
  sample: z.boolean(),
  ...z.object(readFields(memberCardFacts)).partial().shape,
  custom: readCustom.optional(),
  activeToday: z
    .boolean()
    .optional()
    .describe(
      'Whether its family was here today, and does not browse privately; as caste and income, only for those who see whole profiles',
    ),
});

const limited = card.extend({ view: z.literal('limited') });

/** A whole profile. */
export const full = card.extend({
  view: z.literal('full'),
  own: z.boolean(),
  profileFor: z.string(),
  managedBy: z.enum(MANAGED_BY),
  photos: z.array(photo),
  ...readFields(ownFacts),
  family: z.object(readFields(factsOf('family'))),
  horoscope: z.object({
    access: z
      .enum(['shown', 'matches', 'none'])
      .describe('matches: shown once the two are connected; none: hidden, or nothing is stated'),
    computed: z.boolean().describe('Whether it is computed from the birth; else as the family states it'),
    dateOfBirth: text.describe('YYYY-MM-DD; for matches only, unless the family shows it'),
    timeOfBirth: text.describe('HH:MM, local to the place of birth; for matches only'),
    placeOfBirth: text.describe('For matches only'),
    rashi: key,
    nakshatra: key,
    pada: number,
    lagna: key.describe('A rashi'),
    manglik: key,
  }),
  preferences: z.object({
    ...readWishes(),
    description: text,
    custom: readCustomWishes,
  }),
});

/** A profile as somebody sees it. */
export const profileView = z.discriminatedUnion('view', [limited, full]);

export type Card = z.output<typeof card>;
export type FullProfile = z.output<typeof full>;

/** What a whole profile has besides its card as everybody sees it. */
export type ProfileDetails = Omit<
  FullProfile,
  Exclude<keyof Card, keyof FactValues<FactsWith<{ card: 'members' }>>> | 'view' | 'own'
>;

export const profileId = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[^\p{Cc}]*$/u, code('profile_id_invalid'));

const settings = privacySettings.extend({
  hidden: z.object({ until: instant.nullable(), reason: z.enum(['break', 'match']).nullable() }).nullable(),
});

export const contract = {
  register: visitor
    .route({
      method: 'POST',
      path: '/accounts',
      successStatus: 201,
      summary: 'Register: creates an account with its profile and logs in',
      tags: ['profiles'],
    })
    .errors(conflict)
    .input(registrationOn(() => dayInIndia(new Date())))
    .output(z.object({ id: z.string(), listed: z.boolean() })),
  managed: account
    .route({
      method: 'GET',
      path: '/me/profiles',
      summary: 'The profiles that the account manages',
      tags: ['profiles'],
    })
    .output(
      z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          role: z.enum(['owner', 'manager', 'viewer']),
          current: z.boolean().describe('Whether this session acts for it'),
        }),
      ),
    ),
  add: account
    .route({
      method: 'POST',
      path: '/me/profiles',
      successStatus: 201,
      summary: 'Adds the profile of another person to the account; the session acts for it from then on',
      tags: ['profiles'],
    })
    .errors({ ...conflict, ...forbidden })
    .input(furtherOn(() => dayInIndia(new Date())))
    .output(z.object({ id: z.string(), listed: z.boolean() })),
  switch: account
    .route({
      method: 'PUT',
      path: '/me/profile',
      summary: 'Lets this session act for another profile of the account',
      tags: ['profiles'],
    })
    .errors(notFound)
    .input(z.object({ id: profileId }))
    .output(z.object({ id: z.string(), name: z.string() })),
  read: visitor
    .meta({ access: 'visitor', counted: true })
    .route({
      method: 'GET',
      path: '/profiles/{id}',
      summary: 'One profile: limited for a visitor, whole for a member',
      tags: ['profiles'],
    })
    .errors(notFound)
    .input(z.object({ id: profileId }))
    .output(profileView),
  suggestWords: visitor
    .route({
      method: 'GET',
      path: '/fact-words',
      summary:
        'Words for a fact while it is typed: what at least three families wrote, and usual communities',
      tags: ['profiles'],
    })
    .input(
      z.object({
        fact: z.enum(suggestedFacts as [FactKey, ...FactKey[]]),
        whole: z
          .string()
          .max(80)
          .default('')
          .describe(
            'What it is part of: the religion of a community, the community of a sub-community, the state of a district …',
          ),
        part: z.string().overwrite(cleanSearch).max(80).default(''),
      }),
    )
    .output(z.array(z.string()).max(20)),
  settings: memberOrTeam
    .route({
      method: 'GET',
      path: '/my-profile/settings',
      summary: "Who sees the viewer's profile and photos, and whether it is hidden",
      tags: ['profiles'],
    })
    .errors(notFound)
    .output(settings),
  changePrivacy: manager
    .route({
      method: 'PUT',
      path: '/my-profile/privacy',
      summary:
        "Sets who sees the viewer's profile and photos, and who manages it; a field that is left out stays",
      tags: ['profiles'],
    })
    .errors(notFound)
    .input(privacy)
    .output(settings),
  hide: manager
    .route({
      method: 'PUT',
      path: '/my-profile/hiding',
      summary: "Hides the viewer's profile from everybody else",
      tags: ['profiles'],
    })
    .errors(notFound)
    .input(hiding)
    .output(settings),
  show: manager
    .route({
      method: 'DELETE',
      path: '/my-profile/hiding',
      summary: "Shows the viewer's profile again",
      tags: ['profiles'],
    })
    .errors(notFound)
    .output(settings),
};
