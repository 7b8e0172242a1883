import { z } from 'zod';
import { conflict, manager, memberOrTeam, notFound } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { card, profileId } from '../../people/profiles/contract.ts';
import { RELATIONS } from '../../people/profiles/shared/managed/lists.ts';
import { interest } from '../interests/contract.ts';
import { SHORTLIST_NOTE_MAX, SHORTLIST_SORTS } from './shared/rules.ts';

const tags = ['shortlist'];
const profile = z.object({ id: profileId });
const shortlisting = z.object({ shortlisted: z.boolean() });

/** The note on an entry. Only managers of the profile read it. */
const note = z.object({
  text: z.string().describe('Empty without a note'),
  version: z.number().int().min(0).describe('Counts how often the note was saved'),
  changedByMe: z.boolean().describe("Whether the viewer's own account saved it last"),
});

export type ShortlistNote = z.output<typeof note>;

const entry = z.object({
  profile: card,
  interest: interest.nullable(),
  addedAt: instant,
  addedBy: z
    .object({
      me: z.boolean().describe("Whether the viewer's own account added it"),
      relation: z.enum(RELATIONS).describe('What that manager is to the person of the profile'),
    })
    .nullable()
    .describe('null where that is not known any more'),
  note,
});

export type ShortlistEntry = z.output<typeof entry>;

export const contract = {
  list: memberOrTeam
    .route({
      method: 'GET',
      path: '/shortlist',
      summary: 'The shortlist of the profile, which all of its managers share',
      tags,
    })
    .input(z.object({ sort: z.enum(SHORTLIST_SORTS).default('newest'), cursor }))
    .output(
      z.object({
        entries: z.array(entry),
        nextCursor,
        count: z.number().int().describe('How many are shown in all'),
        hidden: z.number().int().describe('How many are not shown at present'),
      }),
    ),
  ids: memberOrTeam
    .route({
      method: 'GET',
      path: '/shortlist/ids',
      summary: 'The ids of all profiles in the shortlist',
      tags,
    })
    .output(z.object({ ids: z.array(z.string()) })),
  add: manager
    .route({
      method: 'PUT',
      path: '/profiles/{id}/shortlisting',
      summary: 'Add a profile to the shortlist',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(profile)
    .output(shortlisting),
  remove: manager
    .route({
      method: 'DELETE',
      path: '/profiles/{id}/shortlisting',
      summary: 'Remove a profile from the shortlist',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(profile)
    .output(shortlisting),
  restore: manager
    .route({
      method: 'DELETE',
      path: '/profiles/{id}/shortlisting/removal',
      summary: 'Undo a removal shortly after it, with the note and the place in the list',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(profile)
    .output(shortlisting),
  note: manager
    .route({
      method: 'PUT',
      path: '/profiles/{id}/shortlisting/note',
      summary: 'Save the note on a shortlisted profile; an empty one removes it',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      profile.extend({
        text: z
          .string()
          .trim()
          .max(SHORTLIST_NOTE_MAX, code('text_long', { maximum: SHORTLIST_NOTE_MAX })),
        version: note.shape.version,
      }),
    )
    .output(note),
};
