import { z } from 'zod';
import { newSiteFacts, type SiteFacts } from '../../shared/rules.ts';

/** Values of the site's form as typed: a fact that is not set is an empty field. */
export type TypedSite = {
  [Fact in keyof SiteFacts]: SiteFacts[Fact] extends string | null ? string : SiteFacts[Fact];
};

/** Returns the typed facts, or the errors at their fields. */
export const typedSiteSchema = z
  .custom<TypedSite>()
  .transform(
    (typed) => mapFacts(typed, (value) => (value === '' ? null : value)) as z.input<typeof newSiteFacts>,
  )
  .pipe(newSiteFacts);

/** Returns the form's first values. */
export const typedSiteFrom = (facts: SiteFacts) => mapFacts(facts, (value) => value ?? '') as TypedSite;

function mapFacts(facts: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      change(typeof value === 'string' ? value.trim() : value),
    ]),
  );
}
