import { z } from 'zod';
import { interest } from '../interests/contract.ts';
import { member } from '../kit/api/contract.ts';
import { card } from '../profiles/contract.ts';
import { WISHES } from '../profiles/sections/lists.ts';

const term = z.enum(WISHES);

export const contract = {
  recommendations: member
    .route({
      method: 'GET',
      path: '/recommendations',
      summary: 'Returns up to six profiles of the opposite gender that match best, both ways',
      tags: ['matching'],
    })
    .output(
      z.array(
        card.extend({
          interest: interest.nullable(),
          score: z
            .number()
            .int()
            .min(0)
            .max(100)
            .nullable()
            .describe(
              'How well the two fit, whatever the promotion; null unless both have stated preferences',
            ),
          promoted: z.boolean().describe('Shown earlier than its score alone would put it'),
          meetsMine: z.array(term).describe("The viewer's preferences that this profile meets"),
          meetsTheirs: z.array(term).describe("This profile's preferences that the viewer meets"),
        }),
      ),
    ),
};
