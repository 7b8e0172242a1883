import { WEIGHT_KG } from '../../../../people/profiles/shared/facts/limits.ts';
import { type Parsed, problem, refused } from '../parsed.ts';
import { plain } from '../plain.ts';
import type { Filled } from '../readCell.ts';

const KG_PER_POUND = 0.4536;
/** Above it a weight without a unit may be in pounds, and below it is a slip. */
const USUAL_KG = { min: 30, max: 115 };

const written =
  /^(?:weight|wt|वजन)?[\s:.-]*(\d{2,3}(?:\.\d+)?)\s*(kgs?|k\.?g\.?s?|kilos?|kilograms?|किलो(?:ग्राम|ग्रॅम)?|किग्रा|कि\.?\s*ग्रा\.?|કિલો(?:ગ્રામ)?|lbs?|pounds?)?\.?$/iu;

/** Reads a weight in whole kilograms. */
export function parseWeight(cell: Filled): Parsed<number> {
  if (cell.kind === 'date' || cell.kind === 'time') return refused('weight_unread');
  const [, number, unit = ''] = written.exec(plain(cell.text)) ?? [];
  if (number === undefined) return refused('weight_unread');
  const isPounds = /^(lb|pound)/i.test(unit);
  const value = Math.round(Number(number) * (isPounds ? KG_PER_POUND : 1));
  if (value < WEIGHT_KG.min || value > WEIGHT_KG.max) return refused('weight_range');
  if (unit === '' && value > USUAL_KG.max) {
    const kg = Math.round(value * KG_PER_POUND);
    return { value, doubt: problem('weight_pounds', { kg }, [value, kg]) };
  }
  return value < USUAL_KG.min ? refused('weight_range') : { value };
}
