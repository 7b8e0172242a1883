import { type RawBuilder, sql } from 'kysely';
import type { Condition, Query } from './query.ts';
import { columnOf, type FlagColumn, instantText, valueFor } from './rows/columns.ts';
import type { CustomRequirement } from './rows/custom.ts';
import type { ColumnIds } from './text/columnIds.ts';
import type { TextQuery } from './text/resolve.ts';

/** SQL for whether `r`, a row of search_rows, has one of the ids in the column for them. */
const hasAny = (one: ColumnIds): RawBuilder<unknown> => {
  const columns = Object.entries(one).filter(([, ids]) => ids.length > 0);
  if (columns.length === 0) return sql`false`;
  return sql`(${sql.join(
    columns.map(([column, ids]) => sql`${sql.ref(`r.${column}`)} = any(${ids}::int[])`),
    sql` or `,
  )})`;
};

/** SQL for whether `r` matches free text. */
function textConditions({ all, except }: TextQuery): RawBuilder<unknown>[] {
  return [...all.map(hasAny), ...(except ? [sql`not ${hasAny(except)}`] : [])];
}

/** With more ids than this, it is faster to read the text of every row that matches the other filters. */
const IDS_MAX = 60000;
const countIds = (one: ColumnIds) => Object.values(one).reduce((sum, ids) => sum + ids.length, 0);

/**
 * Returns alternative conditions, so that each can use its own index: one for each column, or a single one for a text
 * that is part of too many words. A row must match any one of them.
 */
export function textBranches(text: TextQuery): RawBuilder<unknown>[][] {
  const { all, except, first, part } = text;
  const [only, ...more] = all;
  if (!only || more.length > 0 || except || first) return [textConditions(text)];
  if (part && countIds(only) > IDS_MAX) {
    // A typed % or _ matches itself.
    const like = `%${part.text.replace(/[\\%_]/g, '\\$&')}%`;
    const field = part.wholeNames ? sql`r.words` : sql`split_part(r.words, e'\t', 1)`;
    return [[sql`${field} like ${like}`]];
  }
  const columns = Object.entries(only).filter(([, ids]) => ids.length > 0);
  if (columns.length === 0) return [[sql`false`]];
  return columns.map(([column, ids]) => [hasAny({ [column]: ids })]);
}

export const int = (value: number) => sql.lit(value);
export function conditionSql(one: Condition): RawBuilder<unknown> {
  if ('except' in one)
    return one.except.length > 0 ? sql`r.profile_id <> all(${one.except}::bigint[])` : sql`true`;
  if ('only' in one) return sql`r.profile_id = ${one.only}`;
  if ('listedFrom' in one) return sql`r.listed_at >= ${instantText(one.listedFrom)}::timestamptz`;
  if ('notAll' in one) return sql`not (${sql.join(one.notAll.map(conditionSql), sql` and `)})`;
  if ('custom' in one) return customSql(one);
  const column = sql.ref(`r.${one.column}`);
  if ('is' in one) return flagSql(one.column, one.is);
  if ('among' in one) {
    const [id, ...more] = one.among;
    if (id === undefined) return sql`false`;
    if (more.length === 0) return sql`${column} = ${int(id)}`;
    return columnOf(one.column).kind === 'word'
      ? sql`${column} = any(${one.among}::int[])`
      : sql`${column} in (${sql.join(one.among.map(int))})`;
  }
  const ends = [
    ...(one.from === undefined ? [] : [sql`${column} >= ${valueFor(one.column, one.from)}`]),
    ...(one.to === undefined ? [] : [sql`${column} <= ${valueFor(one.column, one.to)}`]),
  ];
  return ends.length > 0 ? sql.join(ends, sql` and `) : sql`true`;
}

/** SQL of a condition on one of the site's own fields; that of options can use the index of the column. */
function customSql(one: CustomRequirement): RawBuilder<unknown> {
  if (!('among' in one)) {
    const value = sql`(r.custom ->> ${one.custom})::numeric`;
    const ends = [
      ...(one.from === undefined ? [] : [sql`${value} >= ${int(one.from)}`]),
      ...(one.to === undefined ? [] : [sql`${value} <= ${int(one.to)}`]),
    ];
    // Of a profile that does not state it, the rest is unknown.
    return sql`(jsonb_exists(r.custom, ${one.custom}) and ${sql.join(ends.length > 0 ? ends : [sql`true`], sql` and `)})`;
  }
  if (one.among.length === 0) return sql`false`;
  const wanted = one.among.map((option) =>
    option === 'yes'
      ? '@ == true || @ == "yes"'
      : option === 'no'
        ? '@ == false || @ == "no"'
        : `@ == ${JSON.stringify(option)}`,
  );
  return sql`r.custom @? ${`$.${JSON.stringify(one.custom)} ? (${wanted.join(' || ')})`}::jsonpath`;
}

function flagSql(column: FlagColumn, is: boolean): RawBuilder<unknown> {
  if (column === 'female') return sql`r.gender = ${sql.lit(is ? 'f' : 'm')}`;
  return is ? sql`${sql.ref(`r.${column}`)}` : sql`not ${sql.ref(`r.${column}`)}`;
}

/**
 * Returns the matching rows, with some columns, as a FROM item named r. Each kind of word has its own index, so each
 * is a branch.
 */
export function matchingRows(
  it: Query,
  columns: RawBuilder<unknown>,
  more: RawBuilder<unknown>[] = [],
): RawBuilder<unknown> {
  const facets = [...it.where.map(conditionSql), ...more];
  const where = (extra: RawBuilder<unknown>[] = []) => {
    const all = [...facets, ...extra];
    return all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  };
  if (!it.text) return sql`(select ${columns} from search_rows r ${where()}) r`;
  const branches = textBranches(it.text).map(
    (branch) => sql`select ${columns} from search_rows r ${where(branch)}`,
  );
  return sql`(${sql.join(branches, sql` union `)}) r`;
}
