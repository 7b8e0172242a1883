import { type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../kit/database/tables.gen.ts';
import { visibleTo } from '../../../people/profiles/visible/visible.ts';

/** The account that an archive is about. */
export type AccountScope = { account: number; email: string | null; emailVerified: boolean };

/** A profile that it manages, as the viewer that the rules of visibility take. */
export type ProfileScope = {
  account: number;
  profile: { id: number };
  premium: boolean;
  verified: boolean;
  isOwner: boolean;
};

/** One file of an archive: rows of one or more tables. */
export type ArchivePart<Scope> = {
  file: string;
  /** What is in it, for the README. The comment before it makes `npm run words` find it. */
  about: { id: string; message: string };
  /** Every table whose rows are in the file. */
  tables: readonly (keyof DB)[];
  /**
   * Rows with one column `row`: the JSON of an entry. Another profile that it names is its `profile`, as `other` returns it;
   * else its `named` has the public id, which is not written.
   */
  rows(scope: Scope): RawBuilder<{ row: Record<string, unknown> }>;
  /** What becomes of an entry before it is written. */
  change?(row: Record<string, unknown>): Record<string, unknown>;
};

/** Returns the row of an alias as JSON, without some of its columns. */
export const without = (alias: string, ...columns: string[]): RawBuilder<unknown> =>
  sql`to_jsonb(${sql.ref(alias)}) - ${columns}::text[]`;

/** Returns id and name of another profile where the member can see it, else null. Only the id is written to the file. */
export const other = (id: RawBuilder<unknown>, viewer: ProfileScope): RawBuilder<unknown> => sql`(
  select jsonb_build_object('id', p.public_id, 'name', p.name)
  from profiles p where p.id = ${id} and ${visibleTo(viewer)}
)`;
