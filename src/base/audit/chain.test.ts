import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import type { Tx } from '../../kit/database/db.ts';
import { recordAudit, system } from './audit.ts';
import { verifyChain } from './chain.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
  for (let n = 1; n <= 5; n++) await act(n);
});
afterAll(() => site.close());

const act = (id: number) =>
  site.app.db.transaction().execute((tx) =>
    recordAudit(tx, {
      actor: system,
      action: 'approve',
      subject: { kind: 'profile', id },
      now: site.app.clock(),
      reason: `नमस्ते, "${id}" \\ and a line\nmore`,
      before: { approvedAt: null, price: 0.1, name: 'same' },
      after: { approvedAt: site.app.clock(), price: 1e21, name: 'same' },
    }),
  );

const count = async () =>
  (await sql<{ count: number }>`select count(*)::int from audit_log`.execute(site.app.db)).rows[0]!.count;

describe('the audit log', () => {
  test.each([
    'update audit_log set reason = null where id = 2',
    'update audit_log set reason = null where false',
    'delete from audit_log where id = 5',
    'truncate audit_log',
    "insert into audit_log select * from audit_log where id = 1 on conflict (id) do update set reason = ''",
  ])('takes no change: %s', async (statement) => {
    const before = await count();
    const tried = sql.raw(statement).execute(site.app.db);
    // An inserted row gets its own number, so it replaces nothing.
    if (statement.startsWith('insert')) await tried.catch(() => {});
    else await expect(tried).rejects.toThrow('append only');
    expect(await count()).toBeGreaterThanOrEqual(before);
    expect(await verifyChain(site.app.db)).toMatchObject({ whole: true });
  });

  test('is one chain, whatever its rows contain and however many are added at once', async () => {
    await sql`insert into audit_log (id, at, role, action, subject_kind, subject_ids, previous_hash, hash)
      values (3, now(), 'system', 'read', 'site', '{a,b}', 'forged', 'forged')`.execute(site.app.db);
    await Promise.all(Array.from({ length: 30 }, (_, n) => act(100 + n)));
    const { rows } = await sql<{ id: number }>`select id from audit_log order by id`.execute(site.app.db);
    expect(rows.map(({ id }) => id)).toEqual(rows.map((_, index) => index + 1));
    expect(await verifyChain(site.app.db)).toMatchObject({ whole: true, last: { id: rows.length } });
    expect(await verifyChain(site.app.db, { batch: 7 })).toMatchObject({ whole: true });
  });

  test('keeps what changed and leaves out what did not', async () => {
    const row = await site.app.db
      .selectFrom('audit_log')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ role: 'system', account_id: null, subject_ids: ['1'] });
    expect(row.before).toEqual({ approvedAt: null, price: 0.1 });
    expect(row.after).toEqual({ approvedAt: expect.any(String), price: 1e21 });
  });
});

describe('somebody who can switch the triggers off', () => {
  /** Runs `work` with the triggers off, checks the chain and rolls everything back. */
  async function tamper(statements: string[], known?: { id: number; hash: string }) {
    const undone = new Error('undone');
    let found: Awaited<ReturnType<typeof verifyChain>> | undefined;
    const work = async (tx: Tx) => {
      await sql`alter table audit_log disable trigger user`.execute(tx);
      for (const statement of statements) await sql.raw(statement).execute(tx);
      found = await verifyChain(tx, { known });
      throw undone;
    };
    await site.app.db
      .transaction()
      .execute(work)
      .catch((error) => {
        if (error !== undone) throw error;
      });
    return found;
  }

  test.each([
    ['update audit_log set reason = null where id = 2', 'Row 2 was changed.'],
    ["update audit_log set at = at + interval '1 microsecond' where id = 5", 'Row 5 was changed.'],
    [`update audit_log set after = after || '{"price": 2}' where id = 4`, 'Row 4 was changed.'],
    ["update audit_log set subject_ids = '{2,3}' where id = 2", 'Row 2 was changed.'],
    ["update audit_log set hash = sha256('') where id = 3", 'Row 3 was changed.'],
    ["update audit_log set previous_hash = sha256('') where id = 3", 'Row 3 does not follow row 2.'],
    ['delete from audit_log where id = 1', 'Row 1 is missing.'],
    ['delete from audit_log where id = 3', 'Row 3 is missing.'],
  ])('is found out: %s', async (statement, problem) => {
    expect(await tamper([statement])).toEqual({ whole: false, problem });
  });

  test('is detected when the rows after a missing one are renumbered', async () => {
    const renumbered = ['delete from audit_log where id = 3', 'update audit_log set id = 3 where id = 4'];
    expect(await tamper(renumbered)).toEqual({ whole: false, problem: 'Row 3 does not follow row 2.' });
  });

  test('is detected when rows are removed from the end, by a row that was written down', async () => {
    const whole = await verifyChain(site.app.db);
    if (!whole.whole || !whole.last) throw new Error('There are no rows.');
    const known = whole.last;
    const removed = [`delete from audit_log where id = ${known.id}`];
    expect(await tamper(removed)).toMatchObject({ whole: true });
    expect(await tamper(removed, known)).toEqual({ whole: false, problem: `Row ${known.id} is missing.` });
    const replaced = [
      ...removed,
      'alter table audit_log enable trigger audit_log_chain',
      `insert into audit_log (at, role, action, subject_kind, subject_ids)
        values (now(), 'system', 'read', 'site', '{x}')`,
    ];
    expect(await tamper(replaced, known)).toEqual({
      whole: false,
      problem: `Row ${known.id} is not the one that was noted.`,
    });
  });
});
