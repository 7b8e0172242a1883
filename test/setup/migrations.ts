import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, inject } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../migrations');

export let name: string;
let server: pg.Client;
export let client: pg.Client;

/** Applies the migrations from one up to another, which is left out. */
export async function migrate(from: string, to: string) {
  for (const file of (await readdir(folder)).sort()) {
    if (file >= from && file < to) await client.query(await readFile(path.join(folder, file), 'utf8'));
  }
}

/** Opens what these tests share, and closes it after them. */
export function setUp(): void {
  beforeEach(async () => {
    name = `test_${randomBytes(6).toString('hex')}`;
    server = new pg.Client({ connectionString: inject('postgres') });
    await server.connect();
    await server.query(`create database ${name}`);
    const url = new URL(inject('postgres'));
    url.pathname = `/${name}`;
    client = new pg.Client({ connectionString: url.href });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    // The server may not have noticed yet that a connection was closed.
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  });
}
