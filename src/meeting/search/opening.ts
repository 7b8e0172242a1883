import { sql } from 'kysely';
import type { CustomField } from '../../base/custom-fields/shared/field.ts';
import { readVocabulary } from '../../base/vocabulary/vocabulary.ts';
import type { Member } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import {
  comparedLists,
  type PersonRow,
  textsIn,
  type Wishes,
  wishesOf,
} from '../../people/profiles/fit/wishes.ts';
import { boundsOf, listsOf, wishBounds, type wishLists } from '../../people/profiles/shared/wishes/list.ts';
import { customFiltersFor } from './filters/custom.ts';
import { sortsFor } from './order/sorts.ts';
import { writeCustomFilters } from './shared/customFilters.ts';
import { descriptorOf, FILTER_MAX, type FilterKey, filters, joinValues } from './shared/filters.ts';
import type { Sort } from './shared/sorts.ts';
import { listStatesOf } from './store.ts';

/** The ends of a slider, and the largest value that an address may have beyond them. */
type Ends = { min: number; max: number; most?: number };

/** What browse opens with for a member: filters as in its address, and the possible orders. */
type Opening = { filters: Record<string, string>; sorts: Sort[] };

/**
 * Returns the must-haves of a family as filters; its other wishes only order the results. The filters hide nobody who
 * meets every must-have. A wish joins states and cities by 'or', filters join them by 'and': if both are wished for,
 * the filter has the wished states and the states of the wished cities.
 */
export async function readOpening(app: App, member: Member): Promise<Opening> {
  const [{ rows }, { keyOf }] = await Promise.all([
    sql<PersonRow>`select *, custom as custom_wishes from partner_wishes where profile_id = ${member.profile.id}`.execute(
      app.db,
    ),
    readVocabulary(app.db),
  ]);
  const row = rows[0];
  if (!row) return { filters: {}, sorts: await sortsFor(app, member, false) };
  const wishes = wishesOf(row);
  if (wishes.must.includes('place') && wishes.states.length > 0)
    wishes.states = [...new Set([...wishes.states, ...(await listStatesOf(app.db, textsIn(row, 'cities')))])];
  const custom = customText(wishes, customFiltersFor(app, member));
  return {
    filters: { ...textsOf(row, wishes, keyOf), ...(custom && { custom }) },
    sorts: await sortsFor(app, member, hasWishes(wishes)),
  };
}

/** Returns the must-haves among the wishes for the site's own fields as filters. */
const customText = ({ custom: { must } }: Wishes, fields: readonly CustomField[]): string =>
  writeCustomFilters(
    new Map(
      must
        .filter(({ field }) => fields.some(({ key }) => key === field))
        .map(({ field, any, min, max }) => [
          field,
          any.length > 0 ? any.join('|') : `${min ?? ''}-${max ?? ''}`,
        ]),
    ),
  );

function textsOf(row: PersonRow, wishes: Wishes, keyOf: (id: number) => string | null): Opening['filters'] {
  const listText = ({ field, of, compared, list, keys }: (typeof wishLists)[number]) => {
    if (!list) return joinValues(textsIn(row, compared));
    const descriptor = descriptorOf(of as FilterKey);
    const numbers = wishes[field] as number[];
    return joinValues(
      numbers.flatMap((number) =>
        // Both have the same order.
        keys && 'keys' in descriptor ? descriptor.keys[number - 1]! : (keyOf(number) ?? []),
      ),
    );
  };
  const texts: Record<string, string> = {};
  for (const wish of wishes.must) {
    for (const one of listsOf(wish)) if (one.of in filters) texts[one.of] = listText(one);
    const [min, max] = boundsOf(wish).map(({ field }) => wishes[field]);
    if (wish === 'age' || wish === 'height') {
      texts[`${wish}Min`] = from(min ?? null, filters[wish]);
      texts[`${wish}Max`] = to(max ?? null, filters[wish]);
    }
  }
  if (wishes.must.includes('income')) texts.income = atMost(row.income_min as number | null);
  // Filters for both would hide who lives elsewhere in a wished state.
  if (texts.state) texts.city = '';
  // A list that is too long for an address does not filter.
  return Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text && text.length <= FILTER_MAX.list),
  );
}

// A value beyond the slider becomes the nearest value that an address may have. A value at the slider's end does not filter.
const from = (value: number | null, { min, max, most = max }: Ends) =>
  value !== null && value > min ? String(Math.min(value, most)) : '';
const to = (value: number | null, { min, max, most = max }: Ends) =>
  value !== null && value < most ? String(Math.max(value, min)) : '';

/** Returns the largest minimum that is offered and hides nobody with an income, in units of 10,000 rupees. */
const atMost = (units: number | null): string =>
  String(filters.income.values.findLast((rupees) => rupees <= (units ?? 0) * 10_000) ?? '');

const hasWishes = (wishes: Wishes): boolean =>
  wishBounds.some(({ field }) => wishes[field] !== null) ||
  comparedLists.some(({ name }) => wishes[name].length > 0) ||
  Object.values(wishes.custom).some((some) => some.length > 0);
