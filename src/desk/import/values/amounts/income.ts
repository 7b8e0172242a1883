import { RUPEES_MAX } from '../../../../people/profiles/shared/facts/limits.ts';
import { type Parsed, problem, refused } from '../parsed.ts';
import { plain } from '../plain.ts';
import type { Filled } from '../readCell.ts';
import { ABOVE, BELOW, FOREIGN, MONTHLY, NONE, SILENT, TO, UNITS, YEARLY } from './incomeWords.ts';

/** An income a year in rupees: both ends, or one. */
export type Income = { min: number | null; max: number | null };

/** What the header of a column says of its amounts: 'Monthly income', 'Income (lakhs)'. */
export type IncomeHabits = { period: 'year' | 'month' | null; unit: number | null };

const MONTHS = 12;
/** From here on an amount without a period is a year's, and below it a month's, as both are usual in India. */
const YEARLY_FROM = 250_000;
const MONTHLY_BELOW = 60_000;
/** Under a header that says the period, only amounts beyond these are asked about. */
const YEARLY_FROM_STATED = 100_000;
const MONTHLY_BELOW_STATED = 250_000;
const PLAUSIBLE_FROM = 2000;
/** As much without a unit is meant in lakhs. */
const LAKHS_BELOW = 100;
const LAKH = 100_000;

/** Reads what a header says of the amounts below it. */
export function incomeHabits(header: string): IncomeHabits {
  const words = plain(header).split(/[\s()/,.:-]+/);
  const isLpa = words.some((word) => /^(lpa|lacs?|lakhs?|लाख|લાખ)$/iu.test(word));
  const isYear =
    words.some((word) => YEARLY.test(word) || /^lpa$/i.test(word)) || /p\.?\s?a\.?\b/i.test(header);
  const isMonth = words.some((word) => MONTHLY.test(word)) || /\bp\.?\s?m\.?(\b|$)/i.test(header);
  const isThousands = words.some((word) => /^(thousands?|हजार|હજાર)$/iu.test(word));
  return {
    period: isYear === isMonth ? null : isYear ? 'year' : 'month',
    unit: isLpa ? LAKH : isThousands ? 1000 : null,
  };
}

type Amount = { number: number; unit: number | null };
type Read = {
  amounts: Amount[];
  period: 'year' | 'month' | null;
  above: boolean;
  below: boolean;
  rest: string[];
};

/** Reads an income a year: '6 LPA', '₹50k pm', '5-7 lakh', '40,000/- per month'. */
export function parseIncome(cell: Filled, habits: IncomeHabits): Parsed<Income> {
  if (cell.kind === 'date' || cell.kind === 'time') return refused('income_unread');
  const text = plain(cell.text);
  if (NONE.test(text)) return null;
  if (FOREIGN.test(text)) return refused('income_currency');
  const read = readWords(text);
  const { amounts } = read;
  if (amounts.length === 0 || amounts.length > 2) return refused('income_unread');
  if (amounts.length === 2 && (read.above || read.below)) return refused('income_unread');
  return price(read, habits);
}

function readWords(text: string): Read {
  const words =
    text
      .replace(/(\d),(?=\d)/g, '$1')
      .replace(/\/-|\/=|-\/|=\//g, ' ')
      .replace(/\b(rs|inr)\.?(?=\s*\d)/gi, ' ')
      .replace(/\blpa\b/gi, ' lakh pa ')
      .replace(/(\d)\s*lpa\b/gi, '$1 lakh pa ')
      .replace(/\bp\s*\.?\s*a\b\.?/gi, ' pa ')
      .replace(/\bp\s*\.?\s*m\b\.?/gi, ' pm ')
      .match(/\d+(?:\.\d+)?|[\p{L}\p{M}.]+|[+<>≥≤]/gu) ?? [];
  const read: Read = { amounts: [], period: null, above: false, below: false, rest: [] };
  const periods = new Set<'year' | 'month'>();
  for (const raw of words) {
    const word = raw.replace(/^\.+|\.+$/g, '');
    const unit = UNITS.find(([pattern]) => pattern.test(word))?.[1];
    const last = read.amounts.at(-1);
    if (/^\d/.test(word)) read.amounts.push({ number: Number(word), unit: null });
    else if (unit !== undefined && last) last.unit ??= unit;
    else if (YEARLY.test(word)) periods.add('year');
    else if (MONTHLY.test(word)) periods.add('month');
    else if (TO.test(word) && read.amounts.length === 1) continue;
    else if (ABOVE.test(word) || /[+>≥]/.test(word)) read.above = true;
    else if (BELOW.test(word) || /[<≤]/.test(word)) read.below = true;
    else if (word !== '' && !SILENT.test(word)) read.rest.push(word);
  }
  // 'Up to' and 'less than' have words of both.
  if (read.below) read.above = false;
  if (periods.size === 1) [read.period = null] = periods;
  else if (periods.size === 2) read.rest.push('pa', 'pm');
  // 5-7 lakh: the unit of the second is that of the first.
  const [first, second] = read.amounts;
  if (first && second) first.unit ??= second.unit;
  return read;
}

function price(read: Read, habits: IncomeHabits): Parsed<Income> {
  const { amounts, above, below, rest } = read;
  const stated = amounts.some(({ unit }) => unit !== null);
  const largest = Math.max(...amounts.map(({ number }) => number));
  const unit = stated ? null : largest < 1000 ? habits.unit : null;
  const isLakhs = !stated && unit === null && largest < LAKHS_BELOW;
  const rupees = amounts.map((one) => one.number * (one.unit ?? unit ?? (isLakhs ? LAKH : 1)));
  const most = Math.max(...rupees);
  const period = read.period ?? statedPeriod(most, habits.period) ?? guessPeriod(most);
  const inYear = (times: number): Income => {
    const [from = 0, to = from] = rupees.map((one) => Math.round(one * times));
    if (above) return { min: from, max: null };
    if (below) return { min: null, max: from };
    return { min: Math.min(from, to), max: Math.max(from, to) };
  };
  const value = inYear(period === 'month' || period === 'maybe_month' ? MONTHS : 1);
  const ends = [value.min, value.max].filter((one) => one !== null);
  if (most < PLAUSIBLE_FROM || Math.max(...ends) > RUPEES_MAX) return refused('income_unread');
  if (isLakhs) return { value, doubt: problem('income_lakhs', { rupees: most }) };
  if (rest.length > 0) return { value, doubt: problem('income_extra', { rest: rest.join(' ') }) };
  if (period !== 'maybe_year' && period !== 'maybe_month') return { value };
  const [yearly, monthly] = [inYear(1), inYear(MONTHS)];
  const choices = period === 'maybe_year' ? [yearly, monthly] : [monthly, yearly];
  return { value, doubt: problem('income_period', { yearly: most, monthly: most * MONTHS }, choices) };
}

/** What the header says holds for what may be such an amount: under 'Annual income' families write a month's, too. */
function statedPeriod(rupees: number, period: IncomeHabits['period']) {
  if (period === 'year') return rupees < YEARLY_FROM_STATED ? null : period;
  return rupees < MONTHLY_BELOW_STATED ? period : null;
}

function guessPeriod(rupees: number): 'year' | 'maybe_year' | 'maybe_month' {
  if (rupees >= YEARLY_FROM) return 'year';
  return rupees < MONTHLY_BELOW ? 'maybe_month' : 'maybe_year';
}
