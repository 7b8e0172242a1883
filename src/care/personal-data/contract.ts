import { z } from 'zod';
import { account, conflict, forbidden, manager, member, notFound } from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { nominee } from './shared/nominees.ts';
import { agreement, deletion, OUTCOMES } from './shared/rules.ts';

const tags = ['personal data'];

const download = z.object({
  id: z.uuid(),
  requestedAt: instant,
  readyAt: instant.nullable().describe('null while it is being made'),
  expiresAt: instant,
  bytes: z.number().int().nullable(),
  href: z.string().nullable().describe('Where the ZIP file is'),
});

const named = z.object({
  nominee: z
    .object({
      name: z.string(),
      relation: z.string(),
      phone: z.string(),
      email: z.string().nullable(),
      namedAt: instant,
    })
    .nullable(),
});

export const contract = {
  nominee: account
    .route({
      method: 'GET',
      path: '/me/nominee',
      summary: 'Whom the account has named to exercise the rights over its data after death or incapacity',
      tags,
    })
    .output(named),
  nameNominee: account
    .route({
      method: 'PUT',
      path: '/me/nominee',
      summary: 'Names a nominee, in place of the one before',
      tags,
    })
    .errors(forbidden)
    .input(nominee)
    .output(named),
  removeNominee: account
    .route({ method: 'DELETE', path: '/me/nominee', summary: 'Removes the nominee', tags })
    .output(z.object({})),
  download: account
    .route({
      method: 'GET',
      path: '/me/download',
      summary: "The latest download of the account's data",
      tags,
    })
    .output(z.object({ download: download.nullable() })),
  requestDownload: account
    .route({
      method: 'POST',
      path: '/me/download',
      summary: "Has a ZIP file of the account's data made; a notification says when it is ready",
      tags,
    })
    .errors(forbidden)
    .output(z.object({ download: download.nullable() })),
  deletionPlan: account
    .route({ method: 'GET', path: '/me/deletion', summary: 'What deleting the account would do', tags })
    .errors(conflict)
    .output(
      z.object({
        profiles: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            others: z.number().int().describe('How many others manage or view it'),
            otherOwners: z.number().int().describe('How many of them own it'),
            outcomes: z.array(z.enum(OUTCOMES)).describe('Where there is more than one, the person chooses'),
          }),
        ),
        plan: z.boolean().describe('Whether a membership of such a profile is active'),
      }),
    ),
  deleteAccount: account
    .route({
      method: 'POST',
      path: '/me/deletion',
      summary: 'Deletes the account and logs out everywhere. It cannot be undone',
      tags,
    })
    .errors(conflict)
    .input(deletion)
    .output(z.object({})),
  deletionRequest: member
    .route({
      method: 'GET',
      path: '/me/profile-deletion',
      summary:
        'Whether a former owner asked to delete the profile; for owners, and for all of its managers once a day is set',
      tags,
    })
    .output(
      z.object({
        request: z
          .object({
            relation: z.string().nullable(),
            requestedAt: instant,
            deleteAt: instant
              .nullable()
              .describe('When it is deleted unless it is kept; null: once all owners agree'),
            hid: z
              .boolean()
              .describe('Whether it is hidden because of this, and shown again when it is kept'),
            agreed: z.boolean().describe('Whether the viewer has agreed'),
            others: z.number().int().describe('How many other owners have not agreed yet'),
          })
          .nullable(),
      }),
    ),
  agreeToDeletion: manager
    .route({
      method: 'PUT',
      path: '/me/profile-deletion/agreement',
      summary:
        'Agrees to delete the profile, as a former owner asked. The agreement of its last owner deletes it',
      tags,
    })
    .errors(notFound)
    .input(agreement)
    .output(z.object({ deleted: z.boolean() })),
  declineDeletion: manager
    .route({
      method: 'DELETE',
      path: '/me/profile-deletion',
      summary: 'Keeps the profile although a former owner asked to delete it; for owners',
      tags,
    })
    .output(z.object({})),
};
