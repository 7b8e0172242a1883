import { HOROSCOPE } from './constants.ts';
import { chanceOf, logit, type Side } from './model.ts';

/**
 * Returns what the points of two horoscopes change in a rank, for a member who wants them to count: about as much as one
 * of eight important wishes does.
 * @param sends the chance that the member sends an interest, without it
 */
export function horoscopeLift(sends: number, { pull }: Side, points: number): number {
  const { enough, tau, share } = HOROSCOPE;
  const met = points >= enough ? 1 : Math.exp(-(((enough - points) / tau) ** 2));
  return Math.log(chanceOf(logit(sends) + pull * share * (met - 0.5)) / sends);
}
