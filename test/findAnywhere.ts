import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import type { Test } from './app.ts';

/** What an account leaves: in these tables, the law keeps it. */
export const LEDGER = ['invoices', 'orders', 'payments', 'refunds', 'gateway_events'];

/** Returns where in the database and in the storage a word is, outside of the ledger. */
export async function findAnywhere({ app: { pool, config } }: Test, words: string[]): Promise<string[]> {
  const { rows: tables } = await pool.query(`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`);
  expect(tables.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    if (schema === 'public' && LEDGER.includes(name)) continue;
    // The whole row as text: every column, also future ones. Bytes are searched as the text that they may be.
    const { rows } = await pool.query(
      `select planted.it from unnest($1::text[]) as planted (it) where exists (
         select from "${schema}"."${name}" searched
         where position(planted.it in lower(searched::text)) > 0
           or position(encode(convert_to(planted.it, 'UTF8'), 'hex') in lower(searched::text)) > 0)`,
      [words],
    );
    for (const { it } of rows) found.push(`${schema}.${name}: ${it}`);
  }
  const names = await readdir(config.dataDir, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    // An archive is searched by what is in it.
    const texts = file.endsWith('.zip')
      ? Object.values(unzipSync(bytes)).map((one) => Buffer.from(one))
      : [bytes];
    const text = `${file} ${texts.map((one) => one.toString('latin1')).join(' ')}`.toLowerCase();
    for (const word of words) if (text.includes(word)) found.push(`${file}: ${word}`);
  }
  return found;
}
