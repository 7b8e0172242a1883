import { bell, type Chance, chance } from '../../seed/random.ts';
import { EXPLORED } from '../../src/meeting/matching/score/constants.ts';
import { chanceOf } from '../../src/meeting/matching/score/model.ts';
import { nextBrake, rankOf } from '../../src/meeting/matching/score/rank.ts';
import { gini } from './metrics.ts';

export type Market = {
  /** Women, and as many men. */
  each: number;
  weeks: number;
  /** How many profiles everybody is shown on their day of the week. */
  shown: number;
  /** How many interests everybody can answer in a week. */
  answers: number;
  /** How much more some are wished for than others, in log-odds (standard deviation). */
  popularity: number;
};

export const MARKET: Omit<Market, 'popularity'> = { each: 600, weeks: 6, shown: 10, answers: 5 };
/** Popularity that differs as much as tastes do, and twice as much. */
export const POPULARITIES = { weak: 0.8, strong: 1.6 } as const;

/** Who is shown: the best by p·q, or that less what keeps people from drowning, with some drawn by chance. */
export const ORDERS = ['p·q alone', 'the whole'] as const;
export type Order = (typeof ORDERS)[number];

export type Outcome = { order: Order; interests: number; matches: number; gini: number; wasted: number };

const TASTES = 4;
/** Tastes differ with a standard deviation of 0.8: the sum of four products of this weight. */
const TASTE = 0.4;
/** Log-odds of sending an interest to somebody average, and of accepting theirs: 12 % and 18 %. */
const SENDS = -2;
const ACCEPTS = -1.5;
const DAYS = 7;

type Person = { popularity: number; wants: number[]; is: number[] };

/**
 * Plays some weeks of a market in which everybody is shown some profiles once a week, sends interests, and answers what they can,
 * the oldest first. What nobody answers is wasted. The chances are known: this compares orders, not what is learned.
 */
export function simulate(market: Market, order: Order, seed = 1): Outcome {
  const next = chance(seed);
  const count = 2 * market.each;
  const chances = chancesOf(market, drawPeople(market, next));
  const state = openState(market);
  for (let day = 0; day < market.weeks * DAYS; day++) {
    for (let me = day % DAYS; me < count; me += DAYS) {
      for (const other of choose(market, chances, state, { me, order, next })) {
        state.exposure[other]!++;
        if (next() >= chances.sends[me * count + other]!) continue;
        state.sent[me * count + other] = 1;
        state.inboxes[other]!.push(me);
        state.received[other]!.push(day);
        state.interests++;
      }
    }
    for (let me = (day + 3) % DAYS; me < count; me += DAYS) answer(market, chances, state, me, next);
    endDay(market, state, day);
  }
  return {
    order,
    interests: state.interests,
    matches: state.matched.size,
    gini: gini([...state.exposure]),
    wasted: state.inboxes.reduce((sum, inbox) => sum + inbox.length, 0) / state.interests,
  };
}

function drawPeople({ each, popularity }: Market, next: Chance): Person[] {
  const vector = () => Array.from({ length: TASTES }, () => bell(next, 0, 1));
  return Array.from({ length: 2 * each }, () => ({
    popularity: bell(next, 0, popularity),
    wants: vector(),
    is: vector(),
  }));
}

type State = ReturnType<typeof openState>;

function openState({ each }: Market) {
  return {
    exposure: new Float64Array(2 * each),
    brakes: new Float64Array(2 * each),
    inboxes: Array.from({ length: 2 * each }, (): number[] => []),
    /** The days of the interests that somebody received in the last week. */
    received: Array.from({ length: 2 * each }, (): number[] => []),
    sent: new Uint8Array((2 * each) ** 2),
    matched: new Set<number>(),
    interests: 0,
  };
}

/** Chance that a person says yes to another one of the other side, by person and other person. */
type Chances = { sends: Float64Array; accepts: Float64Array };

function chancesOf({ each }: Market, people: Person[]): Chances {
  const count = people.length;
  const sends = new Float64Array(count * count);
  const accepts = new Float64Array(count * count);
  for (let me = 0; me < count; me++) {
    for (let other = me < each ? each : 0; other < (me < each ? count : each); other++) {
      let odds = people[other]!.popularity;
      for (let place = 0; place < TASTES; place++)
        odds += TASTE * people[me]!.wants[place]! * people[other]!.is[place]!;
      sends[me * count + other] = chanceOf(SENDS + odds);
      accepts[me * count + other] = chanceOf(ACCEPTS + odds);
    }
  }
  return { sends, accepts };
}

type Turn = { me: number; order: Order; next: Chance };

function choose(
  market: Market,
  { sends, accepts }: Chances,
  state: State,
  { me, order, next }: Turn,
): number[] {
  const count = 2 * market.each;
  const from = me < market.each ? market.each : 0;
  const whole = order === 'the whole';
  const open: number[] = [];
  const ranks = new Float64Array(count);
  for (let other = from; other < from + market.each; other++) {
    // Nothing is decided between them yet.
    if (state.sent[me * count + other] || state.sent[other * count + me]) continue;
    const brake = whole ? state.brakes[other]! : 0;
    ranks[other] = rankOf(sends[me * count + other]!, accepts[other * count + me]!, {
      idleDays: 0,
      brake,
      newcomer: false,
    });
    open.push(other);
  }
  open.sort((a, b) => ranks[b]! - ranks[a]!);
  const explored = whole ? Math.round(market.shown * EXPLORED) : 0;
  const best = open.splice(0, market.shown - explored);
  const drawn = Array.from({ length: explored }, () =>
    open.splice(Math.floor(next() * open.length), 1),
  ).flat();
  return [...best, ...drawn];
}

function answer(market: Market, { accepts }: Chances, state: State, me: number, next: Chance): void {
  const count = 2 * market.each;
  for (const other of state.inboxes[me]!.splice(0, market.answers)) {
    if (next() >= accepts[me * count + other]!) continue;
    state.matched.add(Math.min(me, other) * count + Math.max(me, other));
  }
}

function endDay(market: Market, state: State, day: number): void {
  for (let me = 0; me < state.brakes.length; me++) {
    const week = state.received[me]!.filter((then) => then > day - DAYS);
    state.received[me] = week;
    // What still waits is load, too.
    const load = Math.max(week.length, state.inboxes[me]!.length);
    state.brakes[me] = nextBrake(state.brakes[me]!, load, market.answers);
  }
}
