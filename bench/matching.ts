import { readArguments } from '../src/kit/start/arguments.ts';
import { readCsv } from './matching/csv.ts';
import { evaluate } from './matching/evaluate.ts';
import { readLog } from './matching/log.ts';
import { measureQueues } from './matching/queues.ts';
import { MARKET, ORDERS, POPULARITIES, simulate } from './matching/simulate.ts';
import { measurePair } from './matching/speed.ts';
import { isSpeedDating, readSpeedDating } from './matching/speedDating.ts';
import { drawLog } from './matching/synthetic.ts';

const {
  positionals: [what],
  refuse,
} = readArguments({
  usage: `
usage: npm run matching -- LOG.csv | drawn | simulate | speed | queues

  LOG.csv   how well each method predicts a log: bench/README.md describes its columns
  drawn     the same on a log that is drawn, with a known truth
  simulate  what the order of recommendations does to a market
  speed     how long a pair takes
  queues    how long a member's queue takes, among the profiles that npm run bench leaves`,
  options: {},
  most: 1,
});
if (what === 'simulate') printMarkets();
else if (what === 'speed') console.log(`a pair, both ways: ${Math.round(measurePair())} ns`);
else if (what === 'queues') await printQueues();
else if (what) await printEvaluation(what);
else refuse('Say what to measure.');

async function printQueues(): Promise<void> {
  const { profiles, queues, p50, p95, most } = await measureQueues();
  const [usual, slow, slowest] = [p50, p95, most].map((ms) => ms.toFixed(1));
  console.log(
    `${queues} queues among ${profiles} active profiles: ${usual} ms, p95 ${slow} ms, at most ${slowest} ms`,
  );
}

async function printEvaluation(file: string): Promise<void> {
  const log = file === 'drawn' ? drawn() : await readFrom(file);
  const answered = log.rows.filter((row) => row.answered !== null).length;
  console.log(
    `${log.rows.length} lines of ${log.people} people, ${answered} with an answer, ${log.skipped} skipped; ${log.featureNames.length} features`,
  );
  if (log.rows.length === 0) {
    console.error('Nothing to evaluate: who, whom and sent (0 or 1) are needed in each line.');
    process.exitCode = 1;
    return;
  }
  console.log('\n| setting | predicted | method | AUC | NDCG@5 |\n|---|---|---|---|---|');
  for (const { setting, truth, method, auc, ndcg } of await evaluate(log)) {
    console.log(`| ${setting} | ${truth} | ${method} | ${auc.toFixed(3)} | ${ndcg.toFixed(3)} |`);
  }
}

async function readFrom(file: string) {
  const table = await readCsv(file);
  return isSpeedDating(table) ? readSpeedDating(table) : readLog(table);
}

function drawn() {
  const truth = { weights: [0.9, 0.7, -0.6], popularity: 0.8 };
  return drawLog({ evenings: 20, each: 15, truth }).log;
}

function printMarkets(): void {
  console.log(
    '| popularity | order | interests | matches | Gini of exposure | wasted interests |\n|---|---|---|---|---|---|',
  );
  for (const [name, popularity] of Object.entries(POPULARITIES)) {
    const found = ORDERS.map((order) => simulate({ ...MARKET, popularity }, order));
    for (const { order, interests, matches, gini, wasted } of found) {
      const share = `${Math.round(100 * wasted)} %`;
      console.log(`| ${name} | ${order} | ${interests} | ${matches} | ${gini.toFixed(2)} | ${share} |`);
    }
    console.log(
      `| ${name} | the whole ÷ p·q alone | | ${(found[1]!.matches / found[0]!.matches).toFixed(2)} | | |`,
    );
  }
}
