import { BRAKE_MAX, BRAKE_STEP, CAPACITY, HOROSCOPE, IDLE_DAYS, LIFT, NEWCOMER } from './constants.ts';
import { type BothWays, compareBothWays, fillSeen, fillShared, type ScoredPerson } from './features.ts';
import { chanceOf, logit, type Model, oddsOf, type Rates, type SideModel } from './model.ts';

/** What is known of a profile on the site: its rates, brake and idle days, and whether it is new. */
export type Standing = Rates & {
  /** Lowers its place while it gets more interests than it can answer (lambda). */
  brake: number;
  /** Days since it was active. */
  idleDays: number;
  /** Whether it is new and has not yet been shown often enough. */
  newcomer: boolean;
};

export type Scored = {
  /** Chance that one profile sends an interest, and that the other accepts it. */
  sends: number;
  accepts: number;
  rank: number;
  /** The rank with a promotion. */
  lifted: number;
};

/** Returns a function that scores pairs and reuses its memory between calls. @param features how many there are */
export function pairScorer(model: Model, features: number, both: BothWays) {
  const space = new Float64Array(features);
  /** Scores how worthwhile it is to show `other` to `me`. */
  return (me: ScoredPerson, mine: Rates, other: ScoredPerson, theirs: Standing, into: Scored): Scored => {
    compareBothWays(me, other, both);
    fillShared(me, other, space);
    fillSeen(other, both.mine, both.theirFit, space);
    const sendOdds = oddsOf(model.send, both.mineFit, space, theirs.chosen, mine.choosing);
    fillSeen(me, both.theirs, both.mineFit, space);
    const acceptOdds = oddsOf(model.accept, both.theirFit, space, mine.chosen, theirs.choosing);
    into.sends = chanceOf(sendOdds);
    into.accepts = chanceOf(acceptOdds);
    into.rank = rankOf(into.sends, into.accepts, theirs);
    into.lifted = rankOf(into.sends, chanceOf(acceptOdds + (model.accept.pull * LIFT) / 100), theirs);
    return into;
  };
}

/** Returns ln(p·q·active) − brake + newcomer: the order of recommendations. */
export function rankOf(
  sends: number,
  accepts: number,
  { idleDays, brake, newcomer }: Omit<Standing, keyof Rates>,
) {
  return Math.log(sends * accepts) - idleDays / IDLE_DAYS - brake + (newcomer ? NEWCOMER.lift : 0);
}

/** Returns the brake after a week's load: it grows while a profile gets more than it can answer. */
export function nextBrake(brake: number, load: number, capacity: number): number {
  return Math.min(BRAKE_MAX, Math.max(0, brake + BRAKE_STEP * (load / capacity - 1)));
}

/**
 * Returns how many interests a week a profile can answer.
 * @param answered how many it answered a week; null: unknown
 */
export function capacityOf(answered: number | null): number {
  return answered === null ? CAPACITY.usual : Math.min(CAPACITY.max, Math.max(CAPACITY.min, answered));
}

/**
 * Returns how the points of two horoscopes change a rank, for a member who wants them to count: about as much as one
 * of eight important wishes.
 * @param sends the chance that the member sends an interest, without the points
 */
export function horoscopeLift(sends: number, { pull }: SideModel, points: number): number {
  const { enough, tau, share } = HOROSCOPE;
  const met = points >= enough ? 1 : Math.exp(-(((enough - points) / tau) ** 2));
  return Math.log(chanceOf(logit(sends) + pull * share * (met - 0.5)) / sends);
}
