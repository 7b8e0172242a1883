import { PRIOR_COUNT } from './constants.ts';
import { logit } from './model.ts';

/** How often a profile was chosen (or chose), and how often not, by weight. */
export type Tally = { for: number; against: number };

/**
 * Returns how much more often than usual something happens, in log-odds, drawn to 0 by PRIOR_COUNT (smoothed).
 * @param usual the share that is expected, between 0 and 1
 */
export function smoothedLogOdds(tally: Tally, usual: number, prior: number = PRIOR_COUNT): number {
  const share = (tally.for + prior * usual) / (tally.for + tally.against + prior);
  return logit(share) - logit(usual);
}

/** Returns the weight of an event some days ago, 0 to 1. */
export const fadeOf = (days: number, halfLife: number): number => 2 ** (-days / halfLife);
