import { z } from 'zod';
import { interest } from '../interests/contract.ts';
import { member } from '../kit/api/contract.ts';
import { card } from '../profiles/contract.ts';

const term = z.enum([
  'age',
  'height',
  'maritalStatus',
  'religion',
  'caste',
  'motherTongue',
  'education',
  'profession',
  'place',
]);

export const contract = {
  recommendations: member
    .route({
      method: 'GET',
      path: '/recommendations',
      summary: 'Up to six profiles of the opposite gender that fit best, both ways',
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
          promoted: z.boolean().describe('Stands further up than the score alone would put it'),
          meetsMine: z.array(term).describe("The viewer's wishes that this profile meets"),
          meetsTheirs: z.array(term).describe("This profile's wishes that the viewer meets"),
        }),
      ),
    ),
};
