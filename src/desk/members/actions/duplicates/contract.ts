import { z } from 'zod';
import { notFound, staff } from '../../../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../../../kit/api/lists/pages.ts';
import { instant } from '../../../../kit/shared/api/dates.ts';
import { code } from '../../../../kit/shared/api/errorCode.ts';

const tags = ['members'];

const why = {
  id: z.uuid(),
  sameName: z.boolean().describe('The same name, as it sounds in any script and order, and date of birth'),
  samePhone: z.boolean().describe('The same phone number of another account'),
  foundAt: instant,
};

const side = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(['female', 'male']),
  city: z.string().nullable(),
  registeredAt: instant,
});

/** A profile that may be of the same person as the one whose page it is on. */
export const possibleDuplicate = z.object({ ...why, other: side });

const pair = z.object({ ...why, sides: z.array(side).describe('Two, the one that registered first first') });

export const contract = {
  duplicates: staff('members.read')
    .route({
      method: 'GET',
      path: '/staff/possible-duplicates',
      summary: 'Pairs of profiles that may be of the same person, newest first',
      tags,
    })
    .input(z.object({ cursor }))
    .output(z.object({ items: z.array(pair), nextCursor })),
  dismissDuplicate: staff('members.reveal')
    .route({
      method: 'PUT',
      path: '/staff/possible-duplicates/{id}/dismissal',
      summary: 'Records that two profiles are of different people',
      tags,
    })
    .errors(notFound)
    .input(z.object({ id: z.uuid(code('not_found')) }))
    .output(z.object({})),
};
