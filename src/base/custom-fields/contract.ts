import { z } from 'zod';
import { conflict, notFound, staff, visitor } from '../../kit/api/contract.ts';
import { fieldInput, kindInput } from './rules.ts';
import { CUSTOM_KINDS, CUSTOM_SECTIONS, SEEN_BY } from './shared/field.ts';

const tags = ['custom fields'];
const key = z.string().min(1).max(60);

const shownField = z.object({
  key: z.string().describe('Stays the same, whatever the field is called'),
  kind: z.enum(CUSTOM_KINDS),
  name: z.string(),
  section: z.enum(CUSTOM_SECTIONS),
  seenBy: z.enum(SEEN_BY),
  onCard: z.boolean(),
  asked: z.boolean(),
  filter: z.boolean(),
  wish: z.boolean(),
  min: z.number().int(),
  max: z.number().int(),
  options: z.array(z.object({ key: z.string(), name: z.string(), offered: z.boolean() })),
});
export type ShownField = z.output<typeof shownField>;

const names = z.record(z.string(), z.string());
const editedField = shownField.omit({ name: true, options: true }).extend({
  names,
  options: z.array(z.object({ key: z.string(), names, retired: z.boolean() })),
});

export const contract = {
  list: visitor
    .route({
      method: 'GET',
      path: '/custom-fields',
      summary: 'The profile fields that the site added, with names in a language',
      tags,
    })
    .input(
      z.object({
        locale: z.string().max(35).optional().describe('A BCP 47 tag; absent: English'),
        version: z
          .string()
          .max(20)
          .optional()
          .describe('Of the fields, as pages have it: another address for browsers, which keep the answer'),
      }),
    )
    .output(z.array(shownField)),
  edited: staff('settings.read')
    .route({
      method: 'GET',
      path: '/staff/custom-fields',
      summary: 'The profile fields that the site added, as staff edit them',
      tags,
    })
    .output(z.object({ version: z.number().int(), fields: z.array(editedField) })),
  uses: staff('settings.read')
    .route({
      method: 'GET',
      path: '/staff/custom-fields/{key}/uses',
      summary: 'How many profiles and preferences have a field, and how many profiles each option',
      tags,
    })
    .errors(notFound)
    .input(z.object({ key }))
    .output(
      z.object({
        profiles: z.number().int(),
        preferences: z.number().int(),
        options: z.record(z.string(), z.number().int()),
      }),
    ),
  add: staff('settings.edit')
    .route({
      method: 'POST',
      path: '/staff/custom-fields',
      successStatus: 201,
      summary: 'Adds a profile field after the others',
      tags,
    })
    .errors(conflict)
    .input(fieldInput.extend({ kind: kindInput }))
    .output(z.object({ key: z.string() })),
  order: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/custom-fields-order',
      summary: 'Sets the order of the profile fields',
      tags,
    })
    .errors(conflict)
    .input(z.object({ keys: z.array(key).max(100).describe('Every field once') }))
    .output(z.object({})),
  change: staff('settings.edit')
    .route({
      method: 'PUT',
      path: '/staff/custom-fields/{key}',
      summary:
        'Changes a profile field but for its kind. Options that are left out are removed in all profiles, too',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(
      fieldInput.extend({
        key,
        version: z.number().int().min(0).describe('Of the fields, as they were read; another one is refused'),
      }),
    )
    .output(z.object({})),
  remove: staff('settings.edit')
    .route({
      method: 'DELETE',
      path: '/staff/custom-fields/{key}',
      summary: 'Removes a profile field, in all profiles and preferences too; this cannot be undone',
      tags,
    })
    .errors(notFound)
    .input(z.object({ key }))
    .output(z.object({})),
};
