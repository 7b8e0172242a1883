import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import { refuse } from '../../../kit/api/refusals.ts';
import type { Viewer } from '../../../kit/api/viewer.ts';
import type { App } from '../../../kit/app/app.ts';
import { code } from '../../../kit/shared/api/errorCode.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { findProfile } from '../../../people/profiles/read.ts';
import { meansPublicId } from '../../../people/profiles/shared/facts/publicId.ts';
import { listLeftOut } from '../../../people/profiles/visible/leftOut.ts';
import { readsAsStaff, seesEverything } from '../../../people/profiles/visible/visible.ts';
import type { SearchIndex } from '../index/index.ts';
import type { Condition, Query } from '../query.ts';
import { keysOf, memberNames } from '../shared/filters.ts';
import { resolveText } from '../text/resolve.ts';
import { readSearchTerms } from '../text/searchTerms.ts';
import { conditionsOf } from './conditions.ts';
import { customConditions } from './custom.ts';
import type { SearchFilters } from './input.ts';

/**
 * Converts filters to ids and days. Refuses filters that the viewer may not use.
 * @param index if the caller needs it anyway: tells whether there may be new words
 */
export async function resolve(
  app: App,
  viewer: Viewer | null,
  filters: SearchFilters,
  index: Promise<Pick<SearchIndex, 'changes'> | null> = Promise.resolve(null),
): Promise<Query> {
  refuseMemberFilters(viewer, filters);
  const me = viewer?.profile;
  const needsTerms = filters.q || [...keysOf('words'), ...keysOf('part')].some((key) => filters[key]);
  const [vocabulary, words, leftOut, asked] = await Promise.all([
    readVocabulary(app.db),
    needsTerms ? index.then((it) => readSearchTerms(app.db, it?.changes)) : null,
    me ? (me.leftOut ?? listLeftOut(app.db, me.id)) : [],
    findByItsId(app, filters.q ?? ''),
  ]);
  const day = dayInIndia(app.clock());
  // With a filter, the answer would tell a visitor what the person's card leaves out.
  const alone = asked !== undefined && !seesEverything(viewer);
  const where: Condition[] = alone
    ? []
    : [
        ...(await conditionsOf(filters, { app, viewer, vocabulary, words, day })),
        ...customConditions(app, viewer, filters.custom),
      ];
  if (!viewer?.premium && !readsAsStaff(viewer)) where.push({ column: 'premium_only', is: false });
  if (me) where.push({ except: [me.id, ...leftOut] });
  if (asked !== undefined) return { where: [...where, { only: asked }] };
  // A visitor sees first names only.
  const text = words && resolveText(filters.q ?? '', words, vocabulary, seesEverything(viewer));
  return { where, ...(text && { text }) };
}

/**
 * Returns the internal id of the profile whose public ID the text is, as one family reads it out to another;
 * undefined for other texts. The search still checks who may see the profile.
 */
async function findByItsId(app: App, text: string): Promise<number | undefined> {
  const id = text.trim();
  return meansPublicId(id) === 'no' ? undefined : findProfile(app, id.toUpperCase());
}

/** @throws INVALID at each filter for members only, unless the viewer is a member */
export function refuseMemberFilters(viewer: Viewer | null, filters: SearchFilters): void {
  if (seesEverything(viewer)) return;
  const wrong = memberNames.filter((name) => filters[name] !== undefined);
  if (wrong.length > 0)
    throw refuse.invalid(Object.fromEntries(wrong.map((name) => [name, code('filter_for_members')])));
}
