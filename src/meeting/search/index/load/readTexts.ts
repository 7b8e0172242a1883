import type pg from 'pg';

const types = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;

/** Returns the rows of a statement whose values stay texts. */
export const readTexts = async <Value extends string | null = string>(
  client: pg.Client | pg.Pool,
  text: string,
  values: unknown[] = [],
): Promise<Value[][]> => (await client.query({ text, values, rowMode: 'array', types })).rows;
