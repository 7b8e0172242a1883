import { z } from 'zod';
import { conflict, manager, member, notFound } from '../../kit/api/contract.ts';
import { cursor, nextCursor } from '../../kit/api/lists/pages.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { card, profileId } from '../../people/profiles/contract.ts';
import { CLOSED_BECAUSE } from './rules.ts';

const tags = ['contact details'];
const profile = z.object({ id: profileId });

const details = z.object({
  phone: z
    .object({
      number: z.string().describe('E.164'),
      formatted: z.string().describe('As it is read aloud'),
      verified: z.boolean(),
    })
    .nullable()
    .describe('null where none was given'),
  email: z.object({ address: z.string(), verified: z.boolean() }).nullable(),
});

/** State of a profile's contact details for the viewer. */
const contact = z.object({
  allowed: z.boolean().describe('Whether they are open, or the viewer may open them now'),
  reason: z.enum(CLOSED_BECAUSE).nullable(),
  quota: z.number().int().nullable().describe('How many the membership opens in all; null without limit'),
  left: z.number().int().nullable().describe('null without limit'),
  opened: z.boolean().describe('Whether the viewer has opened them, now or under an earlier membership'),
  details: details.nullable().describe('Only once opened, and only while the membership runs'),
});

export type Contact = z.output<typeof contact>;
export type Details = z.output<typeof details>;

export const contract = {
  read: member
    .route({
      method: 'GET',
      path: '/profiles/{id}/contact',
      summary:
        "Returns the contact details of a profile that the viewer has opened, or why they can't open them",
      tags,
    })
    .errors(notFound)
    .input(profile)
    .output(contact),
  open: manager
    .route({
      method: 'PUT',
      path: '/profiles/{id}/contact',
      summary: 'Open the contact details of a connected profile; uses one contact view, once per profile',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(profile)
    .output(contact),
  views: member
    .route({
      method: 'GET',
      path: '/contact-views',
      summary: "Lists who viewed the viewer's contact details, newest first",
      tags,
    })
    .input(z.object({ cursor }))
    .output(
      z.object({
        views: z.array(z.object({ viewedAt: instant, profile: card })),
        nextCursor,
      }),
    ),
};
