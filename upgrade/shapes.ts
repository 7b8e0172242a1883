/** How answers that have another shape today are made from the old ones. */

import { lists, type VocabularyKind } from '../src/base/vocabulary/shared/lists.ts';
import { HOUR_MS } from '../src/kit/shared/time/durations.ts';
import { apartLists, wishBounds, wishLists, wishOf } from '../src/people/profiles/shared/wishes/list.ts';

/** What the same viewer was answered then at another address; lists as a whole. */
export type Then = (address: string) => unknown;

/** Makes today's answer from the old one at an (old) address. */
// biome-ignore lint/suspicious/noExplicitAny: what the old API answered has no types any more
export type Shape = (was: any, address: string, then: Then) => unknown;

/** Returns the keys of an option list by the English names that the options had. */
export const keysByName = (kind: VocabularyKind): Record<string, string> =>
  Object.fromEntries(lists[kind].map(({ key, name }) => [name, key]));

export const siteFacts: Shape = ({ name, demo, supportEmail }) => ({
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
});

/** The lists that there were, by their names then. */
const oldLists = {
  religion: 'religion',
  motherTongue: 'mother_tongue',
  maritalStatus: 'marital_status',
  education: 'education',
  state: 'state',
} satisfies Record<string, VocabularyKind>;

/** The lists that are new. */
export const newLists = Object.keys(lists).filter((kind) => !Object.values<string>(oldLists).includes(kind));

export const listsWithKeys: Shape = (was: Record<string, { name: string }[]>) =>
  Object.fromEntries(
    Object.entries(oldLists).map(([old, kind]) => {
      const keys = keysByName(kind);
      const options = was[old]!.map((option) => ({ key: keys[option.name], ...option }));
      return [kind, LENGTHENED.includes(kind) ? withNewOptions(kind, options) : options];
    }),
  );

/** Lists that have got further options since, before Other (migration 0206). */
const LENGTHENED: VocabularyKind[] = ['religion', 'mother_tongue', 'marital_status'];

function withNewOptions(kind: VocabularyKind, before: { key: string | undefined; name: string }[]) {
  const added = lists[kind].filter(({ key }) => !before.some((one) => one.key === key));
  const isLast = ({ key }: { key: string | undefined }) => key === 'other';
  return [...before.filter((one) => !isLast(one)), ...added, ...before.filter(isLast)];
}

type Me = { viewer: { profile: { id: string; name: string } | null } | null };

export const ownerInEnglish: Shape = ({ viewer }: Me) => ({
  viewer: viewer && {
    ...viewer,
    // Accounts have names (decision 0069), which none had then.
    name: null,
    locale: 'en',
    profile: viewer.profile && { ...viewer.profile, role: 'owner' },
  },
});

export const ordersForProfile: Shape = (was, _, then) => {
  const { profile } = (then('/api/me') as { body: Me }).body.viewer!;
  const withProfile = (order: object) => ({
    ...order,
    profile: profile && { id: profile.id, name: profile.name },
  });
  return Array.isArray(was) ? was.map(withProfile) : { ...was, order: withProfile(was.order) };
};

type Profile = { preferences?: { location: string[] } };

const newWishes = Object.fromEntries(
  [
    ...wishBounds.map(({ wish, field }) => [wish, field, null] as const),
    ...[...wishLists, ...apartLists].map(({ wish, field }) => [wish, field, []] as const),
  ].flatMap(([wish, field, nothing]) => (wishOf(wish).omittable ? [[field, nothing]] : [])),
);

/** Wished places, where a city may have the name of a state; what nobody could wish for. Not everybody sees the wishes. */
export const citiesAndStates: Shape = ({ preferences, ...profile }: Profile) => {
  if (!preferences) return profile;
  const { location, ...others } = preferences;
  const isState = (place: string) => place in keysByName('state');
  const places = { states: location.filter(isState), cities: location.filter((place) => !isState(place)) };
  return { ...profile, preferences: { ...newWishes, ...others, ...places, diet: [] } };
};

type Request = { id: string; entitlement: string; createdAt: string };
type Queue = { items: Request[]; open: number };

export const withoutCount: Shape = ({ attention: _, ...page }) => page;

/** The queue of requests without claims: what was in progress is open. */
export const withoutClaims: Shape = ({ items, open }: Queue, address, then) => {
  const claimed = (then('/api/staff/requests?state=in_progress') as Queue).items;
  const all = open + claimed.length;
  if (address.endsWith('=in_progress')) return { items: [], open: all };
  if (address.endsWith('=done')) return { items, open: all };
  const released = claimed.map((one) => ({ ...one, state: 'open', takenBy: null, mine: false }));
  return { items: [...items, ...released].sort(byDueTime), open: all };
};

function byDueTime(a: Request, b: Request): number {
  const dueAt = ({ entitlement, createdAt }: Request) =>
    Date.parse(createdAt) + (entitlement === 'priority_support' ? 24 : 72) * HOUR_MS;
  return dueAt(a) - dueAt(b) || (a.id < b.id ? -1 : 1);
}

const PHRASES: [was: string, now: string][] = [
  ['Given to', 'Issued to'],
  ['Tax on reverse charge', 'Reverse charge'],
  ['In words', 'Amount in words'],
  ['Total given back', 'Total refunded'],
  ['This note takes back the part of invoice', 'This credit note is for the amount of invoice'],
  ['Written and sent electronically under', 'Issued electronically under'],
  ['2000: no signature is required', '2000. No signature is required'],
];

/** Returns the text of an invoice as it reads today: in plain English, and with months such as Jan. */
export function invoiceToday(lines: string[]): string {
  const text = lines
    .join(' ')
    .replaceAll(/\b(\d{1,2} [A-Z][a-z]{2})[a-z]* (\d{4})\b/g, (date, day, year) =>
      Number.isNaN(Date.parse(date)) ? date : `${day} ${year}`,
    );
  return PHRASES.reduce((changed, [was, now]) => changed.replaceAll(was, now), text);
}
