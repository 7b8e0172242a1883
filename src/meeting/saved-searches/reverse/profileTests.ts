import { readCustomFields } from '../../../base/custom-fields/fields.ts';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { conditionFor } from '../../search/filters/conditions.ts';
import { customConditionsOf } from '../../search/filters/custom.ts';
import type { SearchFilters } from '../../search/filters/input.ts';
import { type Condition, fits, holds } from '../../search/query.ts';
import type { SearchRow } from '../../search/rows/columns.ts';
import { type SearchFacts, searchRowOf } from '../../search/rows/facts.ts';
import type { FilterKey } from '../../search/shared/filters.ts';
import { resolveText } from '../../search/text/resolve.ts';
import { readSearchTerms, searchTermsOfProfile } from '../../search/text/searchTerms.ts';

/** Tests one profile by single filters of saved searches. */
export type ProfileTests = {
  row: SearchRow;
  /** Today in India: conditions are made for this day. */
  day: string;
  /** Returns the condition of a filter; null: it has none. */
  make(filter: FilterKey, filters: SearchFilters): Condition | null;
  /** Whether the words of the profile fit a filter by words, or free text. */
  hasWords(filter: FilterKey | 'q' | 'custom', filters: SearchFilters): boolean;
};

/**
 * Returns a function that makes tests for a profile, as a search on this day would; null if its facts are of another
 * version.
 */
export async function openTests(app: App): Promise<(facts: SearchFacts) => ProfileTests | null> {
  const [vocabulary, known] = await Promise.all([readVocabulary(app.db), readSearchTerms(app.db)]);
  const day = dayInIndia(app.clock());
  const fields = readCustomFields(app);
  return (facts) => {
    const row = searchRowOf(facts);
    if (!row) return null;
    // Thousands of texts are compared faster with these few words than with the words of all profiles.
    const words = searchTermsOfProfile(facts.words, known);
    const context = { app, viewer: null, vocabulary, words, day };
    // Saved searches have no filters that depend on the viewer (index.ts), so no condition is a promise.
    const make = (filter: FilterKey, filters: SearchFilters) =>
      conditionFor(filter, filters, context) as Condition | null;
    return {
      row,
      day,
      make,
      hasWords(filter, filters) {
        if (filter === 'q') {
          const text = resolveText(filters.q ?? '', words, vocabulary, true);
          return !text || fits(row, { where: [], text });
        }
        if (filter === 'custom')
          return customConditionsOf(fields, filters.custom).every((one) => holds(row, one));
        const condition = make(filter, filters);
        return !condition || holds(row, condition);
      },
    };
  };
}
