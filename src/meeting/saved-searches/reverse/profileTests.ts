import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { conditionFor } from '../../search/filters/conditions.ts';
import type { Filters } from '../../search/filters/input.ts';
import { type Condition, fits, holds } from '../../search/query.ts';
import type { SearchRow } from '../../search/rows/columns.ts';
import { type SearchFacts, searchRowOf } from '../../search/rows/facts.ts';
import type { FilterKey } from '../../search/shared/filters.ts';
import { resolveText } from '../../search/text/resolve.ts';
import { readSearchTerms, searchTermsOfProfile } from '../../search/text/searchTerms.ts';

/** How one profile is tested by single filters of saved searches. */
export type ProfileTests = {
  row: SearchRow;
  /** Today in India, which conditions are made for. */
  day: string;
  /** Returns what a filter requires of every row; null: nothing. */
  make(filter: FilterKey, filters: Filters): Condition | null;
  /** Whether the words of the profile fit a filter by words, or free text. */
  hasWords(filter: FilterKey | 'q', filters: Filters): boolean;
};

/** Returns how to test profiles, as a search of this day does; null for one whose facts are of another version. */
export async function openTests(app: App): Promise<(facts: SearchFacts) => ProfileTests | null> {
  const [vocabulary, known] = await Promise.all([readVocabulary(app.db), readSearchTerms(app.db)]);
  const day = dayInIndia(app.clock());
  return (facts) => {
    const row = searchRowOf(facts);
    if (!row) return null;
    // Thousands of texts are compared with these sooner than each with those of all.
    const words = searchTermsOfProfile(facts.words, known);
    const context = { app, viewer: null, vocabulary, words, day };
    // What differs from viewer to viewer is no filter of saved searches (index.ts), so none has to be waited for.
    const make = (filter: FilterKey, filters: Filters) =>
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
        const condition = make(filter, filters);
        return !condition || holds(row, condition);
      },
    };
  };
}
