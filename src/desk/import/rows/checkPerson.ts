import { ageOn, MARRIAGEABLE_AGE } from '../../../people/profiles/shared/facts/age.ts';
import type { CellProblem, Draft, RowProblem } from './draft.ts';

/** What a register says that a profile computes. */
export type Stated = { age?: number };

/** Years by which an age may be old: it was written when the family registered. */
const OLD_MAX = 10;

const REQUIRED = ['name', 'gender', 'dateOfBirth', 'religion', 'motherTongue'] as const;

/**
 * Returns what is missing of a person that registration asks for, and what does not agree. What a cell is asked about already is not
 * missing.
 */
export function checkPerson(
  { person, account }: Draft,
  { age: stated }: Stated,
  problems: readonly CellProblem[],
  today: string,
): { target: CellProblem['target']; problem: RowProblem }[] {
  const asked = new Set(problems.map(({ target }) => target));
  const found: { target: CellProblem['target']; problem: RowProblem }[] = [];
  for (const target of REQUIRED)
    if (person[target] === undefined && !asked.has(target))
      found.push({ target, problem: { code: 'missing', params: { target } } });
  if (account.phones.length === 0 && !account.email && !asked.has('phone') && !asked.has('email'))
    found.push({ target: null, problem: { code: 'contact_missing', params: {} } });
  const { dateOfBirth, gender } = person;
  if (!dateOfBirth) return found;
  const age = ageOn(dateOfBirth, today);
  const minimum = gender ? MARRIAGEABLE_AGE[gender] : 0;
  if (age < minimum)
    found.push({ target: 'dateOfBirth', problem: { code: 'too_young', params: { age, minimum } } });
  if (stated !== undefined && (stated > age + 1 || stated < age - OLD_MAX))
    found.push({ target: 'dateOfBirth', problem: { code: 'age_differs', params: { age, stated } } });
  return found;
}
