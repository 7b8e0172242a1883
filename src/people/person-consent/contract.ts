import { z } from 'zod';
import { LISTING_RULES } from '../../base/site/listingRule.ts';
import { settingVersion } from '../../base/site/shared/rules.ts';
import { conflict, manager, memberOrTeam, notFound, staff, visitor } from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { full, profileId } from '../profiles/contract.ts';
import { RELATIONS } from '../profiles/shared/managed/lists.ts';
import { ANSWERS, asking, CHANNELS, STATES } from './shared/rules.ts';

const tags = ['person consent'];

const token = z.string().min(20, code('link_incomplete')).max(200, code('link_broken'));

const consent = z.object({
  applies: z.boolean().describe('Whether somebody else registered the profile'),
  state: z.enum(STATES).nullable().describe('null: not asked'),
  channel: z.enum(CHANNELS).nullable(),
  askedAt: instant.nullable(),
  answeredAt: instant.nullable(),
  waiting: z.boolean().describe('Whether the person was asked and has not answered since'),
  withheld: z.boolean().describe('Whether the profile is shown to nobody because of it'),
  phone: z.boolean().describe('Whether the site can send SMS'),
});
const ownConsent = consent.extend({
  address: z.string().nullable().describe('Where the person is asked; for those who may act for the profile'),
});

const shown = z.object({
  shown: z
    .enum(LISTING_RULES)
    .describe('consented: a profile that somebody else registered is shown once its person agrees'),
});

const asked = z.object({
  state: z.enum(STATES),
  waiting: z.boolean().describe('Whether nothing was answered since the link was sent'),
  name: z.string(),
  creator: z.object({ name: z.string().nullable(), relation: z.enum(RELATIONS) }).nullable(),
  profile: full,
});

export const contract = {
  read: memberOrTeam
    .route({
      method: 'GET',
      path: '/my-profile/person-consent',
      summary: 'Whether the person of the profile agrees to it, where somebody else registered it',
      tags,
    })
    .errors(notFound)
    .output(ownConsent),
  ask: manager
    .route({
      method: 'PUT',
      path: '/my-profile/person-consent',
      summary:
        'Sends the person a link to see the profile and to agree, by email or SMS; asked again, it is sent again',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(asking)
    .output(ownConsent),
  // A token in an address would be in logs.
  link: visitor
    .route({
      method: 'PUT',
      path: '/person-consent',
      summary: 'Returns the profile to which the person with a link can agree; changes nothing',
      tags,
    })
    .errors(notFound)
    .input(z.object({ token }))
    .output(asked),
  answer: visitor
    .route({
      method: 'PUT',
      path: '/person-consent/answer',
      summary:
        'Agrees to the profile of a link or not, or withdraws consent; can be changed with the same link',
      tags,
    })
    .errors(notFound)
    .input(z.object({ token, answer: z.enum(ANSWERS, { error: code('choice_invalid') }) }))
    .output(z.object({ state: z.enum(STATES) })),
  ofMember: staff('members.read')
    .route({
      method: 'GET',
      path: '/staff/members/{id}/person-consent',
      summary: 'Whether the person of a profile agrees to it, where somebody else registered it',
      tags,
    })
    .input(z.object({ id: profileId }))
    .output(consent),
  askForMember: staff('members.register')
    .route({
      method: 'PUT',
      path: '/staff/members/{id}/person-consent',
      summary: 'Sends the person of a profile a link to see it and to agree, by email or SMS',
      tags,
    })
    .errors(conflict)
    .input(asking.safeExtend({ id: profileId }))
    .output(consent),
  setting: staff('settings.read')
    .route({
      method: 'GET',
      path: '/staff/settings/person-consent',
      summary: 'Which profiles that somebody else registered are shown',
      tags,
    })
    .output(shown.extend({ version: settingVersion })),
  changeSetting: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/settings/person-consent',
      summary:
        'Sets which profiles that somebody else registered are shown; applied to those there are within minutes',
      tags,
    })
    .errors(conflict)
    .input(shown.extend({ version: settingVersion.optional() }))
    .output(shown),
};
