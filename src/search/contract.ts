import { z } from 'zod';
import { interest } from '../interests/contract.ts';
import { visitor } from '../kit/api/contract.ts';
import { cursor, nextCursor } from '../kit/api/lists/pages.ts';
import { card } from '../profiles/contract.ts';
import { type ChoiceName, choiceNames } from './choices.ts';

const term = z.string().trim().max(60).optional();
/** One option of a list each, by its key or, in older addresses, by its English name. */
const ofLists = Object.fromEntries(choiceNames.map((name) => [name, term])) as Record<
  ChoiceName,
  typeof term
>;
const text = z.string().trim().max(80).optional();
const age = z.coerce.number().int().min(18).max(100).optional();

/** Filters of browse, as in its address. An absent one does not filter. */
export const filters = z.object({
  q: text.describe('Part of a name, city or profession'),
  gender: z.enum(['female', 'male', 'all']).optional().describe("Absent: the opposite of the member's own"),
  ageMin: age,
  ageMax: age,
  ...ofLists,
  caste: term,
  city: text.describe('Part of the name of a city'),
  profession: text.describe('Part of a profession'),
});

export type Filters = z.output<typeof filters>;

export const contract = {
  browse: visitor
    .route({
      method: 'GET',
      path: '/profiles',
      summary: 'Listed profiles that fit the filters, those listed last first, with their exact number',
      tags: ['search'],
    })
    .input(filters.extend({ cursor }))
    .output(
      z.object({
        profiles: z.array(card.extend({ interest: interest.nullable() })),
        nextCursor,
        count: z.number().int().nullable().describe('All that fit; on the first page only'),
      }),
    ),
  count: visitor
    .route({
      method: 'GET',
      path: '/profiles/count',
      summary: 'How many listed profiles fit the filters',
      tags: ['search'],
    })
    .input(filters)
    .output(z.object({ count: z.number().int() })),
  cities: visitor
    .route({
      method: 'GET',
      path: '/cities',
      summary: 'Cities that profiles state, by a part of their name, those that begin with it first',
      tags: ['search'],
    })
    .input(z.object({ part: z.string().trim().min(1).max(80) }))
    .output(z.array(z.string()).max(10)),
  castes: visitor
    .route({ method: 'GET', path: '/castes', summary: 'The castes that profiles state', tags: ['search'] })
    .output(z.array(z.string())),
};
