import { z } from 'zod';
import { conflict, notFound, staff, visitor } from '../../kit/api/contract.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { line, UNSTORABLE } from '../../kit/shared/api/text.ts';
import { EDITABLE_KINDS } from './shared/lists/editable.ts';

const option = z.object({
  key: z.string().describe('Stays the same, whatever the option is called'),
  name: z.string(),
  inForms: z.boolean(),
  inFilter: z.boolean(),
});

const kind = z.enum(EDITABLE_KINDS);
const key = z.string().min(1).max(60);
const optionName = z
  .string()
  .trim()
  .min(1, code('option_missing'))
  .max(60, code('text_long', { maximum: 60 }))
  .regex(line, UNSTORABLE);
const staffOption = option.extend({
  retired: z.boolean(),
  mergedInto: z.string().nullable().describe('Key of the option that took its place'),
});

export const contract = {
  lists: visitor
    .route({
      method: 'GET',
      path: '/vocabulary',
      summary: 'The option lists by kind, with names in a language, in English where there is none',
      tags: ['vocabulary'],
    })
    .input(
      z.object({
        locale: z.string().max(35).optional().describe('A BCP 47 tag; absent: English'),
        version: z
          .string()
          .max(20)
          .optional()
          .describe('Of the lists, as pages have it: another address for browsers, which keep the answer'),
      }),
    )
    .output(z.record(z.string().describe('A kind, such as mother_tongue'), z.array(option))),
  staffLists: staff('settings.read')
    .route({
      method: 'GET',
      path: '/staff/lists',
      summary: 'The option lists that staff edit, with retired and merged options',
      tags: ['vocabulary'],
    })
    .output(z.array(z.object({ kind, options: z.array(staffOption) }))),
  addOption: staff('settings.edit')
    .route({
      method: 'POST',
      path: '/staff/lists/{kind}/options',
      successStatus: 201,
      summary: 'Adds an option at the end of a list',
      tags: ['vocabulary'],
    })
    .errors(notFound)
    .input(z.object({ kind, name: optionName }))
    .output(z.object({ key })),
  changeOption: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/lists/{kind}/options/{key}',
      summary: 'Renames an option, retires it or offers it again',
      tags: ['vocabulary'],
    })
    .errors({ ...notFound, ...conflict })
    .input(
      z.object({
        kind,
        key,
        name: optionName.optional().describe('Stays when not given'),
        retired: z.boolean().optional().describe('Stays when not given'),
      }),
    )
    .output(z.object({})),
  orderOptions: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/lists/{kind}/order',
      summary: 'Sets the order of a list',
      tags: ['vocabulary'],
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ kind, keys: z.array(key).min(1).max(500).describe('Every option once') }))
    .output(z.object({})),
  mergeOption: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/lists/{kind}/options/{key}/merged',
      summary: 'Merges an option into another one, which profiles have from then on; this cannot be undone',
      tags: ['vocabulary'],
    })
    .errors({ ...notFound, ...conflict })
    .input(z.object({ kind, key, into: key }))
    .output(z.object({})),
};
