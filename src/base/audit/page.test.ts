import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addColleague } from '../../../test/assigning.ts';
import { addStaff } from '../../../test/staff.ts';
import { recordAudit, system } from './audit.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
  for (let n = 1; n <= 60; n++) {
    await site.app.db.transaction().execute((tx) =>
      recordAudit(tx, {
        actor: system,
        action: n % 2 ? 'approve' : 'reject',
        subject: { kind: n % 3 ? 'profile' : 'photo', id: `P${n}` },
        now: new Date(Date.UTC(2026, 0, 1, 12, n)),
        reason: '=1+1',
      }),
    );
  }
});
afterAll(() => site.close());

const search = async (query: string) =>
  (await (await site.as('admin')).get(`/api/staff/audit?${query}`)).body;

describe('the audit log', () => {
  test('is read page by page, newest first, each row once', async () => {
    const ids: number[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < 10; page++) {
      const { items, nextCursor } = await search(`who=system${cursor && `&cursor=${cursor}`}`);
      ids.push(...items.map(({ id }: { id: number }) => id));
      cursor = nextCursor;
    }
    expect(ids).toEqual(Array.from({ length: 60 }, (_, n) => 60 - n));
  });

  test.each([
    ['who=system&action=approve', 30],
    ['kind=photo', 20],
    ['subject=P7', 1],
    ['who=system&from=2026-01-01&to=2026-01-01', 60],
    ['from=2025-12-30&to=2025-12-31', 0],
    ['subject=P7&action=reject', 0],
  ])('is searched by %s', async (query, count) => {
    let found = 0;
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { items, nextCursor }: { items: unknown[]; nextCursor: string | null } = await search(
        `${query}${cursor && `&cursor=${cursor}`}`,
      );
      found += items.length;
      cursor = nextCursor;
    }
    expect(found).toBe(count);
  });

  test('refuses a day before there was anything, at its field', async () => {
    const admin = await site.as('admin');
    const { status, body } = await admin.get('/api/staff/audit?from=0000-01-01');
    expect([status, Object.keys(body.data.fields)]).toEqual([422, ['from']]);
  });

  test('is exported as CSV, which no spreadsheet runs, and the export is in it', async () => {
    const admin = await site.as('admin');
    const { body } = await admin.get('/api/staff/audit-log.csv?who=system');
    const lines = (body as string).trim().split('\r\n');
    expect(lines).toHaveLength(61);
    expect(lines[1]).toContain("'=1+1");
    expect((await search('action=export')).items[0]).toMatchObject({ kind: 'audit_log', subjects: ['csv'] });
    const moderator = await addStaff(site, 'Meera Rao', 'moderator');
    expect((await moderator.get('/api/staff/audit-log.csv')).status).toBe(403);
    expect((await site.visitor().get('/api/staff/audit-log.csv')).status).toBe(404);
  });

  test('names the colleague that a row is about, also a former one, and nobody for the same number of another kind', async () => {
    const admin = await site.as('admin');
    await addStaff(site, 'Sunita Joshi', 'support');
    const { rows } = await site.app.pool.query<{ account_id: string; public_id: string }>(
      "select account_id, public_id from staff where name = 'Sunita Joshi'",
    );
    const { account_id, public_id } = rows[0]!;
    const account = String(account_id);
    const ended = await admin.post(`/api/staff/team/${public_id}/end`, { reason: 'Left the bureau' });
    expect(ended.status).toBe(200);
    for (const [kind, id] of [
      ['payment', account],
      ['account', '999999999'],
    ] as const) {
      await site.app.db
        .transaction()
        .execute((tx) =>
          recordAudit(tx, { actor: system, action: 'resolve', subject: { kind, id }, now: site.app.clock() }),
        );
    }
    const [about] = (await search(`kind=account&subject=${account}`)).items;
    expect(about).toMatchObject({ subjects: [account], colleagues: { [account]: 'Sunita Joshi' } });
    expect((await search(`kind=payment&subject=${account}`)).items[0].colleagues).toEqual({});
    expect((await search('kind=account&subject=999999999')).items[0].colleagues).toEqual({});
  });

  test('names to whom something was assigned, beside the number', async () => {
    const { accountId: account } = await addColleague(site, 'Lata Kelkar', 'support');
    await site.app.db.transaction().execute((tx) =>
      recordAudit(tx, {
        ...{ actor: system, action: 'claim', subject: { kind: 'request', id: 'r1' }, now: site.app.clock() },
        ...{ before: { takenBy: null, version: account }, after: { takenBy: account, version: 0 } },
      }),
    );
    const [row] = (await search('kind=request&subject=r1')).items;
    expect(row).toMatchObject({ before: { takenBy: null, version: account } });
    expect(row.after).toEqual({ takenBy: `Lata Kelkar (${account})`, version: 0 });
  });

  test('is checked from the page, which says what does not fit', async () => {
    const admin = await site.as('admin');
    const verify = async () => (await admin.get('/api/staff/audit/verification')).body;
    expect(await verify()).toMatchObject({ problem: null, nextCursor: null });
    await sql`alter table audit_log disable trigger user`.execute(site.app.db);
    await sql`update audit_log set reason = 'other' where id = 7`.execute(site.app.db);
    expect(await verify()).toMatchObject({ checked: 6, problem: 'Row 7 was changed.' });
  });
});
