import type { TargetKey } from '../columns/targets/targets.ts';
import type { Siblings } from '../values/counts/siblings.ts';
import type { Draft, RowProblem } from './draft.ts';

type Kin = 'brothers' | 'sisters';

const named = {
  brothers: { married: 'marriedBrothers', unmarried: 'unmarriedBrothers' },
  sisters: { married: 'marriedSisters', unmarried: 'unmarriedSisters' },
} as const satisfies Record<Kin, { married: TargetKey; unmarried: TargetKey }>;

/** The brothers and sisters of a row, by the column that has them. */
export type Counted = Partial<Record<TargetKey, Siblings>>;

/**
 * Puts brothers and sisters together: how many there are, and how many of them are married, whether a register has them in one column,
 * in two, or as married and unmarried. Returns what does not agree.
 */
export function countSiblings(
  counted: Counted,
  facts: Draft['facts'],
): { target: Kin; problem: RowProblem }[] {
  const wrong: { target: Kin; problem: RowProblem }[] = [];
  for (const kin of ['brothers', 'sisters'] as const) {
    const all = counted[kin];
    const married = counted[named[kin].married]?.count ?? all?.married ?? null;
    const unmarried = counted[named[kin].unmarried]?.count ?? null;
    const parts = married !== null && unmarried !== null ? married + unmarried : null;
    const count = all?.count ?? parts ?? unmarried;
    if (count === null && married === null) continue;
    // With the married ones alone nobody knows how many there are.
    if (count !== null) facts[kin] = count;
    const key = named[kin].married;
    const known = married ?? (count !== null && unmarried !== null ? count - unmarried : null);
    if (known !== null) facts[key] = known;
    if (all && parts !== null && all.count !== parts)
      wrong.push({ target: kin, problem: { code: 'siblings_differ', params: {} } });
    else if (count !== null && known !== null && (known > count || known < 0))
      wrong.push({ target: kin, problem: { code: 'married_more', params: {} } });
  }
  return wrong;
}
