import { z } from 'zod';
import { newSiteFacts, type SiteFacts } from '../rules.ts';

/** The site's form as it is typed: a fact that is not set is an empty field. */
export type TypedSite = {
  [Fact in keyof SiteFacts]: SiteFacts[Fact] extends string | null ? string : SiteFacts[Fact];
};

/** What was typed as facts, or the errors at its fields. */
export const asFacts = z
  .custom<TypedSite>()
  .transform(
    (typed) => mapFacts(typed, (value) => (value === '' ? null : value)) as z.input<typeof newSiteFacts>,
  )
  .pipe(newSiteFacts);

/** What the form starts with. */
export const typedFrom = (facts: SiteFacts) => mapFacts(facts, (value) => value ?? '') as TypedSite;

function mapFacts(facts: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      change(typeof value === 'string' ? value.trim() : value),
    ]),
  );
}
