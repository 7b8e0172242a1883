import { bell, type Chance, chance } from '../../seed/random.ts';
import { chanceOf } from '../../src/meeting/matching/score/model.ts';
import type { Log, Shown } from './log.ts';

/** A log with a known truth: what people see in each other, and how often each is chosen and chooses. */
export type Truth = { weights: number[]; popularity: number };

const WIDTH = 6;
const PULL = 3;
const INTERCEPT = -0.6;

/**
 * Draws a log of evenings at which every woman meets every man of the evening; the first weights of the truth count, the
 * rest of the features are noise.
 */
export function drawLog(
  { evenings, each, truth }: { evenings: number; each: number; truth: Truth },
  seed = 1,
): { log: Log; chances: number[] } {
  const next = chance(seed);
  const rows: Shown[] = [];
  const chances: number[] = [];
  let people = 0;
  for (let evening = 0; evening < evenings; evening++) {
    const women = Array.from({ length: each }, () => drawPerson(next, people++, truth));
    const men = Array.from({ length: each }, () => drawPerson(next, people++, truth));
    for (const one of women) {
      for (const other of men) {
        const [there, back] = [decide(next, one, other, truth), decide(next, other, one, truth)];
        rows.push(rowOf(one, other, there, back), rowOf(other, one, back, there));
        chances.push(there.chance, back.chance);
      }
    }
  }
  const featureNames = Array.from({ length: WIDTH }, (_, place) => `feature ${place}`);
  return { log: { people, featureNames, rows, skipped: 0 }, chances };
}

type Person = { id: number; traits: number[]; chosen: number; choosing: number };
type Decision = { features: number[]; fit: number; chance: number; yes: 0 | 1 };

const drawPerson = (next: Chance, id: number, { popularity }: Truth): Person => ({
  id,
  traits: Array.from({ length: WIDTH }, () => bell(next, 0, 1)),
  chosen: bell(next, 0, popularity),
  choosing: bell(next, 0, popularity / 2),
});

function decide(next: Chance, chooser: Person, about: Person, { weights }: Truth): Decision {
  const features = about.traits.map((trait, place) => (place % 2 ? trait * chooser.traits[place]! : trait));
  const fit = next();
  const odds =
    INTERCEPT +
    PULL * (fit - 0.5) +
    weights.reduce((sum, weight, place) => sum + weight * features[place]!, 0) +
    about.chosen +
    chooser.choosing;
  const expected = chanceOf(odds);
  return { features, fit, chance: expected, yes: next() < expected ? 1 : 0 };
}

const rowOf = (one: Person, other: Person, there: Decision, back: Decision): Shown => ({
  who: one.id,
  whom: other.id,
  sent: there.yes,
  answered: back.yes,
  fit: there.fit,
  returned: back.fit,
  features: there.features,
  backwards: back.features,
});
