type Client = { query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }> };

/**
 * Runs `write` while some tables have no foreign keys and only the indexes of their keys, then creates the others again, as they
 * were: checking and sorting a million rows once takes a fraction of doing it for each. In the caller's transaction, so
 * nobody else sees the tables without them, and a failure brings them back.
 */
export async function withoutIndexes<Result>(
  client: Client,
  tables: string[],
  write: () => Promise<Result>,
): Promise<Result> {
  const { rows: keys } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by conrelid, conname`,
    [tables],
  );
  const { rows: indexes } = await client.query<{ drop: string; make: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as make
     from pg_index i where i.indrelid = any($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     order by i.indexrelid`,
    [tables],
  );
  for (const { drop } of [...keys, ...indexes]) await client.query(drop);
  const result = await write();
  await client.query("set local maintenance_work_mem = '512MB'");
  for (const { make } of [...indexes, ...keys]) await client.query(make);
  return result;
}
