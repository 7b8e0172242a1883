import { z } from 'zod';
import { MERGE_REFUSALS, MOVED } from '../../../../care/personal-data/shared/merging.ts';
import { conflict, notFound, staff } from '../../../../kit/api/contract.ts';
import { profileId } from '../../../../people/profiles/contract.ts';
import { actionReason, listedMember, memberInput } from '../../shapes.ts';

const tags = ['members'];
const gone = { ...notFound, ...conflict };
const count = z.number().int();
const two = memberInput.extend({ duplicate: profileId.describe('The profile of the same person that goes') });

export const contract = {
  previewMerge: staff('members.delete')
    .route({
      method: 'GET',
      path: '/staff/members/{id}/merge',
      summary: 'What merging a duplicate into a profile would do, or why it cannot be done',
      tags,
    })
    .errors(gone)
    .input(two)
    .output(
      z.object({
        kept: listedMember,
        duplicate: listedMember,
        refusal: z.enum(MERGE_REFUSALS).nullable(),
        moved: z
          .record(z.enum(MOVED), count)
          .describe('How much the duplicate has of what goes to the profile that stays'),
        left: z.object({ photos: count, documents: count }).describe('What is deleted with the duplicate'),
        version: z.string().describe('Of what this shows'),
      }),
    ),
  merge: staff('members.delete')
    .route({
      method: 'POST',
      path: '/staff/members/{id}/merge',
      summary: 'Merges a duplicate into a profile; a sealed copy of the duplicate is kept',
      tags,
    })
    .errors(gone)
    .input(
      two.extend({
        name: z.string().max(100).describe("The duplicate's name, typed again"),
        reason: actionReason,
        version: z.string().max(40).describe('Of the preview; another one is refused'),
      }),
    )
    .output(z.object({})),
};
