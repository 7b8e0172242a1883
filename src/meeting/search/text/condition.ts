import { type RawBuilder, sql } from 'kysely';
import type { AnyOf } from './anyOf.ts';
import type { TextQuery } from './resolve.ts';

/** SQL for whether `r`, a row of search_rows, has one of the ids in its column. */
const hasAny = (one: AnyOf): RawBuilder<unknown> => {
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

/** With more ids than this, reading the text of every row that matches the other filters is faster. */
const MOST_IDS = 60_000;

const countIds = (one: AnyOf) => Object.values(one).reduce((sum, ids) => sum + ids.length, 0);

/**
 * Returns alternatives of which a row matches one, so that each uses its own index: a condition for each column, or one for
 * text that is part of too many words.
 */
export function textBranches(text: TextQuery): RawBuilder<unknown>[][] {
  const { all, except, first, part } = text;
  const [only, ...more] = all;
  if (!only || more.length > 0 || except || first) return [textConditions(text)];
  if (part && countIds(only) > MOST_IDS) {
    // A typed % or _ matches itself.
    const like = `%${part.text.replace(/[\\%_]/g, '\\$&')}%`;
    const field = part.wholeNames ? sql`r.words` : sql`split_part(r.words, e'\t', 1)`;
    return [[sql`${field} like ${like}`]];
  }
  const columns = Object.entries(only).filter(([, ids]) => ids.length > 0);
  if (columns.length === 0) return [[sql`false`]];
  return columns.map(([column, ids]) => [hasAny({ [column]: ids })]);
}
