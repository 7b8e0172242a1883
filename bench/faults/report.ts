import type { Result } from './fault.ts';
import { tally } from './measure/figures.ts';

/** The head of the table. */
export const head = [
  '| fault | lasted (s) | answers meanwhile | slowest (s) | reads p95 before / meanwhile (ms) | serving again after (s) | writes acknowledged / lost | MB before / peak / after | files before / peak / after | LISTEN | holds |',
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
    `${milliseconds(it.readP95BeforeMs)} / ${milliseconds(it.readP95Ms)}`,
    seconds(it.servingAfterMs),
    `${it.acknowledged} / ${it.lost}`,
    three(it.rssMb),
    three(it.files),
    it.liveConnections,
    broken.length > 0 ? `**no**: ${broken.join(', ')}` : 'yes',
  ];
  return `| ${cells.map((cell) => String(cell).replaceAll(/\s*[\n|]\s*/g, ' ')).join(' | ')} |`;
}

const milliseconds = (ms: number) => (Number.isFinite(ms) ? ms.toFixed(0) : '–');
const seconds = (ms: number) => (Number.isFinite(ms) ? (ms / 1000).toFixed(1) : 'never');

/** Returns a text with `rows` in the table between its marks, in place of earlier rows about the same faults. */
export function keep(text: string, rows: Map<string, string>, order: string[]): string {
  const marks = /(<!-- faults -->\n)([\s\S]*?)(<!-- end -->)/;
  if (!marks.test(text)) throw new Error('There is no place for the table of faults.');
  const all = new Map<string, string>();
  for (const line of marks.exec(text)?.[2]?.split('\n') ?? []) all.set(nameIn(line), line);
  for (const [name, line] of rows) all.set(name, line);
  const lines = order.flatMap((name) => all.get(name) ?? []);
  return text.replace(
    marks,
    (_all, begin: string, _old, end: string) => `${begin}${[...head, ...lines].join('\n')}\n${end}`,
  );
}

const nameIn = (line: string) => line.split('|')[1]?.trim() ?? '';
