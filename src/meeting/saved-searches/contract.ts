import { z } from 'zod';
import { conflict, manager, member, memberOrTeam, notFound } from '../../kit/api/contract.ts';
import { instant } from '../../kit/shared/api/dates.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { line, UNSTORABLE } from '../../kit/shared/api/text.ts';
import { filtersInput as filters } from '../search/filters/input.ts';
import { COUNTED_MAX, FREQUENCIES, NAME_MAX } from './shared/rules.ts';

const tags = ['saved searches'];
const id = z.uuid(code('not_found'));
const saved = z.object({ id });

const name = z
  .string()
  .trim()
  .min(1, code('saved_search_name_missing'))
  .max(NAME_MAX, code('text_long', { maximum: NAME_MAX }))
  .regex(line, UNSTORABLE);
const frequency = z
  .enum(FREQUENCIES)
  .describe('How often the managers are told of new matches: instant is at most once an hour');

const savedSearch = z.object({
  id,
  name,
  frequency,
  filters: z.record(z.string(), z.string()).describe('As in the address of browse'),
  outdated: z.boolean().describe('Whether it has a filter that no longer exists: it finds nobody'),
  createdAt: instant,
  matches: z
    .number()
    .int()
    .max(COUNTED_MAX)
    .describe(`New matches since the account last looked; ${COUNTED_MAX} for more`),
});

export type SavedSearch = z.output<typeof savedSearch>;

export const contract = {
  list: memberOrTeam
    .route({
      method: 'GET',
      path: '/saved-searches',
      summary: 'The saved searches of the profile, which all of its managers share, newest first',
      tags,
    })
    .output(z.object({ searches: z.array(savedSearch) })),
  add: manager
    .route({
      method: 'POST',
      path: '/saved-searches',
      summary: 'Save a search; the same filters again return the search that has them',
      tags,
    })
    .errors(conflict)
    .input(z.object({ name, frequency, filters }))
    .output(z.object({ id, name, existed: z.boolean() })),
  change: manager
    .route({
      method: 'PUT',
      path: '/saved-searches/{id}',
      summary: 'Change a saved search; filters that are not given stay',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(saved.extend({ name, frequency, filters: filters.optional() }))
    .output(saved),
  remove: manager
    .route({ method: 'DELETE', path: '/saved-searches/{id}', summary: 'Delete a saved search', tags })
    .errors(notFound)
    .input(saved)
    .output(saved),
  restore: manager
    .route({
      method: 'DELETE',
      path: '/saved-searches/{id}/removal',
      summary: 'Undo a deletion shortly after it',
      tags,
    })
    .errors({ ...notFound, ...conflict })
    .input(saved)
    .output(saved),
  look: member
    .route({
      method: 'PUT',
      path: '/saved-searches/{id}/look',
      summary: 'Note that the account has looked at the results, so that they are not new any more',
      tags,
    })
    .errors(notFound)
    .input(saved)
    .output(saved),
};
