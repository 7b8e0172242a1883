import { z } from 'zod';
import { forbidden, manager, memberOrTeam } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { anyDay, instant } from '../../kit/shared/api/dates.ts';
import { card } from '../../people/profiles/contract.ts';

const tags = ['viewers'];
const day = anyDay.describe("A day of India's calendar");

/** A person who viewed the profile on a day, or the number of private views on that day. */
const view = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('person'),
    day,
    viewedAt: instant.nullable().describe('The first time of that day; null for old views'),
    days: z.number().int().describe('On how many days this person viewed the profile'),
    profile: card,
  }),
  z.object({ kind: z.literal('private'), day, count: z.number().int() }),
]);

export type View = z.output<typeof view>;

const privacy = z.object({
  on: z.boolean(),
  allowed: z.boolean().describe('Whether the plan includes it: without, views are not private'),
});

export const contract = {
  list: memberOrTeam
    .route({
      method: 'GET',
      path: '/viewers',
      summary: "Who viewed the viewer's profile, newest first; a person once a day",
      tags,
    })
    .input(z.object({ cursor }))
    .output(
      z.object({
        views: z.array(view),
        nextCursor,
        total: z.number().int().describe('All views so far, also those that are not listed'),
        hidden: z.number().int().describe('How many of them are from people who are not shown at present'),
      }),
    ),
  privacy: memberOrTeam
    .route({
      method: 'GET',
      path: '/private-browsing',
      summary: 'Whether the profile views others without being named',
      tags,
    })
    .output(privacy),
  setPrivacy: manager
    .route({
      method: 'PUT',
      path: '/private-browsing',
      summary: 'Switch private browsing on, which a plan includes, or off',
      tags,
    })
    .errors(forbidden)
    .input(z.object({ on: z.boolean() }))
    .output(privacy),
};
