import { z } from 'zod';
import { manager, memberOrTeam } from '../../kit/api/contract.ts';
import { anyDay, instant } from '../../kit/shared/api/dates.ts';
import { DOCUMENT_KINDS } from './shared/rules.ts';

const tags = ['identity'];

const own = z.object({
  state: z
    .enum(['none', 'waiting', 'verified'])
    .describe('`none` also after a rejection, which is among the reviews'),
  document: z
    .object({ id: z.uuid(), kind: z.enum(DOCUMENT_KINDS), submittedAt: instant })
    .nullable()
    .describe('What waits for a decision'),
});
export type OwnIdentity = z.output<typeof own>;

/** A document as reviewers see it. */
export const documentToReview = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  src: z.string().describe('Address of its picture; each view is in the audit log'),
  name: z.string(),
  dateOfBirth: anyDay,
  photo: z.string().nullable().describe('Address of the main photo that others see'),
});
export type DocumentToReview = z.output<typeof documentToReview>;

export const contract = {
  own: memberOrTeam
    .route({
      method: 'GET',
      path: '/me/id-document',
      summary: "Whether the identity behind the viewer's profile is verified",
      tags,
    })
    .output(own),
  withdraw: manager
    .route({
      method: 'DELETE',
      path: '/me/id-document',
      summary: 'Deletes the identity document that waits; repeating it changes nothing',
      tags,
    })
    .output(own),
};
