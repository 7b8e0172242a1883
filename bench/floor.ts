import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { readConfig } from '../src/kit/app/config.ts';
import { openContext } from '../src/kit/start/context.ts';
import { type CardRow, cardColumns } from '../src/people/profiles/facts/cardRow.ts';
import { cardMaker } from '../src/people/profiles/facts/cards.ts';
import { visibleTo } from '../src/people/profiles/visible/visible.ts';

// The two floors, in a process of their own beside the server that is measured, on the same database:
//   GET /row/{id}            (a) the row of one profile by its primary key, prepared, through nothing but Fastify
//   GET /cards?ids=&me=      (b) the cards of known ids, as a visitor or as the member with the internal id `me`

const silent = { info() {}, warn: console.warn, error: console.error };
const app = await openContext(readConfig(process.env), { besideServer: true, log: silent });
const pool = new pg.Pool({ connectionString: app.pool.options.connectionString, max: 16 });
const http = Fastify({ logger: false });

http.get<{ Params: { id: string } }>('/row/:id', async ({ params }) => {
  const read = { name: 'row', text: 'select * from profiles where id = $1', values: [params.id] };
  return (await pool.query(read)).rows[0];
});

http.get<{ Querystring: { ids: string; me?: string } }>('/cards', async ({ query }) => {
  const viewer = query.me ? { profile: { id: Number(query.me) }, verified: true, premium: false } : null;
  const ids = query.ids.split(',').map(Number);
  // As search does where it has nothing in memory.
  const { rows } = await sql<CardRow>`
    select ${cardColumns(viewer, app.clock())} from profiles p
    where p.id = any(${ids}::bigint[]) and ${visibleTo(viewer)}`.execute(app.db);
  const make = await cardMaker(app, viewer);
  const found = new Map(rows.map((row) => [row.id, make(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
});

await http.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: (http.server.address() as AddressInfo).port });
process.once('disconnect', async () => {
  await http.close();
  await pool.end();
  await app.close();
});
