import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readArguments } from '../src/kit/start/arguments.ts';
import { grow, openBeside } from './grow.ts';
import { type Figures, type Mix, sendInTurn } from './load.ts';
import { buildMixes, drawRequests, type Requests } from './mixes.ts';
import { drawPages } from './pages.ts';
import { startFloor, startServer } from './server.ts';

const { values, positionals, refuse } = readArguments({
  usage: `
usage: npm run bench [-- 10000 100000 1000000] [--write]

Pages as a browser asks for them, then profiles, searches and a member's other reads, over HTTP at growing numbers of
profiles, in turn with two floors in the same run: a bare row by its key, and 24 cards of known ids.
  --write  keeps the tables in bench/README.md`,
  options: { write: { type: 'boolean', default: false } },
  most: 9,
});
const wanted = positionals.map(Number);
if (!wanted.every((size) => Number.isInteger(size) && size > 0)) refuse('Give numbers of profiles.');
const sizes = wanted.length > 0 ? wanted : [10_000, 100_000, 1_000_000];
const dataDir = path.resolve(process.env.DATA_DIR ?? './data/bench');
let requests: Requests | undefined;
const PAGE_ROUNDS = 7;
const tables = {
  pages: [
    '| listed profiles | clients | page | p50 / p95 (ms) | p50 ÷ (a) | per s |',
    `|${'---|'.repeat(6)}`,
  ],
  reads: [
    '| listed profiles | clients | as | (a) p50 / p95 (ms) | profile p50 / p95 (ms) | profile ÷ (a) | profiles per s | (b) p50 / p95 (ms) | search p50 / p95 (ms) | search ÷ p50 of (b): p50 / p95 | searches per s |',
    `|${'---|'.repeat(11)}`,
  ],
  orders: [
    '| listed profiles | clients | a member’s search | p50 / p95 (ms) | ÷ p50 of (b): p50 / p95 | per s |',
    `|${'---|'.repeat(6)}`,
  ],
  others: [
    '| listed profiles | clients | what | p50 / p95 (ms) | p50 ÷ (a) | per s |',
    `|${'---|'.repeat(6)}`,
  ],
};

async function measure(size: number): Promise<void> {
  const listed = (await grow(dataDir, size)).toLocaleString('en');
  const server = await startServer({ DATA_DIR: dataDir });
  const app = await openBeside(dataDir);
  const floor = await startFloor({ DATA_DIR: dataDir });
  try {
    requests ??= await drawRequests(app);
    const { visitor, member, orders, others } = await buildMixes(app, requests, {
      base: server.base,
      floor: floor.base,
    });
    // Once, to begin with: views of today are recorded, plans and pages are in memory.
    for (const mixes of [visitor, member, orders, others] as Record<string, Mix>[])
      await sendInTurn(mixes, { clients: 4, rounds: 2 });
    for (const clients of [1, 8]) {
      const pages = await drawPages(app, server.base, PAGE_ROUNDS);
      const taken = await sendInTurn(
        { row: visitor.row, ...mapValues(pages, (rounds) => (round: number) => rounds[round]!) },
        { clients, rounds: PAGE_ROUNDS },
      );
      for (const [what, it] of Object.entries(taken))
        if (what !== 'row')
          tables.pages.push(
            line([
              listed,
              clients,
              what,
              both(it),
              (it.p50 / taken.row.p50).toFixed(1),
              it.perSecond.toFixed(0),
            ]),
          );
      for (const [as, mixes] of Object.entries({ visitor, member }))
        tables.reads.push(readsLine([listed, clients, as], await sendInTurn(mixes, { clients })));
      const ordered = await sendInTurn(orders, { clients });
      const floorOfCards = ordered['24 cards of known ids (b)'].p50;
      for (const [what, it] of Object.entries(ordered))
        tables.orders.push(
          line([listed, clients, what, both(it), ratios(it, floorOfCards), it.perSecond.toFixed(0)]),
        );
      const found = await sendInTurn(others, { clients });
      const { p50 } = found['a bare row by its key (a)'];
      for (const [what, it] of Object.entries(found))
        tables.others.push(
          line([listed, clients, what, both(it), (it.p50 / p50).toFixed(1), it.perSecond.toFixed(0)]),
        );
    }
  } finally {
    await floor.stop();
    await app.close();
    await server.stop();
  }
}

const mapValues = <Value, Result>(of: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, change(value)]));
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const both = ({ p50, p95 }: Figures) => `${ms(p50)} / ${ms(p95)}`;
const ratios = ({ p50, p95 }: Figures, floor: number) =>
  `${(p50 / floor).toFixed(1)} / ${(p95 / floor).toFixed(1)}`;
const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

function readsLine(
  begin: (string | number)[],
  { row, cards, profile, search }: Record<'row' | 'cards' | 'profile' | 'search', Figures>,
): string {
  return line([
    ...begin,
    both(row),
    both(profile),
    (profile.p50 / row.p50).toFixed(1),
    profile.perSecond.toFixed(0),
    both(cards),
    both(search),
    ratios(search, cards.p50),
    search.perSecond.toFixed(0),
  ]);
}

for (const size of sizes) {
  await measure(size);
  console.log(
    `\n${[...tables.pages, '', ...tables.reads, '', ...tables.orders, '', ...tables.others].join('\n')}\n`,
  );
}
console.log(`Node ${process.version}, ${availableParallelism()} cores`);

if (values.write) {
  const file = path.join(import.meta.dirname, 'README.md');
  const table = [...tables.pages, '', ...tables.reads, '', ...tables.orders, '', ...tables.others].join('\n');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/(<!-- table -->\n)[\s\S]*?(\n<!-- end -->)/, `$1${table}$2`));
}
