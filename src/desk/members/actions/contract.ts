import { z } from 'zod';
import { conflict, notFound, staff } from '../../../kit/api/contract.ts';
import { instant } from '../../../kit/shared/api/dates.ts';
import { shown } from '../../../pages/my-profile/contract.ts';
import { sections } from '../../../people/profiles/shared/sections/rules.ts';
import { TEXTS } from '../../../people/profiles/texts/names.ts';
import { suspension, warning } from '../../../people/sanctions/shapes.ts';
import { actionReason, memberInput } from '../shapes.ts';

const tags = ['members'];
const gone = { ...notFound, ...conflict };

const edit = {
  ...memberInput.shape,
  reason: actionReason,
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
  verify: staff('members.verify')
    .route({
      method: 'PUT',
      path: '/staff/members/{id}/verification',
      summary: 'Sets or removes that the identity is verified',
      tags,
    })
    .errors(gone)
    .input(memberInput.extend({ verified: z.boolean(), reason: actionReason }))
    .output(z.object({})),
  warn: staff('members.suspend')
    .route({ method: 'POST', path: '/staff/members/{id}/warnings', summary: 'Warns a member', tags })
    .errors(notFound)
    .input(warning.extend(memberInput.shape))
    .output(z.object({})),
  suspend: staff('members.suspend')
    .route({
      method: 'PUT',
      path: '/staff/members/{id}/suspension',
      summary: 'Suspends the accounts that act for a member: logged out everywhere, and hidden',
      tags,
    })
    .errors(gone)
    .input(suspension.extend(memberInput.shape))
    .output(z.object({ until: instant.nullable() })),
  restore: staff('members.suspend')
    .route({ method: 'PUT', path: '/staff/members/{id}/restoration', summary: 'Ends a suspension', tags })
    .errors(gone)
    .input(memberInput.extend({ reason: actionReason }))
    .output(z.object({})),
  remove: staff('members.delete')
    .route({
      method: 'POST',
      path: '/staff/members/{id}/deletion',
      summary: 'Deletes a profile, and the accounts of owners who have no other; a sealed copy is kept',
      tags,
    })
    .errors(gone)
    .input(
      memberInput.extend({
        name: z.string().max(100).describe("The member's name, typed again"),
        reason: actionReason,
      }),
    )
    .output(z.object({})),
  edit: staff('members.edit')
    .route({
      method: 'POST',
      path: '/staff/members/{id}/edits',
      summary: "Opens a member's profile for editing, private details included",
      tags,
    })
    .errors(notFound)
    .input(memberInput.extend({ reason: actionReason }))
    .output(z.object({ sections: z.object(shown), unapproved: z.array(z.enum(TEXTS)) })),
  saveAbout: save('about').input(sections.about.extend(edit)).output(shown.about),
  saveBasics: save('basics').input(sections.basics.extend(edit)).output(shown.basics),
  saveCommunity: save('community').input(sections.community.extend(edit)).output(shown.community),
  saveWork: save('work').input(sections.work.safeExtend(edit)).output(shown.work),
  saveFamily: save('family').input(sections.family.extend(edit)).output(shown.family),
  saveHoroscope: save('horoscope').input(sections.horoscope.extend(edit)).output(shown.horoscope),
  saveWishes: save('wishes').input(sections.wishes.safeExtend(edit)).output(shown.wishes),
};
