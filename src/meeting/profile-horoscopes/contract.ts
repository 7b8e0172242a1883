import { z } from 'zod';
import { memberOrTeam, notFound } from '../../kit/api/contract.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { CONVENTIONS } from '../../people/astrology/guna/tables.ts';
import { GRAHAS } from '../../people/astrology/sky/longitudes.ts';
import { chart, manglik } from '../../people/horoscopes/contract.ts';
import { milan } from '../../people/horoscopes/milan.ts';
import { CHART_STYLES } from '../../people/horoscopes/shared/chartStyle.ts';
import { profileId } from '../../people/profiles/contract.ts';
import { SHOWN_TO } from '../../people/profiles/shared/sections/lists.ts';

const text = z.string().nullable();
const rashi = z.number().int().min(0).max(11);
const house = z.number().int().min(1).max(12);

/** A chart without degrees: from degrees the minute of birth could be computed. */
const drawn = z.object({
  rashi: rashi.describe('Of the Moon; at noon where the time is not known'),
  lagna: rashi.nullable(),
  timeKnown: z.boolean(),
  grahas: z.array(
    z.object({
      name: z.enum(GRAHAS),
      rashi,
      house: house.nullable(),
      houseFromMoon: house,
      retrograde: z.boolean(),
    }),
  ),
});

/** What is shown of one person. Values that depend on an unknown time are null. */
const person = z.object({
  name: z.string(),
  dateOfBirth: text.describe('For matches only, unless the family shows it'),
  timeOfBirth: text.describe('For matches only'),
  placeOfBirth: text.describe('For matches only'),
  rashiName: text,
  nakshatraName: text,
  pada: z.number().int().nullable().describe('For those who see the date of birth'),
  counted: z
    .object({ rashiName: z.string(), nakshatraName: z.string(), pada: z.number().int().nullable() })
    .nullable()
    .describe('Where several places of the Moon are possible: the one that a match counts with'),
  lagnaName: text.describe('For those who see the date of birth'),
  manglik: manglik.nullable().describe('null: there is no chart'),
  statedManglik: text.describe(
    'As the family states it, where no chart says it: an option of a list, by its key',
  ),
  chart: drawn
    .nullable()
    .describe(
      'For those who see the date of birth, which a chart gives away; null where only values are stated',
    ),
});

const shown = z.object({
  own: z.boolean(),
  shownTo: z.enum(SHOWN_TO).nullable().describe("Who sees it; of the viewer's own profile only"),
  chartStyle: z.enum(CHART_STYLES).describe("As in the viewer's region, by their mother tongue"),
  side: z.enum(['bride', 'groom']).describe('Of the profile'),
  person,
  exact: chart.nullable().describe("The whole chart: of a match, and the viewer's own"),
  match: z
    .object({ viewer: person, milan })
    .nullable()
    .describe('With the profile of the viewer, where both show their horoscope to each other'),
  noMatch: z
    .enum(['own', 'same_gender', 'unknown', 'viewer_unknown', 'viewer_hides'])
    .nullable()
    .describe('Why there is no match'),
});

export type ShownHoroscope = z.output<typeof shown>;
export type ShownPerson = z.output<typeof person>;

export const contract = {
  read: memberOrTeam
    .route({
      method: 'GET',
      path: '/profiles/{id}/horoscope',
      summary:
        'The horoscope of a profile, and its match with the viewer; not found where it is not shown to them',
      tags: ['horoscope'],
    })
    .errors(notFound)
    .input(
      z.object({
        id: profileId,
        convention: z.enum(CONVENTIONS, { error: code('choice_invalid') }).default('astrosage'),
      }),
    )
    .output(shown),
};
