/**
 * Intended changes of answers since the commit of the fixture, and why. Everything else must be the same for
 * everybody. A deliberate change of the API adds a line here.
 */

/** An address that has moved. */
export const addresses: { was: RegExp; now: string; why: string }[] = [
  { was: /^\/api\/papers\//, now: '/api/invoices/', why: 'Invoices are called what everybody calls them' },
];

/** A field that was renamed, or removed (null). `at`: only in answers of these (old) addresses. */
export const fields: { was: string; now: string | null; at?: RegExp; why: string }[] = [
  { was: 'papers', now: 'invoices', why: 'Invoices are called what everybody calls them' },
];

/**
 * A value that has another spelling, by the (old) name of its field, also within lists and in the query of an address;
 * `pdf` is the field of an invoice's lines. `at`: only in answers of these (old) addresses.
 */
export const values: { field: string; at?: RegExp; spelling: Record<string, string>; why: string }[] = [];

/** A field that is new: it is not compared. */
export const added: { field: string; at: RegExp; why: string }[] = [
  {
    field: 'formatted',
    at: /\/contact$/,
    why: 'A phone number is also sent as it is read aloud',
  },
  { field: 'termsVersion', at: /^\/api\/site$/, why: 'The day since which the terms are in force' },
];

/** An answer that has another shape altogether: today's, made from the old one and compared by the fields it has. */
export const shapes: { at: RegExp; now: (was: never) => unknown; why: string }[] = [
  {
    at: /^\/api\/site$/,
    now: ({ name, demo, supportEmail }: { name: string; demo: unknown; supportEmail: string }) => ({
      name,
      demo,
      contactEmail: supportEmail,
      tagline: null,
      phone: null,
      address: null,
      city: null,
      officerName: null,
      officerEmail: null,
      officerPhone: null,
      languages: [],
    }),
    why: 'An admin sets the facts of the site; the phone number and the city of before were invented',
  },
];

/** Lists whose order has changed. Pages may also be of another size: lists are compared as a whole. */
export const listedLastFirst = {
  at: /^\/api\/profiles(\?|$)/,
  why: 'The newest profile is the one that was listed last, no longer the one with the highest number',
};

/** Sentences of refusals are for people who read the API: their status and code say what is refused. */
export const refusalFields = ['status', 'code'] as const;
