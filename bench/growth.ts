import path from 'node:path';
import { sql } from 'kysely';
import { PAGE_SIZE } from '../src/kit/api/lists/pages.ts';
import type { App } from '../src/kit/app/app.ts';
import { readArguments } from '../src/kit/start/arguments.ts';
import { grow, openBeside } from './grow.ts';
import { type Mix, sendInTurn } from './load.ts';
import { buildMixes, drawRequests, drawSearches, type Requests } from './mixes.ts';
import { startFloor, startServer } from './server.ts';

const { positionals, refuse } = readArguments({
  usage: `
usage: npm run growth [-- 10000 1000000]

The same searches on a small and on a large site, sent to both in turn in one run: how much longer the median of the
large one takes. Sizes that are measured one after the other, as npm run bench does, meet the machine at different hours.
A small site answers many searches with a few cards, so those that fill a page on both are measured apart, too.
Searches that come again are answered from memory, so others, which come once, are measured apart as well.`,
  options: {},
  most: 2,
});
const [smallSize = 10_000, largeSize = 1_000_000] = positionals.map(Number);
if (![smallSize, largeSize].every((size) => Number.isInteger(size) && size > 0))
  refuse('Give two numbers of profiles.');
const dataDir = path.resolve(process.env.DATA_DIR ?? './data/bench');

type Readers = (typeof READERS)[number];
type Site = {
  search: Record<Readers, Mix>;
  /** The cards of known ids, others each time. */
  cards: Record<Readers, () => Mix>;
  close(): Promise<void>;
};

const ROUNDS = 13;
const CLIENTS = [1, 8];
const READERS = ['visitor', 'member'] as const;

let requests: Requests | undefined;
let once: string[][] | undefined;

async function open(folder: string): Promise<Site> {
  const server = await startServer({ DATA_DIR: folder });
  const app = await openBeside(folder);
  const floor = await startFloor({ DATA_DIR: folder });
  requests ??= await drawRequests(app);
  once ??= await drawSearches(app, READERS.length * CLIENTS.length * ROUNDS);
  const { visitor, member } = await buildMixes(app, requests, { base: server.base, floor: floor.base });
  const ids = await drawPages(app);
  // Another page each time; the small site has too few.
  let page = 0;
  const cardsOf = (mix: Mix) => () => ({
    ...mix,
    paths: mix.paths.map((one) => one.replace(/ids=[\d,]+/, `ids=${ids(page++)}`)),
  });
  return {
    search: { visitor: visitor.search, member: member.search },
    cards: { visitor: cardsOf(visitor.cards), member: cardsOf(member.cards) },
    async close() {
      await app.close();
      await floor.stop();
      await server.stop();
    },
  };
}

/** Returns what returns the ids of a page of profiles by its number: none of them is on two pages, until all were. */
async function drawPages({ db }: Pick<App, 'db'>): Promise<(page: number) => string> {
  const { rows } = await sql<{ id: number }>`
    select profile_id as id from search_rows order by md5(profile_id::text)`.execute(db);
  return (page) =>
    Array.from({ length: PAGE_SIZE }, (_, n) => rows[(page * PAGE_SIZE + n) % rows.length]!.id).join(',');
}

/** Returns how many cards each answer has. */
async function countCards({ base, paths, headers = {} }: Mix): Promise<number[]> {
  const counts = [];
  for (const one of paths) {
    const answer = await fetch(`${base}${one}`, { headers });
    counts.push(((await answer.json()) as { profiles: unknown[] }).profiles.length);
  }
  return counts;
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

// The small one first: what is searched for is drawn from it.
const folders = [`${dataDir}-small`, dataDir];
const sizes = [await grow(folders[0]!, smallSize), await grow(folders[1]!, largeSize)];
const sites = [await open(folders[0]!), await open(folders[1]!)];
try {
  const names = sizes.map((size) => size.toLocaleString('en'));
  console.log(
    `| clients | as | searches | ${names.map((name) => `${name}: p50 (ms)`).join(' | ')} | growth |`,
  );
  console.log(`|${'---|'.repeat(6)}`);
  for (const as of READERS) {
    const counts: number[][] = [];
    for (const { search } of sites) counts.push(await countCards(search[as]));
    const isWhole = sites[0]!.search[as].paths.map((_, n) => counts.every((of) => of[n] === PAGE_SIZE));
    const whole = isWhole.filter(Boolean).length;
    const cards = counts.map((of) => mean(of).toFixed(1)).join(' and ');
    for (const [which, clients] of CLIENTS.entries()) {
      const wholePages = ({ search }: Site) => ({
        ...search[as],
        paths: search[as].paths.filter((_, n) => isWhole[n]),
      });
      const first = (READERS.indexOf(as) * CLIENTS.length + which) * ROUNDS;
      const others =
        ({ search }: Site) =>
        (round: number) => ({
          ...search[as],
          paths: once![first + round]!.map((query) => `/api/profiles?${query}`),
        });
      const kinds: [what: string, mixOf: (site: Site) => Mix | ((round: number) => Mix)][] = [
        [`all ${isWhole.length}, with ${cards} cards`, ({ search }) => search[as]],
        [`the ${whole} with ${PAGE_SIZE} cards on both`, wholePages],
        ['others, each once', others],
        [`no search: ${PAGE_SIZE} cards of known ids (b), each once`, (site) => site.cards[as]],
      ];
      for (const [what, mixOf] of kinds) {
        const [small, large] = sites.map(mixOf);
        const found = await sendInTurn({ small: small!, large: large! }, { clients, rounds: ROUNDS });
        const [one, other] = [found.small.p50, found.large.p50];
        const cells = [clients, as, what, one.toFixed(2), other.toFixed(2), (other / one).toFixed(2)];
        console.log(`| ${cells.join(' | ')} |`);
      }
    }
  }
} finally {
  for (const site of sites) await site.close();
}
