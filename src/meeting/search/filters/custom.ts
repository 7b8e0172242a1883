import { readCustomFields } from '../../../base/custom-fields/fields.ts';
import type { CustomField } from '../../../base/custom-fields/shared/field.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { seesEverything } from '../../../people/profiles/visible/visible.ts';
import type { Condition } from '../query.ts';
import { boundsIn, customFilterKey, optionsOf, readCustomFilters } from '../shared/customFilters.ts';

/** Returns the site's own fields by which a viewer may filter. */
export const customFiltersFor = (app: Pick<App, 'settings'>, viewer: Viewer | null): CustomField[] =>
  readCustomFields(app).filter(
    (field) => field.filter && (field.seenBy === 'everyone' || seesEverything(viewer)),
  );

/**
 * Returns the conditions of the filters of the site's own fields. A filter of a field that was removed, or is no filter any more,
 * is left out: a saved search would find nobody from then on. Refuses those for members only, unless the viewer is one.
 */
export function customConditions(app: App, viewer: Viewer | null, text: string | undefined): Condition[] {
  if (!text) return [];
  const wanted = readCustomFilters(text);
  const fields = readCustomFields(app).filter((field) => field.filter && wanted.has(field.key));
  const usable = customFiltersFor(app, viewer);
  if (fields.some((field) => !usable.includes(field)))
    throw refuse.invalid({ custom: code('filter_for_members') });
  return customConditionsOf(fields, text);
}

/** Returns the conditions of the filters of some fields. */
export function customConditionsOf(fields: readonly CustomField[], text: string | undefined): Condition[] {
  const wanted = readCustomFilters(text);
  const used = fields.filter((field) => field.filter && wanted.has(field.key));
  return used.flatMap(({ key, kind }): Condition[] => {
    const filter = customFilterKey(key);
    const value = wanted.get(key);
    if (kind !== 'number') return [{ filter, custom: key, among: optionsOf(value) }];
    const { min, max } = boundsIn(value);
    if (min === null && max === null) return [];
    return [{ filter, custom: key, ...(min !== null && { from: min }), ...(max !== null && { to: max }) }];
  });
}

/** Returns the condition of each option of a field, for counts. */
export function customOptions({ key, kind, options }: CustomField): Map<string, Condition> {
  const all =
    kind === 'yes_no' ? ['yes', 'no'] : options.filter(({ retired }) => !retired).map((one) => one.key);
  return kind === 'number'
    ? new Map()
    : new Map(all.map((option) => [option, { custom: key, among: [option] }]));
}
