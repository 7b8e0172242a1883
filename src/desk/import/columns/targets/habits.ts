import type { Cell } from '../../reading/cell.ts';
import { type HeightHabits, heightHabits } from '../../values/amounts/heightHabits.ts';
import { type IncomeHabits, incomeHabits } from '../../values/amounts/income.ts';
import { type DateHabits, dateHabits } from '../../values/dates/habits.ts';
import { type TimeHabits, timeHabits } from '../../values/dates/time.ts';

/** How a column writes its values: what one cell leaves open, the others may decide. */
export type Habits = { date: DateHabits; time: TimeHabits; height: HeightHabits; income: IncomeHabits };

/** Finds out how a column writes its values. */
export const habitsOf = (header: string, cells: readonly Cell[]): Habits => ({
  date: dateHabits(cells),
  time: timeHabits(cells),
  height: heightHabits(cells),
  income: incomeHabits(header),
});
