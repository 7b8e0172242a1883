import { sql } from 'kysely';
import type { App } from '../src/kit/app/app.ts';
import type { Sort } from '../src/meeting/search/shared/sorts.ts';
import type { Mix } from './load.ts';
import { addStaff, logIn, logInMember, type Member, makeComparable } from './members.ts';
import { addMemberFilters, drawSamples, mixQueries, randomFrom } from './queries.ts';

const QUERIES = 300;
/** How many of the requested profiles the member has blocked. */
const BLOCKED = 30;

/** What is requested at every size: drawn once, at the smallest. */
export type Requests = { ids: number[]; publicIds: string[]; searches: string[]; memberSearches: string[] };

/** Draws 300 profiles and 300 searches that real members would send. */
export async function drawRequests({ db }: Pick<App, 'db'>): Promise<Requests> {
  const samples = await drawSamples(db, QUERIES);
  const publicIds = samples.map(({ public_id }) => public_id);
  const { rows } = await sql<{ id: number }>`
    select p.id from unnest(${publicIds}::text[]) with ordinality n (public_id, place)
    join profiles p on p.public_id = n.public_id order by place`.execute(db);
  const searches = mixQueries(samples, randomFrom(7));
  const memberSearches = addMemberFilters(searches, randomFrom(11));
  return { ids: rows.map(({ id }) => id), publicIds, searches, memberSearches };
}

/** Draws so many times 300 searches of the same kind, nearly all of them different. */
export async function drawSearches({ db }: Pick<App, 'db'>, times: number): Promise<string[][]> {
  const samples = await drawSamples(db, QUERIES * times);
  const random = randomFrom(13);
  return Array.from({ length: times }, (_, n) =>
    mixQueries(
      samples.filter((_, place) => place % times === n),
      random,
    ),
  );
}

/** What a member's pages request, one after the other: each line as often as in a day of 20. */
const memberDay: [times: number, path: (it: Requests, n: number) => string][] = [
  [6, ({ publicIds }, n) => `/api/profiles/${publicIds[(n * 7) % publicIds.length]}`],
  [4, ({ searches }, n) => `/api/profiles?${searches[(n * 7) % searches.length]}`],
  [2, () => '/api/me'],
  [2, () => '/api/unread-messages'],
  [1, () => '/api/notifications'],
  [1, () => '/api/interests?box=received'],
  [1, () => '/api/conversations'],
  [1, () => '/api/dashboard'],
  [1, () => '/api/recommendations'],
  [1, () => '/api/notifications/unread'],
];

/** The requests of the table: two floors, and what is measured against them, as a visitor and as a member with blocks. */
export async function buildMixes(app: App, it: Requests, { base, floor }: { base: string; floor: string }) {
  const member = await logInMember(app);
  const blocked = it.ids.filter((id) => id !== member.profile).slice(-BLOCKED);
  await block(app, member, blocked);
  // A blocked profile is not found, so the profiles that are read are the others.
  const open = it.publicIds.filter((_, n) => !blocked.includes(it.ids[n]!));
  const cards = it.ids.map((_, n) =>
    Array.from({ length: 24 }, (_, place) => it.ids[(n * 13 + place * 11) % it.ids.length]).join(','),
  );
  const headers = { cookie: member.cookie };
  const staff = { cookie: await logIn(app, await addStaff(app)) };
  const mixOf = (paths: string[], as: Record<string, string> = {}): Mix => ({ base, paths, headers: as });
  const day = { ...it, publicIds: open };
  const visitor = {
    row: { base: floor, paths: it.ids.map((id) => `/row/${id}`) },
    cards: { base: floor, paths: cards.map((ids) => `/cards?ids=${ids}`) },
    profile: mixOf(it.publicIds.map((id) => `/api/profiles/${id}`)),
    search: mixOf(it.searches.map((query) => `/api/profiles?${query}`)),
  };
  const cardsFor = ({ profile }: Member): Mix => ({
    base: floor,
    paths: cards.map((ids) => `/cards?ids=${ids}&me=${profile}`),
  });
  // Another member, so that the others' figures are of one without wishes.
  const choosing = await logInMember(app, 1 / 3);
  await block(app, choosing, blocked);
  await makeComparable(app, choosing.profile);
  const searching = (queries: string[]) =>
    mixOf(
      queries.map((query) => `/api/profiles?${query}`),
      { cookie: choosing.cookie },
    );
  const sorted = (sort: Sort) => searching(it.searches.map((query) => `${query}&sort=${sort}`));
  return {
    visitor,
    member: {
      row: visitor.row,
      cards: cardsFor(member),
      profile: mixOf(
        open.map((id) => `/api/profiles/${id}`),
        headers,
      ),
      search: mixOf(visitor.search.paths, headers),
    },
    orders: {
      '24 cards of known ids (b)': cardsFor(choosing),
      newest: sorted('newest'),
      'most relevant': sorted('relevance'),
      'last active': sorted('active'),
      nearest: sorted('nearest'),
      'newest, with filters for members': searching(it.memberSearches),
    } satisfies Record<string, Mix>,
    others: {
      'a bare row by its key (a)': visitor.row,
      "a member's reads, mixed": mixOf(
        it.ids.map((_, n) => spread(memberDay)[n % 20]!(day, n)),
        headers,
      ),
      'browse without filters': mixOf(Array(100).fill('/api/profiles'), headers),
      recommendations: mixOf(Array(100).fill('/api/recommendations'), headers),
      'dashboard of a member': mixOf(Array(100).fill('/api/dashboard'), headers),
      "dashboard's page, with all its calls": mixOf(Array(50).fill('/dashboard'), headers),
      'dashboard of the staff': mixOf(Array(100).fill('/api/staff/dashboard'), staff),
    } satisfies Record<string, Mix>,
  };
}

async function block({ db }: Pick<App, 'db'>, { profile }: Member, blocked: number[]): Promise<void> {
  await sql`
    insert into blocks (blocker_id, blocked_id) select ${profile}::bigint, unnest(${blocked}::bigint[])
    on conflict do nothing`.execute(db);
}

const spread = <One>(lines: [times: number, one: One][]): One[] =>
  lines.flatMap(([times, one]) => Array(times).fill(one));
