import { type Chance, chance } from '../../seed/random.ts';
import { learn, makeExamples } from '../../src/meeting/matching/score/learn.ts';
import {
  chanceOf,
  logit,
  oddsOf,
  type Rates,
  type SideModel,
} from '../../src/meeting/matching/score/model.ts';
import type { Log, Shown } from './log.ts';
import { areaUnderCurve, gainOfLists } from './metrics.ts';
import { countTallies, noRates, type PersonRates } from './tallies.ts';

export const METHODS = [
  'random',
  'popularity',
  'stated fit, one way',
  'stated fit, both ways',
  'learned',
  'the whole',
] as const;
export type Method = (typeof METHODS)[number];

/** What is predicted: that an interest is sent, or that it is sent and accepted. */
export const TRUTHS = ['sent', 'mutual'] as const;
export const SETTINGS = ['cold', 'warm'] as const;

export type Result = {
  setting: (typeof SETTINGS)[number];
  truth: (typeof TRUTHS)[number];
  method: Method;
  auc: number;
  ndcg: number;
};

const FOLDS = 10;
/** Pulls that are tried; the one that predicts a tenth of the training best is used. */
const RIDGES = [10, 40, 160, 640, 2560];
/** Of the stated fit, which differs in its worth from log to log. */
const START_PULL = 1;

/**
 * Evaluates every method on a log by ten folds. Cold: the training has no decision by or about the people of
 * a fold, and no rate of anybody is used. Warm: the pairs of a fold are left out, both ways.
 */
export async function evaluate(log: Log, seed = 1): Promise<Result[]> {
  const next = chance(seed);
  const results: Result[] = [];
  for (const setting of SETTINGS) {
    const folds = setting === 'cold' ? peopleFolds(log, next) : pairFolds(log, next);
    const { scores, inList } = await scoreFolds(log, folds, setting, next);
    for (const truth of TRUTHS) {
      const judged = log.rows
        .map((row, place) => ({ row, place }))
        // Without an answer nobody knows whether it would have been mutual.
        .filter(({ row }) => truth === 'sent' || row.sent === 0 || row.answered !== null);
      const truths = judged.map(({ row }) => row.sent === 1 && (truth === 'sent' || row.answered === 1));
      const groups = judged.map(({ row }) => row.who);
      const ties = judged.map(() => next());
      for (const method of METHODS) {
        // What is learned of sending predicts sending; only the whole has both sides.
        const methodScores = judged.map(({ place }) => scores[method][place]!);
        const listed = judged.map(({ place }) => inList[method][place]!);
        results.push({
          setting,
          truth,
          method,
          auc: areaUnderCurve(methodScores, truths),
          ndcg: gainOfLists({ scores: listed, truths, groups }, ties),
        });
      }
    }
  }
  return results;
}

type Fold = { train: Shown[]; test: number[] };

function peopleFolds({ rows, people }: Log, next: Chance): Fold[] {
  const foldOf = Array.from({ length: people }, () => Math.floor(next() * FOLDS));
  return Array.from({ length: FOLDS }, (_, fold) => ({
    train: rows.filter(({ who, whom }) => foldOf[who] !== fold && foldOf[whom] !== fold),
    test: [...rows.keys()].filter((place) => foldOf[rows[place]!.who] === fold),
  }));
}

function pairFolds({ rows }: Log, next: Chance): Fold[] {
  const foldOf = new Map<string, number>();
  const folds = rows.map(({ who, whom }) => {
    const pair = who < whom ? `${who} ${whom}` : `${whom} ${who}`;
    const fold = foldOf.get(pair) ?? Math.floor(next() * FOLDS);
    foldOf.set(pair, fold);
    return fold;
  });
  return Array.from({ length: FOLDS }, (_, fold) => ({
    train: rows.filter((_, place) => folds[place] !== fold),
    test: [...rows.keys()].filter((place) => folds[place] === fold),
  }));
}

type Scores = Record<Method, number[]>;

/**
 * Scores every line by the fold that it is in. `inList` are for the order of one person's list: what is known of the person
 * is the same for all of it, and would differ only because each fold lacks other decisions of theirs.
 */
async function scoreFolds(
  log: Log,
  folds: Fold[],
  setting: Result['setting'],
  next: Chance,
): Promise<{ scores: Scores; inList: Scores }> {
  const empty = () => new Array<number>(log.rows.length).fill(0);
  const scores = Object.fromEntries(METHODS.map((method) => [method, empty()])) as Scores;
  const inList: Scores = { ...scores, learned: empty(), 'the whole': empty() };
  for (const { train, test } of folds) {
    const rates = setting === 'warm' ? countTallies(train, log.people) : noRates;
    const send = await learnSide(train, log, (row) => sendView(row), rates);
    const accept = await learnSide(
      train.filter(({ answered }) => answered !== null),
      log,
      (row) => acceptView(row),
      rates,
    );
    for (const place of test) {
      const row = log.rows[place]!;
      const p = send.chanceOf(sendView(row));
      const q = accept.chanceOf(acceptView(row));
      scores.random[place] = next();
      scores.popularity[place] = rates.chosen(row.whom, null);
      scores['stated fit, one way'][place] = row.fit;
      scores['stated fit, both ways'][place] = Math.sqrt(row.fit * row.returned);
      scores.learned[place] = p;
      scores['the whole'][place] = Math.log(p * q);
      inList.learned[place] = send.chanceOf(sendView(row), 'about');
      inList['the whole'][place] = Math.log(
        inList.learned[place]! * accept.chanceOf(acceptView(row), 'actor'),
      );
    }
  }
  return { scores, inList };
}

/** A decision: who decided, about which profile, what it was, and what the model sees. */
export type View = { actor: number; about: number; yes: 0 | 1; fit: number; features: number[] };

const sendView = (row: Shown): View => ({
  actor: row.who,
  about: row.whom,
  yes: row.sent,
  fit: row.fit,
  features: row.features,
});
const acceptView = (row: Shown): View => ({
  actor: row.whom,
  about: row.who,
  yes: row.answered ?? 0,
  fit: row.returned,
  features: row.backwards,
});

/** Learns one side from a part of the log, and returns what predicts it. */
async function learnSide(train: Shown[], log: Log, viewOf: (row: Shown) => View, rates: PersonRates) {
  const views = train.map(viewOf);
  const scale = scaleOf(views, log.featureNames.length);
  const usual = views.reduce((sum, { yes }) => sum + yes, 0) / Math.max(1, views.length);
  const start: SideModel = {
    intercept: logit(Math.min(0.99, Math.max(0.01, usual))),
    pull: START_PULL,
    weights: scale.means.map(() => 0),
  };
  let best = { ridge: RIDGES[1]!, loss: Number.POSITIVE_INFINITY };
  const { most, rest } = split(views, rates === noRates);
  if (rest.length > 100 && most.length > 100) {
    const examples = examplesOf(most, scale, rates);
    let side = start;
    // From the strongest: each result is near the one before.
    for (const ridge of RIDGES.toReversed()) {
      side = await learn(start, examples, ridge, side);
      const loss = rest.reduce(
        (sum, view) => sum - surprise(chanceBy(side, scale, ratesOf(rates, view, view.yes), view), view.yes),
        0,
      );
      if (loss < best.loss) best = { ridge, loss };
    }
  }
  const side = await learn(start, examplesOf(views, scale, rates), best.ridge);
  return {
    /** @param whose whether the rates of both are used, or those of one side alone */
    chanceOf: (view: View, whose: Whose = 'both') =>
      chanceBy(side, scale, ratesOf(rates, view, null, whose), view),
  };
}

/** Returns a part to try pulls on, split off as the test is: by people, or by decisions. */
function split(views: View[], byPeople: boolean): { most: View[]; rest: View[] } {
  if (!byPeople) {
    return {
      most: views.filter((_, index) => index % 5 !== 4),
      rest: views.filter((_, index) => index % 5 === 4),
    };
  }
  const held = (person: number) => (person * 7919) % 5 === 4;
  return {
    most: views.filter(({ actor, about }) => !held(actor) && !held(about)),
    rest: views.filter(({ actor }) => held(actor)),
  };
}

const surprise = (expected: number, yes: 0 | 1) => Math.log(Math.max(1e-9, yes ? expected : 1 - expected));

type Scale = { means: number[]; deviations: number[] };

/** Features are compared in their own spread; what is not known counts as the mean. */
function scaleOf(views: View[], width: number): Scale {
  const means: number[] = [];
  const deviations: number[] = [];
  for (let place = 0; place < width; place++) {
    let [count, sum, squares] = [0, 0, 0];
    for (const { features } of views) {
      const value = features[place]!;
      if (Number.isNaN(value)) continue;
      count++;
      sum += value;
      squares += value * value;
    }
    const mean = count ? sum / count : 0;
    means.push(mean);
    deviations.push(Math.sqrt(Math.max(0, count ? squares / count - mean * mean : 0)));
  }
  return { means, deviations };
}

function scaled(
  features: number[],
  { means, deviations }: Scale,
  into: Float32Array | Float64Array,
  from = 0,
): void {
  for (let place = 0; place < means.length; place++) {
    const value = features[place]!;
    const deviation = deviations[place]!;
    into[from + place] =
      Number.isNaN(value) || deviation < 1e-9
        ? 0
        : Math.max(-5, Math.min(5, (value - means[place]!) / deviation));
  }
}

function examplesOf(views: View[], scale: Scale, rates: PersonRates) {
  const width = scale.means.length;
  const examples = makeExamples(views.length, width);
  for (const [index, view] of views.entries()) {
    scaled(view.features, scale, examples.features, index * width);
    examples.fits[index] = view.fit;
    // Without this very decision, which is what is to be predicted.
    examples.offsets[index] = rates.chosen(view.about, view.yes) + rates.choosing(view.actor, view.yes);
    examples.outcomes[index] = view.yes;
  }
  examples.count = views.length;
  return examples;
}

type Whose = 'both' | 'actor' | 'about';

function ratesOf(rates: PersonRates, { actor, about }: View, without: 0 | 1 | null, whose: Whose = 'both') {
  return {
    chosen: whose === 'actor' ? 0 : rates.chosen(about, without),
    choosing: whose === 'about' ? 0 : rates.choosing(actor, without),
  };
}

function chanceBy(side: SideModel, scale: Scale, { chosen, choosing }: Rates, view: View): number {
  const features = new Float64Array(scale.means.length);
  scaled(view.features, scale, features);
  return chanceOf(oddsOf(side, view.fit, features, chosen, choosing));
}
