import { z } from 'zod';
import { conflict, notFound, staff } from '../../kit/api/contract.ts';
import { nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { line, lines } from '../../kit/shared/api/text.ts';
import { shown } from '../../pages/my-profile/contract.ts';
import { sections } from '../../people/profiles/shared/sections/rules.ts';
import { suspension, warning } from '../../people/sanctions/shapes.ts';
import { contract as bulk } from './acts/bulk/contract.ts';
import { contract as duplicates } from './acts/duplicates/contract.ts';
import { contract as merging } from './acts/merging/contract.ts';
import { contract as calls } from './calls/contract.ts';
import { history, listed, member, page, reason, row } from './shapes.ts';
import { NOTE_MAX, REVEALABLE, VIEW_NAME_MAX } from './shared/rules.ts';
import { contract as walkIns } from './walkIns/contract.ts';

const tags = ['members'];
const gone = { ...notFound, ...conflict };

const view = z.object({ id: z.uuid(), name: z.string(), query: z.string() });

const edit = {
  ...member.shape,
  reason,
  version: z.number().int().min(0).describe('As it was read; another one is refused'),
};

/** The beginning of an endpoint that saves a section. */
const save = (name: string) =>
  staff('members.edit')
    .route({
      method: 'PUT',
      path: `/staff/members/{id}/${name}`,
      summary: `Saves the section ${name} of a member's profile`,
      tags,
    })
    .errors(gone);

export const contract = {
  list: staff('members.read')
    .route({ method: 'GET', path: '/staff/members', summary: 'The members of the site, by filters', tags })
    .input(listed)
    .output(
      z.object({
        items: z.array(row),
        nextCursor,
        total: z
          .object({ count: z.number().int(), more: z.boolean() })
          .nullable()
          .describe('How many there are, counted to 1000; on the first page only'),
      }),
    ),
  views: staff('members.read')
    .route({ method: 'GET', path: '/staff/member-views', summary: 'Filters that the viewer has saved', tags })
    .output(z.array(view)),
  saveView: staff('members.read')
    .route({ method: 'POST', path: '/staff/member-views', summary: 'Saves filters under a name', tags })
    .errors(conflict)
    .input(
      z.object({
        name: z
          .string()
          .trim()
          .min(1, code('view_name_missing'))
          .max(VIEW_NAME_MAX, code('name_long', { maximum: VIEW_NAME_MAX }))
          .regex(line, code('text_unstorable')),
        query: z.string().max(600).describe('As in the address of the list'),
      }),
    )
    .output(view),
  removeView: staff('members.read')
    .route({ method: 'DELETE', path: '/staff/member-views/{id}', summary: 'Removes saved filters', tags })
    .errors(notFound)
    .input(z.object({ id: z.uuid(code('not_found')) }))
    .output(z.object({})),
  read: staff('members.read')
    .route({ method: 'GET', path: '/staff/members/{id}', summary: 'Everything about one member', tags })
    .errors(notFound)
    .input(member)
    .output(page),
  history: staff('members.read')
    .route({
      method: 'GET',
      path: '/staff/members/{id}/history',
      summary: 'What happened to a member and what staff did, newest first; at most 100',
      tags,
    })
    .errors(notFound)
    .input(member)
    .output(history),
  reveal: staff('members.reveal')
    .route({
      method: 'POST',
      path: '/staff/members/{id}/reveals',
      summary: 'Opens one private detail of a member; the audit log and the member keep the reason',
      tags,
    })
    .errors(gone)
    .input(
      member.extend({
        field: z.enum(REVEALABLE, { error: code('choice_invalid') }),
        manager: z.uuid(code('not_found')).optional().describe('Whose email address or phone number'),
        reason,
      }),
    )
    .output(z.object({ value: z.string() })),
  addNote: staff('members.read')
    .route({ method: 'POST', path: '/staff/members/{id}/notes', summary: 'Adds a note for colleagues', tags })
    .errors(notFound)
    .input(
      member.extend({
        text: z
          .string({ error: code('note_missing') })
          .trim()
          .min(1, code('note_missing'))
          .max(NOTE_MAX, code('text_long', { maximum: NOTE_MAX }))
          .regex(lines, code('text_unstorable')),
      }),
    )
    .output(page.shape.notes.element),
  ...calls,
  ...duplicates,
  verify: staff('members.verify')
    .route({
      method: 'PUT',
      path: '/staff/members/{id}/verification',
      summary: 'Sets or removes that the identity is verified',
      tags,
    })
    .errors(gone)
    .input(member.extend({ verified: z.boolean(), reason }))
    .output(z.object({})),
  warn: staff('members.suspend')
    .route({ method: 'POST', path: '/staff/members/{id}/warnings', summary: 'Warns a member', tags })
    .errors(notFound)
    .input(warning.extend(member.shape))
    .output(z.object({})),
  suspend: staff('members.suspend')
    .route({
      method: 'PUT',
      path: '/staff/members/{id}/suspension',
      summary: 'Suspends the accounts that act for a member: logged out everywhere, and hidden',
      tags,
    })
    .errors(gone)
    .input(suspension.extend(member.shape))
    .output(z.object({ until: instant.nullable() })),
  restore: staff('members.suspend')
    .route({ method: 'PUT', path: '/staff/members/{id}/restoration', summary: 'Ends a suspension', tags })
    .errors(gone)
    .input(member.extend({ reason }))
    .output(z.object({})),
  remove: staff('members.delete')
    .route({
      method: 'POST',
      path: '/staff/members/{id}/deletion',
      summary: 'Deletes a profile, and the accounts of owners who have no other; a sealed copy is kept',
      tags,
    })
    .errors(gone)
    .input(member.extend({ name: z.string().max(100).describe("The member's name, typed again"), reason }))
    .output(z.object({})),
  edit: staff('members.edit')
    .route({
      method: 'POST',
      path: '/staff/members/{id}/edits',
      summary: "Opens a member's profile for editing, private details included",
      tags,
    })
    .errors(notFound)
    .input(member.extend({ reason }))
    .output(z.object({ sections: z.object(shown), unapproved: z.array(z.enum(['bio', 'description'])) })),
  saveAbout: save('about').input(sections.about.extend(edit)).output(shown.about),
  saveBasics: save('basics').input(sections.basics.extend(edit)).output(shown.basics),
  saveCommunity: save('community').input(sections.community.extend(edit)).output(shown.community),
  saveWork: save('work').input(sections.work.safeExtend(edit)).output(shown.work),
  saveFamily: save('family').input(sections.family.extend(edit)).output(shown.family),
  saveHoroscope: save('horoscope').input(sections.horoscope.extend(edit)).output(shown.horoscope),
  saveWishes: save('wishes').input(sections.wishes.safeExtend(edit)).output(shown.wishes),
  ...merging,
  ...bulk,
  ...walkIns,
};
