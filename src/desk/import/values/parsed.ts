/** Everything that can be wrong with a value, or has to be asked about it, with the parameters of its sentence. */
type Params = {
  /** The spreadsheet has an error such as #REF!, or a formula without its value. */
  cell_error: { text: string };
  cell_formula: Record<never, never>;
  /** The letters are of a font before Unicode. */
  old_font: { font: string };
  /** The cell is merged with one of another row or column. */
  cell_merged: Record<never, never>;
  same_as_above: Record<never, never>;
  text_long: { maximum: number };
  text_unstorable: Record<never, never>;

  date_unread: Record<never, never>;
  date_invalid: Record<never, never>;
  date_year_only: Record<never, never>;
  date_is_age: Record<never, never>;
  date_order: { first: string; second: string };
  /** Excel reads 5/8 as 8 May on some machines, and leaves 25/8 a text. */
  date_swapped: { first: string; second: string };
  date_digits: { read: string };
  date_future: Record<never, never>;
  age_unusual: { age: number };

  time_unread: Record<never, never>;
  /** Morning or evening? */
  time_half: { morning: string; evening: string };
  time_contradictory: Record<never, never>;
  /** 10.3 may have been 10.30 or 10.03. */
  time_zero_lost: { first: string; second: string };

  height_unread: Record<never, never>;
  height_range: Record<never, never>;
  /** 5.1 may have been 5.10. */
  height_zero_lost: { firstCm: number; secondCm: number };
  /** 5.5 may be feet and inches, or feet. */
  height_decimal: { inchesCm: number; feetCm: number };
  height_inches: { cm: number };
  height_feet: { cm: number };
  height_two: { firstCm: number; secondCm: number };
  height_is_date: Record<never, never>;

  weight_unread: Record<never, never>;
  weight_range: Record<never, never>;
  weight_pounds: { kg: number };

  income_unread: Record<never, never>;
  income_currency: Record<never, never>;
  income_period: { yearly: number; monthly: number };
  income_lakhs: { rupees: number };
  income_extra: { rest: string };

  /** Excel shows 9.19E+11 and saves only that. */
  number_rounded: Record<never, never>;
  phone_unread: { part: string };
  phone_digits: { part: string; digits: number };
  phone_landline: { part: string };
  phone_joined: { first: string; second: string };
  phone_placeholder: { part: string };
  phone_hidden: Record<never, never>;
  email_unread: { part: string };
  email_changed: { read: string };

  name_letters: Record<never, never>;
  name_extra: { rest: string };
  name_comma: { read: string };

  count_unread: Record<never, never>;
  count_words: { rest: string };
  number_unread: Record<never, never>;

  yes_no_unread: Record<never, never>;
  option_unknown: { text: string };
  option_nearest: { text: string };
  option_rest: { rest: string };
};

export type ProblemCode = keyof Params;

/** Why a value is refused or asked about. `choices`: what it may be instead, the likeliest first. */
export type Problem<Value = unknown> = {
  [Code in ProblemCode]: { code: Code; params: Params[Code]; choices?: Value[] };
}[ProblemCode];

/** A cell that was read: its value, perhaps with a doubt; why it has none; or null where nothing is stated. */
export type Parsed<Value> = { value: Value; doubt?: Problem<Value> } | { refused: Problem<Value> } | null;

/** Returns a problem with its parameters. */
export const problem = <Code extends ProblemCode, Value = never>(
  code: Code,
  ...[params, choices]: [Record<never, never>] extends [Params[Code]]
    ? [params?: Params[Code], choices?: Value[]]
    : [params: Params[Code], choices?: Value[]]
): Problem<Value> =>
  ({ code, params: params ?? {}, ...(choices && { choices }) }) as unknown as Problem<Value>;

/** Refuses a value. */
export const refused = <Code extends ProblemCode, Value = never>(
  ...args: Parameters<typeof problem<Code, Value>>
): { refused: Problem<Value> } => ({ refused: problem(...args) });
