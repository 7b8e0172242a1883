import { z } from 'zod';
import { memberOrTeam, visitor } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { cleanSearch } from '../../kit/shared/text/clean.ts';
import { card } from '../../people/profiles/contract.ts';
import { type AnyWish, WISHES } from '../../people/profiles/shared/wishes/list.ts';
import { interest } from '../interests/contract.ts';
import { filtersInput } from './filters/input.ts';
import { type AnyFilter, filterKeys, splitValues } from './shared/filters.ts';
import { SORTS } from './shared/sorts.ts';

const sort = z
  .enum(SORTS)
  .optional()
  .describe('Absent: newest. One that is not possible for the viewer counts as newest');

const isFilter = (key: string) =>
  filterKeys.some((one) => one === key) || /^custom\.[a-z][a-z0-9_]*$/.test(key);

const countedFilters = z
  .string()
  .max(1000)
  .transform(splitValues)
  .refine((keys) => keys.every(isFilter), code('choice_invalid'))
  .transform((keys) => keys as AnyFilter[])
  .describe("Filters, separated by commas; one of the site's own fields as custom.sect");

const anyFilter = z.union([
  z.enum(filterKeys),
  z.templateLiteral(['custom.', z.string()]),
]) satisfies z.ZodType<AnyFilter>;

/** Filters as they are sent. */
export type FilterInput = z.input<typeof filtersInput>;

const suggestion = z.object({
  kind: z.enum(['city', 'profession', 'caste']).describe('The filter that it is a value of'),
  name: z.string(),
  count: z.number().int(),
  typed: z.string().describe('The end of the text, which it stands for'),
});

export type Suggestion = z.output<typeof suggestion>;

const anyWish = z.union([
  z.enum(WISHES),
  z.templateLiteral(['custom.', z.string()]),
]) satisfies z.ZodType<AnyWish>;

const unmetWish = z
  .object({ wish: anyWish, isStated: z.boolean().describe('Whether the profile states it') })
  .describe('A preference of the viewer that the profile does not meet; null but in the order of relevance');

const found = card.extend({
  interest: interest.nullable(),
  unmet: z.array(unmetWish).nullable(),
  gunaPoints: z
    .number()
    .nullable()
    .describe(
      'The least points with the viewer, of 36; null but in the order of guna points, and where they are not known',
    ),
  isAlike: z.boolean().describe('Whether its name only sounds like the text'),
});

/** A profile that browse has found. */
export type FoundProfile = z.output<typeof found>;

export const contract = {
  browse: visitor
    .meta({ access: 'visitor', counted: true })
    .route({
      method: 'GET',
      path: '/profiles',
      summary: 'Listed profiles that fit the filters, in an order, with their exact number',
      tags: ['search'],
    })
    .input(filtersInput.extend({ cursor, sort }))
    .output(
      z.object({
        profiles: z.array(found),
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
    .input(filtersInput)
    .output(z.object({ count: z.number().int() })),
  options: visitor
    .route({
      method: 'GET',
      path: '/profiles/options',
      summary: 'How many profiles each option of some filters would leave, beside what the others ask for',
      tags: ['search'],
    })
    .input(filtersInput.extend({ of: countedFilters }))
    .output(
      z.object({
        counts: z
          .record(z.string(), z.record(z.string(), z.number().int()))
          .nullable()
          .describe('By filter and option, none that are 0; null while they cannot be counted'),
      }),
    ),
  hidden: memberOrTeam
    .route({
      method: 'GET',
      path: '/profiles/hidden',
      summary:
        'Which filters hide most profiles with which a match is possible, by the musts of both sides; where nobody is left, the fewest to remove so that somebody is',
      tags: ['search'],
    })
    .input(filtersInput)
    .output(
      z
        .array(
          z.object({
            filters: z.array(anyFilter).min(1).describe('To remove together'),
            more: z.number().int(),
            atLeast: z.boolean().describe('Whether there are more than were looked at'),
          }),
        )
        .max(3),
    ),
  opening: memberOrTeam
    .route({
      method: 'GET',
      path: '/profiles/opening',
      summary: "What browse opens on: the filters of the family's must-haves, and the possible orders",
      tags: ['search'],
    })
    .output(
      z.object({
        filters: z.record(z.string(), z.string()).describe('As in the address of browse'),
        sorts: z.array(z.enum(SORTS)).describe('The first one is used where none is chosen'),
      }),
    ),
  cities: visitor
    .route({
      method: 'GET',
      path: '/cities',
      summary: 'Cities that profiles state, by a part of their name, those that begin with it first',
      tags: ['search'],
    })
    .input(z.object({ part: z.string().overwrite(cleanSearch).min(1).max(80) }))
    .output(z.array(z.string()).max(10)),
  suggestions: visitor
    .route({
      method: 'GET',
      path: '/suggestions',
      summary:
        'Cities, professions and communities that a typed text may mean, each with the number of profiles of the search that choosing it makes',
      tags: ['search'],
    })
    .input(filtersInput.omit({ q: true }).extend({ text: z.string().overwrite(cleanSearch).min(1).max(80) }))
    .output(z.array(suggestion).max(8)),
  castes: visitor
    .route({ method: 'GET', path: '/castes', summary: 'The castes that profiles state', tags: ['search'] })
    .output(z.array(z.string())),
};
