import { sql } from 'kysely';
import { educationFields, educationLevels } from '../../../base/vocabulary/educationGroups.ts';
import type { Vocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { beginningInIndia } from '../../../kit/shared/time/calendar.ts';
import { DAY_MS } from '../../../kit/shared/time/durations.ts';
import { birthBounds } from '../../../people/profiles/shared/facts/age.ts';
import { settleViews } from '../../../people/profiles/views.ts';
import type { Condition } from '../query.ts';
import { dayNumber } from '../rows/columns.ts';
import { type FilterKey, usualGender } from '../shared/filters.ts';
import { listPadas } from './guna.ts';
import type { SearchFilters } from './input.ts';

/** What conditions are built from, besides the filters. */
export type FilterContext = {
  app: App;
  viewer: Viewer | null;
  vocabulary: Vocabulary;
  /** Today in India. */
  day: string;
};

type Special = (
  filters: SearchFilters,
  context: FilterContext,
) => Condition | null | Promise<Condition | null>;

const RUPEES_PER_STEP = 10_000;

/** Conditions of filters that do not simply compare a column; null where they are not set. */
export const specialConditions: Partial<Record<FilterKey, Special>> = {
  gender({ gender }, { viewer }) {
    if (gender === 'all') return null;
    const own = viewer?.profile?.gender;
    const wanted = gender ?? (own && usualGender(own));
    return wanted ? { column: 'female', is: wanted === 'female' } : null;
  },

  age: ({ ageMin, ageMax }, { day }) => ageCondition({ ageMin, ageMax }, day),

  educationLevel: ({ educationLevel }, context) => degreesOf(educationLevel, educationLevels, context),
  educationField: ({ educationField }, context) => degreesOf(educationField, educationFields, context),

  income: ({ income }) =>
    income === undefined ? null : { column: 'income', from: Math.ceil(income / RUPEES_PER_STEP) },

  guna: async ({ guna }, { app, viewer, vocabulary }) =>
    guna !== undefined && viewer
      ? { column: 'moon', among: await listPadas(app, viewer, vocabulary, guna) }
      : null,

  joinedWithin: ({ joinedWithin }, { day }) =>
    joinedWithin === undefined
      ? null
      : { listedFrom: (beginningInIndia(day).getTime() - (joinedWithin - 1) * DAY_MS) * 1000 },

  activeWithin: ({ activeWithin }, { day }) =>
    activeWithin === undefined ? null : { column: 'active_on', from: dayNumber(day) - (activeWithin - 1) },

  notContacted: async ({ notContacted }, { app, viewer }) =>
    notContacted && viewer?.profile ? { except: await listContacted(app, viewer.profile.id) } : null,

  notSeen: async ({ notSeen }, { app, viewer }) =>
    notSeen && viewer?.profile ? { except: await listSeen(app, viewer.profile.id) } : null,
};

/** Returns the condition for an age within bounds, both included, on a day; null without bounds. */
export function ageCondition(
  { ageMin, ageMax }: Pick<SearchFilters, 'ageMin' | 'ageMax'>,
  day: string,
): Condition | null {
  if (ageMin === undefined && ageMax === undefined) return null;
  const { after, until } = birthBounds(ageMin ?? 0, ageMax ?? 0, day);
  return {
    column: 'date_of_birth',
    ...(ageMax !== undefined && { from: dayNumber(after) + 1 }),
    ...(ageMin !== undefined && { to: dayNumber(until) }),
  };
}

function degreesOf<K extends string>(
  chosen: string[] | undefined,
  groups: Record<K, readonly string[]>,
  { vocabulary }: FilterContext,
): Condition | null {
  if (!chosen) return null;
  const keys = chosen.flatMap((one) => groups[one as K] ?? []);
  const among = keys.flatMap((key) => vocabulary.find('education', key)?.id ?? []);
  return { column: 'education', among };
}

/** Returns the profiles that have or had an interest with a profile, sent by either; without queued interests. */
async function listContacted({ db }: App, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select receiver_id as id from interest_pairs where sender_id = ${id}
    union select sender_id from interest_pairs where receiver_id = ${id} and state <> 'queued'`.execute(db);
  return rows.map((row) => row.id);
}

/** Returns the profiles that somebody has opened on behalf of a profile. */
async function listSeen(app: App, id: number): Promise<number[]> {
  await settleViews(app, id);
  const { rows } = await sql<{ id: number }>`
    select distinct viewed_id as id from profile_visits where viewer_id = ${id}`.execute(app.db);
  return rows.map((row) => row.id);
}
