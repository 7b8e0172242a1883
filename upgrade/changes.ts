/**
 * Intended changes of answers since the commit of the fixture, and why. Everything else must be the same for
 * everybody. A deliberate change of the API adds a line here.
 */
import type { VocabularyKind } from '../src/base/vocabulary/shared/lists.ts';
import { factKeys, factOf } from '../src/people/profiles/shared/facts/list.ts';
import {
  citiesAndStates,
  keysByName,
  listsWithKeys,
  newLists,
  ordersForProfile,
  ownerInEnglish,
  type Shape,
  siteFacts,
  withoutClaims,
  withoutCount,
} from './shapes.ts';

/** An address that has moved. */
export const addresses: { was: RegExp; now: string; why: string }[] = [
  { was: /^\/api\/papers\//, now: '/api/invoices/', why: 'Invoices are called what everybody calls them' },
];

const HIDDEN_NUMBER = /^\/api\/conversations\/459abba1-3003-4147-8689-5a0dc915890a\/messages/;

/** A field that was renamed, or removed (null). `at`: only in answers of these (old) addresses. */
export const fields: { was: string; now: string | null; at?: RegExp; why: string }[] = [
  {
    was: 'masked',
    now: null,
    at: /^\/api\/conversations/,
    why: 'A message is readable to whom its writer has opened their contact details (decision 0009); its own tests compare it',
  },
  {
    was: 'body',
    now: null,
    at: HIDDEN_NUMBER,
    why: 'As for masked: the one conversation with a number whose reader had opened no details',
  },
  {
    was: 'emailVerified',
    now: 'verified',
    at: /^\/api\/me$/,
    why: 'A family without an email address is known by its phone number, or by the office (migration 0213)',
  },
  { was: 'papers', now: 'invoices', why: 'Invoices are called what everybody calls them' },
  {
    was: 'completeness',
    now: null,
    at: /^\/api\/dashboard$/,
    why: 'Families that do not compare horoscopes are not asked for one (decision 0029)',
  },
  {
    was: 'readAt',
    now: null,
    at: /^\/api\/conversations/,
    why: 'Whoever blocks or leaves somebody does not tell them what is read',
  },
  ...['dateOfBirth', 'timeOfBirth', 'placeOfBirth'].map((was) => ({
    was,
    now: null,
    at: /^\/api\/profiles\/P\w+$/,
    why: 'Families choose who sees the horoscope; time and place are for matches (decision 0043)',
  })),
];

/** Fields whose values are options of lists, and the kind of the list. */
const options = {
  religion: 'religion',
  motherTongue: 'mother_tongue',
  maritalStatus: 'marital_status',
  education: 'education',
  state: 'state',
  states: 'state',
  country: 'country',
  diet: 'diet',
  smoking: 'smoking',
  drinking: 'drinking',
  familyType: 'family_type',
  familyStatus: 'family_status',
  familyValues: 'family_values',
  rashi: 'rashi',
  nakshatra: 'nakshatra',
  manglik: 'manglik',
} satisfies Record<string, VocabularyKind>;

/**
 * A value that has another spelling, by the (old) name of its field, also within lists and in the query of an address. `at`: only in answers of these (old) addresses.
 */
export const values: { field: string; at?: RegExp; spelling: Record<string, string>; why: string }[] =
  Object.entries(options).map(([field, kind]) => ({
    field,
    spelling: keysByName(kind),
    why: 'Options have stable keys, which screens give names (decision 0021)',
  }));

/** A field that is new: it is not compared. */
export const added: { field: string; at: RegExp; why: string }[] = [
  { field: 'formatted', at: /\/contact$/, why: 'A phone number is also sent as it is read aloud' },
  {
    field: 'masks',
    at: /\/conversations\/[^/]+$|\/conversation$/,
    why: 'The composer says whether what is typed stays hidden',
  },
  {
    field: 'readAt',
    at: /^\/api\/conversations/,
    why: 'Whoever blocks or leaves somebody does not tell them what is read',
  },
  { field: 'risky', at: /^\/api\/conversations/, why: 'A message that asks for money warns its reader' },
  {
    field: 'blocked',
    at: /\/conversations\/[^/]+$/,
    why: 'Whoever has blocked the other side can take it back in the conversation',
  },
  { field: 'termsVersion', at: /^\/api\/site$/, why: 'The day since which the terms are in force' },
  {
    field: 'slug',
    at: /^\/api\/(staff\/)?(plans|membership|quotes|orders)(\/|$)/,
    why: 'The address of a plan no longer follows its name (decision 0021)',
  },
  ...newLists.map((field) => ({ field, at: /^\/api\/vocabulary$/, why: 'It was free text (decision 0021)' })),
  {
    field: 'completeness',
    at: /^\/api\/dashboard$/,
    why: 'It counts what families of the religion look for (decision 0029); its own tests compare it',
  },
  { field: 'steps', at: /^\/api\/dashboard$/, why: 'It begins with the guided steps (decision 0029)' },
  ...['phone', 'hidden'].map((field) => ({
    field,
    at: /^\/api\/me$/,
    why: 'Phone numbers are verified, and families hide profiles (decision 0032)',
  })),
  {
    field: 'phoneVerified',
    at: /^\/api\//,
    why: 'Cards say whether the phone number is verified (decision 0032)',
  },
  ...['caste', 'incomeMinRupees', 'incomeMaxRupees', 'activeToday'].map((field) => ({
    field,
    at: /^\/api\/(?!profiles\/P\w+$)/,
    why: 'Cards say the community, the income and whether the family was here today (decision 0038)',
  })),
  { field: 'activeToday', at: /^\/api\/profiles\/P/, why: 'As on cards (decision 0038)' },
  ...['unmet', 'gunaPoints', 'isAlike'].map((field) => ({
    field,
    at: /^\/api\/profiles(\?|$)/,
    why: 'Browse says why a profile is where it is in the order (decisions 0064, 0065)',
  })),
  ...['dateOfBirth', 'timeOfBirth', 'placeOfBirth', 'access', 'computed', 'pada', 'lagna'].map((field) => ({
    field,
    at: /^\/api\/profiles\/P\w+$/,
    why: 'Horoscopes are computed, and shown to whom a family chooses (decision 0043)',
  })),
  ...factKeys
    .filter((key) => factOf(key).omittable)
    .map((field) => ({
      field,
      at: /^\/api\/profiles\/P\w+$/,
      why: 'Families state more facts (decision 0089)',
    })),
  { field: 'managedBy', at: /^\/api\//, why: 'Families set who manages the profile (decision 0032)' },
  ...['officerAddress', 'accent', 'version'].map((field) => ({
    field,
    at: /^\/api\/(staff\/settings\/\w+|site)$/,
    why: 'The officer has an address, the site a colour, and settings a version (decision 0048)',
  })),
  { field: 'totals', at: /^\/api\/staff\/payments/, why: 'The list has its sums (decision 0048)' },
  {
    field: 'fullRefund',
    at: /^\/api\/staff\/payments/,
    why: 'Staff read what a full refund does to the member’s plans',
  },
  {
    field: 'buyer',
    at: /^\/api\/orders/,
    why: 'The next order begins with the billing details of the last one',
  },
  {
    field: 'credited',
    at: /^\/api\/orders/,
    why: 'An order says whether its plan paid for a part of an upgrade',
  },
  ...['alonePaise', 'approver', 'own', 'decidedBy', 'decidedAt', 'decision', 'askedById'].map((field) => ({
    field,
    at: /^\/api\/staff\/payments/,
    why: 'A second person approves refunds over an amount (decision 0054)',
  })),
  {
    field: 'deletionAsked',
    at: /^\/api\/me$/,
    why: 'Managers read that another one asked to delete the profile (decision 0033)',
  },
  {
    field: 'relation',
    at: /^\/api\/me$/,
    why: 'An account says who its owner is to whom the profile is about (decision 0069)',
  },
  {
    field: 'approved',
    at: /^\/api\/me$/,
    why: 'Before its profile is approved, a family sees of others what a visitor sees (decision 0077)',
  },
  {
    field: 'heavyReaders',
    at: /^\/api\/staff\/dashboard$/,
    why: 'Staff see who comes near a limit of reading (decision 0077)',
  },
  {
    field: 'securityAlarms',
    at: /^\/api\/staff\/dashboard$/,
    why: 'Staff see what looks like an attack (decision 0079)',
  },
  {
    field: 'impersonator',
    at: /^\/api\/me$/,
    why: 'Somebody of the staff can see the site as a member who allows it (decision 0061)',
  },
  { field: 'state', at: /^\/api\/quotes$/, why: 'The checkout begins with the state of the profile' },
  {
    field: 'masked',
    at: /^\/api\/conversations/,
    why: 'A message is readable to whom its writer has opened their contact details (decision 0009); its own tests compare it',
  },
  {
    field: 'body',
    at: HIDDEN_NUMBER,
    why: 'As for masked: the one message with a number whose reader had opened no details',
  },
  {
    field: 'chargeback',
    at: /^\/api\/(orders|staff\/payments)/,
    why: 'A bank can take money back by itself (decision 0007)',
  },
  ...['expected', 'disputes'].map((field) => ({
    field,
    at: /^\/api\/staff\/payments/,
    why: 'Staff see chargebacks, and the order that a payment does not match (decision 0007)',
  })),
  { field: 'term', at: /^\/api\/staff\/payments/, why: 'A payment is shown with the time of its plan' },
  {
    field: 'waiting',
    at: /^\/api\/staff\/payments/,
    why: 'Payments that wait are a queue with claims (decision 0058)',
  },
  { field: 'before', at: /^\/api\/staff\/dashboard$/, why: 'Each figure has its change (decision 0048)' },
  { field: 'attention', at: /^\/api\/staff\/dashboard$/, why: 'What waits for the staff (decision 0024)' },
  { field: 'colleagues', at: /^\/api\/staff\/requests\?/, why: 'Requests are assigned to colleagues, too' },
  ...['dueAt', 'overdue'].map((field) => ({
    field,
    at: /^\/api\/staff\/requests\?/,
    why: 'Requests have a time by which to answer (decision 0024)',
  })),
  { field: 'takenById', at: /^\/api\/staff\/requests\?/, why: 'Two colleagues can have the same name' },
];

/** An answer that has another shape altogether: today's, made from the old one and compared by the fields it has. */
export const shapes: { at: RegExp; now: Shape; why: string }[] = [
  {
    at: /^\/api\/me$/,
    now: ownerInEnglish,
    why: 'Several people manage a profile, each in a language (decisions 0020 and 0022): all were owners in English',
  },
  {
    at: /^\/api\/orders(\/|$)/,
    now: ordersForProfile,
    why: 'An account can pay for several profiles (decision 0020): then it had one',
  },
  {
    at: /^\/api\/site$/,
    now: siteFacts,
    why: 'An admin sets the facts of the site; the phone number and the city of before were invented',
  },
  {
    at: /^\/api\/vocabulary$/,
    now: listsWithKeys,
    why: 'Options have keys, and lists the names that the database gives them (decision 0021)',
  },
  {
    at: /^\/api\/profiles\/P\w+$/,
    now: citiesAndStates,
    why: 'Wished places are cities and states (decision 0021), and families look for more (decision 0089)',
  },
  {
    at: /^\/api\/staff\/payments\?/,
    now: withoutCount,
    why: 'What waits is counted by the queue alone (decision 0058)',
  },
  {
    at: /^\/api\/staff\/requests\?/,
    now: withoutClaims,
    why: 'A claim ends after an hour, as all of those then: it is everybody’s again (decision 0024); what is due first is on top',
  },
];

/** Interests that their receiver sees today and did not then: `readFacts` returns which. */
export const shownInterests = {
  boxes: /^\/api\/interests\?box=/,
  received: /box=received$/,
  figures: /^\/api\/dashboard$/,
  why: 'Whoever shows the profile to premium members alone shows it to whom they send an interest (decision 0023)',
};

/** Lists whose order has changed. Pages may also be of another size: lists are compared as a whole. */
export const listedLastFirst = {
  at: /^\/api\/profiles(\?|$)/,
  why: 'The newest profile is the one that was listed last, no longer the one with the highest number',
};

/** Profiles that staff look at, who saw what a visitor sees: they are not compared. An editor reads no members. */
export const seenByStaff = {
  at: /^\/api\/profiles\/P\w+$/,
  by: /^staff, (?!editor)/,
  why: 'Staff who read members see their names and photos in Browse, too (decision 0044)',
};

/** What families whose profile is not approved read of others, who saw whole profiles: it is not compared. `readFacts` returns whose. */
export const seenBeforeApproval = {
  at: /^\/api\/profiles(\?|$|\/P\w+(\/conversation)?$)/,
  why: 'Before its profile is approved, a family sees of others what a visitor sees (decision 0077)',
};

/** A list for which other profiles are chosen, and that has another shape: it is not compared. */
export const chosenAnew = {
  at: /^\/api\/(recommendations|castes)$/,
  why: 'The list of castes names no family’s own; Recommendations page, are ranked by what both would do, and give reasons instead of a score (decision 0041)',
};

/** Refusals at these addresses, recognised by their sentences, which are answered today with that nothing is there. */
export const notFoundToday = {
  at: /^\/api\/staff\//,
  sentences: ['Please log in first.', 'This is for staff.'],
  why: 'For members and visitors the endpoints of the staff are not found (decision 0046)',
};

/** Sentences of refusals are for people who read the API: their status and code say what is refused. */
export const refusalFields = ['status', 'code'] as const;
