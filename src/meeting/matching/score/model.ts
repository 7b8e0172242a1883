import { START } from './constants.ts';
import { START_WEIGHTS } from './features.ts';

/**
 * Chance of a decision: logit = intercept + pull·(fit − ½) + weights·features + how often the other is chosen + how
 * often one chooses.
 */
export type SideModel = { intercept: number; pull: number; weights: number[] };

/** The usual share of decisions in favour: of those about a profile, and of those by a profile. */
export type Usual = { chosen: number; choosing: number };

/** What is learned: who sends an interest, who accepts one, and what is usual. */
export type Model = { send: SideModel; accept: SideModel; usual: Usual };

/** Returns the log-odds of a chance between 0 and 1. */
export const logit = (chance: number): number => Math.log(chance / (1 - chance));
/** Returns the chance, 0 to 1, of log-odds. */
export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

const startOf = ({ chance, pull }: { chance: number; pull: number }): SideModel => ({
  intercept: logit(chance),
  pull,
  weights: [...START_WEIGHTS],
});

/** The model before anything is learned. */
export const startModel = (): Model => ({
  send: startOf(START.send),
  accept: startOf(START.accept),
  usual: START.usual,
});

/** How often a profile is chosen by others and chooses, more or less than usual, in log-odds. */
export type Rates = { chosen: number; choosing: number };

/** Returns the log-odds of a decision. @param fit how well the other fits the deciding profile's wishes, 0 to 1 */
export function oddsOf(
  side: SideModel,
  fit: number,
  features: Float64Array,
  chosen: number,
  choosing: number,
): number {
  const { weights } = side;
  let odds = side.intercept + side.pull * (fit - 0.5) + chosen + choosing;
  for (let place = 0; place < weights.length; place++) odds += weights[place]! * features[place]!;
  return odds;
}
