import pg from 'pg';
import type { App } from '../../src/kit/app/app.ts';

export type Statement = { text: string; values: unknown[] };

/** Runs `work` and returns each statement that the process sent meanwhile, with its values. */
export async function catchStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const caught: Statement[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...all: unknown[]) {
    const [first, second] = all as [string | { text: string; values?: unknown[] }, unknown];
    const { text, values } = typeof first === 'string' ? { text: first, values: undefined } : first;
    caught.push({ text, values: values ?? (Array.isArray(second) ? second : []) });
    return Reflect.apply(query, this, all);
  } as typeof query;
  try {
    await work();
    return caught;
  } finally {
    pg.Client.prototype.query = query;
  }
}

export type Explained = {
  ms: number;
  blocks: number;
  /** Large tables that it reads from beginning to end. */
  scans: string[];
  statement: Statement;
};

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Actual Loops': number; Plans?: Node[] };
type Root = Node & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
type Plan = { Plan: Root; 'Execution Time': number; 'Planning Time': number };

const isExplainable = (text: string) =>
  /^\s*(with|select|insert|update|delete)\b/i.test(text) && !/pg_notify|pg_advisory/.test(text);

/**
 * Explains a statement by running it twice, each time in a transaction that is undone; the second time counts, when
 * what it reads is in memory. Returns undefined for `begin` and the like.
 */
export async function explain(
  { pool }: Pick<App, 'pool'>,
  statement: Statement,
  large: Set<string>,
): Promise<Explained | undefined> {
  if (!isExplainable(statement.text)) return undefined;
  const client = await pool.connect();
  const once = async () => {
    try {
      await client.query('begin');
      await client.query('set local statement_timeout = 0');
      const { rows } = await client.query(
        `explain (analyze, buffers, timing off, format json) ${statement.text}`,
        statement.values,
      );
      return (rows[0]['QUERY PLAN'] as [Plan])[0];
    } finally {
      await client.query('rollback');
    }
  };
  try {
    await once();
    const { Plan: root, 'Execution Time': execution, 'Planning Time': planning } = await once();
    return {
      ms: execution + planning,
      blocks: root['Shared Hit Blocks'] + root['Shared Read Blocks'],
      scans: [...findScans(root)].filter((table) => large.has(table)),
      statement,
    };
  } finally {
    client.release();
  }
}

/** Returns the tables that a plan reads from beginning to end, unless a limit ends it or it was not run. */
function* findScans(node: Node): Generator<string> {
  if (node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0) yield node['Relation Name']!;
  for (const child of node.Plans ?? []) yield* findScans(child);
}
