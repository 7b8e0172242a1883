import { DAY_MS } from '../src/kit/shared/time/durations.ts';
import { castChart } from '../src/people/astrology/chart.ts';
import { matchGunas } from '../src/people/astrology/guna/match.ts';
import { matchPoruthams } from '../src/people/astrology/porutham/match.ts';
import { listChanges, listPossible } from '../src/people/astrology/uncertainty.ts';
import { placeOfPada } from '../src/people/astrology/zodiac.ts';

// node bench/horoscope.ts
// How many charts and matches one process computes in a second, each as the API does.

const site = { latitude: 19.07, longitude: 72.88 };

/** Prints how often a piece of work is done in a second, after a moment to warm up. */
function measure(name: string, work: (turn: number) => unknown, turns: number): void {
  for (let turn = 0; turn < turns / 10; turn++) work(turn);
  const began = performance.now();
  for (let turn = 0; turn < turns; turn++) work(turn);
  const perSecond = (turns * 1000) / (performance.now() - began);
  console.log(`${name}: ${Math.round(perSecond).toLocaleString('en')} a second`);
}

/** A day of the last century. */
const dayOf = (turn: number) => new Date(Date.UTC(1930, 0, 1) + turn * 13.37 * DAY_MS);

measure('charts', (turn) => castChart(dayOf(turn), site), 3000);
measure('charts with what 15 minutes would change', (turn) => listChanges(dayOf(turn), site), 300);
measure(
  "days' possible places of the Moon",
  (turn) => listPossible(dayOf(turn), new Date(dayOf(turn).getTime() + DAY_MS)),
  300,
);
measure(
  'matches: guna milan and poruthams',
  (turn) => {
    const [bride, groom] = [placeOfPada(turn % 108), placeOfPada((turn * 7) % 108)];
    return [matchGunas(bride, groom), matchPoruthams(bride, groom)];
  },
  200_000,
);
