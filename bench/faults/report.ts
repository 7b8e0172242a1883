import type { Result } from './fault.ts';
import { tally } from './measure.ts';

/** The head of the table. */
export const head = [
  '| fault | lasted (s) | answers meanwhile | slowest (s) | reads p95 (ms) | serving again after (s) | writes acknowledged / lost | MB before / peak / after | files before / peak / after | LISTEN | holds |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
];

/** What a fault did, as a line of the table. */
export function row(name: string, { measured: it, bounds, notes }: Result): string {
  const answers = Object.entries(tally(it.during)).map(([kind, count]) => `${count} ${kind}`);
  const broken = bounds.filter((bound) => !bound.holds).map((bound) => bound.words);
  const three = ({ before, peak, after }: { before: number; peak: number; after: number }) =>
    [before, peak, after].map((value) => value.toFixed(0)).join(' / ');
  const cells = [
    name,
    it.seconds.toFixed(0),
    [...answers, ...notes].join(', ') || '–',
    seconds(it.slowestMs),
    it.during.length > 0 && Number.isFinite(it.readP95Ms) ? it.readP95Ms.toFixed(0) : '–',
    seconds(it.servingAfterMs),
    `${it.acknowledged} / ${it.lost}`,
    three(it.rssMb),
    three(it.files),
    it.liveConnections,
    broken.length > 0 ? `**no**: ${broken.join(', ')}` : 'yes',
  ];
  return `| ${cells.map((cell) => String(cell).replaceAll(/\s*[\n|]\s*/g, ' ')).join(' | ')} |`;
}

const seconds = (ms: number) => (Number.isFinite(ms) ? (ms / 1000).toFixed(1) : 'never');
