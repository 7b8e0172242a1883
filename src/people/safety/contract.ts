import { z } from 'zod';
import { conflict, manager, memberOrTeam, notFound } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { lines } from '../../kit/shared/api/text.ts';
import { profileId } from '../profiles/contract.ts';
import { REPORT_NOTE_MAX, REPORT_REASONS } from './shared/rules.ts';

const tags = ['safety'];

const blocked = z.object({
  id: z.string(),
  name: z.string().describe('The first name'),
  blockedAt: instant,
});

/** What somebody writes about what they report. */
export const complaint = z.object({
  reason: z.enum(REPORT_REASONS, { error: code('report_reason_missing') }),
  note: z
    .string()
    .trim()
    .max(REPORT_NOTE_MAX, code('text_long', { maximum: REPORT_NOTE_MAX }))
    .regex(lines, code('text_unstorable'))
    .nullable()
    .default(null),
  block: z.boolean().default(false).describe('Whether to block the profile as well'),
});

export type Complaint = z.output<typeof complaint>;

export const reported = z.object({
  blocked: z.boolean().describe('Whether the profile was blocked as well'),
});

const profile = z.object({ id: profileId });

export const contract = {
  blocks: memberOrTeam
    .route({
      method: 'GET',
      path: '/blocks',
      summary: "Profiles that the viewer's profile has blocked, the last one first",
      tags,
    })
    .input(z.object({ cursor }))
    .output(z.object({ blocked: z.array(blocked), nextCursor })),
  block: manager
    .route({
      method: 'PUT',
      path: '/blocks/{id}',
      summary: 'Block a profile: from then on neither of the two sees the other',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(profile)
    .output(blocked),
  unblock: manager
    .route({
      method: 'DELETE',
      path: '/blocks/{id}',
      summary: "Remove the viewer's own block of a profile",
      tags,
    })
    .errors(notFound)
    .input(profile)
    .output(blocked),
  reportProfile: manager
    .route({
      method: 'PUT',
      path: '/profiles/{id}/report',
      summary: 'Report a profile to the team; a repeat adds to the first report until it is decided',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(complaint.extend(profile.shape))
    .output(reported),
  reportPhoto: manager
    .route({
      method: 'PUT',
      path: '/photos/{id}/report',
      summary: 'Report a photo to the team; a repeat adds to the first report until it is decided',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(complaint.extend({ id: z.uuid(code('not_found')) }))
    .output(reported),
};
