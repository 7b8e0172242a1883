import { languageNames, type SiteFacts } from '../rules.ts';

/** Facts as pages show them: text, or null where there is nothing to show. */
export type ShownFacts = { [Fact in keyof SiteFacts]: string | null } & {
  name: string;
  /** The number that a link to the phone number dials. */
  phoneLink: string | null;
  officerPhoneLink: string | null;
  /** Not null when calls to the phone number are free. */
  tollFree: string | null;
  /** Address and city. */
  place: string | null;
  /** Version of the option lists; null while nobody has changed one. */
  lists: string | null;
  /** Version of the terms as DD-MM-YYYY. */
  termsDate: string;
};

const linkOf = (phone: string | null) => phone && `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** Returns the facts as text for pages. */
export function shownFacts(facts: SiteFacts, lists: string | null = null): ShownFacts {
  return {
    ...facts,
    languages: facts.languages.map((code) => languageNames[code]).join(', ') || null,
    phoneLink: linkOf(facts.phone),
    officerPhoneLink: linkOf(facts.officerPhone),
    tollFree: facts.phone && /^\D*18(00|60)/.test(facts.phone) ? facts.phone : null,
    place: [facts.address, facts.city].filter(Boolean).join(', ') || null,
    lists,
    accent: facts.accent?.slice(1) ?? null,
    termsDate: facts.termsVersion.split('-').reverse().join('-'),
  };
}
