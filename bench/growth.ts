import path from 'node:path';
import { PAGE_SIZE } from '../src/kit/api/lists/pages.ts';
import { grow, openBeside } from './grow.ts';
import { type Mix, sendInTurn } from './load.ts';
import { buildMixes, drawRequests, type Requests } from './mixes.ts';
import { startServer } from './server.ts';

// npm run growth [-- 10000 1000000]
// The same searches on a small and on a large site, sent to both in turn in one run: how much longer the median of the
// large one takes. Sizes that are measured one after the other, as `npm run bench` does, meet the machine at different hours.
// A small site answers many searches with a few cards, so those that fill a page on both are measured apart, too.

const [small = 10_000, large = 1_000_000] = process.argv.slice(2).map(Number);
const dataDir = path.resolve(process.env.DATA_DIR ?? './data/bench');

type Readers = 'visitor' | 'member';
type Site = { search: Record<Readers, Mix>; close(): Promise<void> };

let requests: Requests | undefined;

async function open(folder: string): Promise<Site> {
  const server = await startServer({ DATA_DIR: folder });
  const app = await openBeside(folder);
  requests ??= await drawRequests(app);
  const { visitor, member } = await buildMixes(app, requests, { base: server.base, floor: server.base });
  return {
    search: { visitor: visitor.search, member: member.search },
    async close() {
      await app.close();
      await server.stop();
    },
  };
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
const sizes = [await grow(folders[0]!, small), await grow(folders[1]!, large)];
const sites = [await open(folders[0]!), await open(folders[1]!)];
try {
  const names = sizes.map((size) => size.toLocaleString('en-IN'));
  console.log(
    `| clients | as | searches | ${names.map((name) => `${name}: p50 (ms)`).join(' | ')} | growth |`,
  );
  console.log(`|${'---|'.repeat(6)}`);
  for (const as of ['visitor', 'member'] as const) {
    const counts: number[][] = [];
    for (const { search } of sites) counts.push(await countCards(search[as]));
    const isWhole = sites[0]!.search[as].paths.map((_, n) => counts.every((of) => of[n] === PAGE_SIZE));
    const whole = isWhole.filter(Boolean).length;
    const cards = counts.map((of) => mean(of).toFixed(1)).join(' and ');
    for (const clients of [1, 8]) {
      for (const [what, fits] of [
        [`all ${isWhole.length}, with ${cards} cards`, () => true],
        [`the ${whole} with ${PAGE_SIZE} cards on both`, (n: number) => isWhole[n]!],
      ] as const) {
        const mixes = sites.map(({ search: { [as]: mix } }) => ({
          ...mix,
          paths: mix.paths.filter((_, n) => fits(n)),
        }));
        const found = await sendInTurn({ small: mixes[0]!, large: mixes[1]! }, { clients, rounds: 13 });
        const [one, other] = [found.small.p50, found.large.p50];
        const cells = [clients, as, what, one.toFixed(2), other.toFixed(2), (other / one).toFixed(2)];
        console.log(`| ${cells.join(' | ')} |`);
      }
    }
  }
} finally {
  for (const site of sites) await site.close();
}
