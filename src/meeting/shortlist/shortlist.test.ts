import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { addManager } from '../../../test/managers.ts';
import { addMember } from '../../../test/registration.ts';
import { SHORTLIST_MAX } from './shared/rules.ts';
import { tasks } from './tasks.ts';

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Member = Awaited<ReturnType<typeof addMember>>;
type Browser = Member['browser'];
type Entry = {
  profile: { id: string; name: string };
  addedAt: string;
  addedBy: unknown;
  note: { text: string; version: number; changedByMe: boolean };
};

const addMan = (name: string) => addMember(site, { name, gender: 'male', dateOfBirth: '1990-01-01' });
const add = (browser: Browser, { id }: Member) => browser.put(`/api/profiles/${id}/shortlisting`);
const remove = (browser: Browser, { id }: Member) => browser.delete(`/api/profiles/${id}/shortlisting`);
const restore = (browser: Browser, { id }: Member) =>
  browser.delete(`/api/profiles/${id}/shortlisting/removal`);
const write = (browser: Browser, { id }: Member, text: string, version = 0) =>
  browser.put(`/api/profiles/${id}/shortlisting/note`, { text, version });
const listOf = async (browser: Browser, query = '') =>
  (await browser.get(`/api/shortlist${query}`)).body as { entries: Entry[]; count: number; hidden: number };
const namesOf = async (browser: Browser, query = '') =>
  (await listOf(browser, query)).entries.map(({ profile }) => profile.name);
const idsOf = async (browser: Browser) => (await browser.get('/api/shortlist/ids')).body.ids as string[];

let her: Member;
let arun: Member;
let bala: Member;
beforeEach(async () => {
  [her, arun, bala] = await Promise.all([
    addMember(site, { profileFor: 'daughter' }),
    addMan('Arun Rao'),
    addMan('Bala Iyer'),
  ]);
});

describe('a shortlist', () => {
  test('is filled and emptied, once each, and restored with its note and place', async () => {
    expect(await listOf(her.browser)).toMatchObject({ entries: [], count: 0, hidden: 0 });
    expect((await add(her.browser, arun)).body).toEqual({ shortlisted: true });
    await add(her.browser, bala);
    expect((await add(her.browser, arun)).status).toBe(200);
    expect(await namesOf(her.browser)).toEqual(['Bala Iyer', 'Arun Rao']);
    expect(await idsOf(her.browser)).toEqual([bala.id, arun.id]);
    expect((await her.browser.get('/api/dashboard')).body.shortlisted).toBe(2);

    expect((await write(her.browser, arun, '  Ask about Pune.  ')).body).toEqual({
      text: 'Ask about Pune.',
      version: 1,
      changedByMe: true,
    });
    expect((await remove(her.browser, arun)).body).toEqual({ shortlisted: false });
    expect((await remove(her.browser, arun)).status).toBe(200);
    expect(await namesOf(her.browser)).toEqual(['Bala Iyer']);
    expect((await restore(her.browser, arun)).body).toEqual({ shortlisted: true });
    expect(await namesOf(her.browser)).toEqual(['Bala Iyer', 'Arun Rao']);
    expect((await listOf(her.browser)).entries[1]!.note.text).toBe('Ask about Pune.');
  });

  test('begins again for a profile that is added anew, and forgets what was removed an hour ago', async () => {
    await add(her.browser, arun);
    await write(her.browser, arun, 'An old note');
    await remove(her.browser, arun);
    await add(her.browser, arun);
    const [again] = (await listOf(her.browser)).entries;
    expect(again!.note).toEqual({ text: '', version: 2, changedByMe: false });
    await remove(her.browser, arun);
    site.travel(1.1 / 24);
    expect((await restore(her.browser, arun)).body.data.reason.code).toBe('shortlist_undo_late');
    await tasks.tasks.delete_removed_shortlistings!(site.app, {});
    const kept = site.app.db.selectFrom('shortlists').selectAll().where('profile_id', '=', her.key);
    expect(await kept.execute()).toEqual([]);
    site.travel(-1.1 / 24);
  });

  test('is sorted by time, name and activity', async () => {
    await add(her.browser, bala);
    await add(her.browser, arun);
    const active = (key: number, activeAt: string) =>
      site.app.db.updateTable('profiles').set({ last_active_at: activeAt }).where('id', '=', key).execute();
    await active(bala.key, '2026-01-02');
    await active(arun.key, '2026-01-01');
    expect(await namesOf(her.browser)).toEqual(['Arun Rao', 'Bala Iyer']);
    expect(await namesOf(her.browser, '?sort=name')).toEqual(['Arun Rao', 'Bala Iyer']);
    expect(await namesOf(her.browser, '?sort=active')).toEqual(['Bala Iyer', 'Arun Rao']);
    expect((await her.browser.get('/api/shortlist?sort=age')).status).toBe(422);
  });

  test('is not sorted by the last visits of those who browse privately, nor for a member without a verified address', async () => {
    await add(her.browser, bala);
    await add(her.browser, arun);
    const { db } = site.app;
    const active = (key: number, activeAt: string) =>
      db.updateTable('profiles').set({ last_active_at: activeAt }).where('id', '=', key).execute();
    // A Friday and the Monday before it.
    await active(bala.key, '2026-01-09');
    await active(arun.key, '2026-01-05');
    expect(await namesOf(her.browser, '?sort=active')).toEqual(['Bala Iyer', 'Arun Rao']);
    await db
      .updateTable('accounts')
      .set({ email_verified_at: null })
      .where('email', '=', her.email)
      .execute();
    site.travel(1 / 24);
    expect(await namesOf(her.browser, '?sort=active')).toEqual(['Arun', 'Bala']);
    await db
      .updateTable('accounts')
      .set({ email_verified_at: new Date() })
      .where('email', '=', her.email)
      .execute();
    site.travel(1 / 24);
    await db.insertInto('private_browsing').values({ profile_id: bala.key, since: new Date() }).execute();
    expect(await namesOf(her.browser, '?sort=active')).toEqual(['Arun Rao', 'Bala Iyer']);
    site.travel(-2 / 24);
  });

  test('leaves out who is not visible now, and counts them', async () => {
    await add(her.browser, arun);
    await add(her.browser, bala);
    await site.app.db.insertInto('blocks').values({ blocker_id: bala.key, blocked_id: her.key }).execute();
    const { entries, count, hidden } = await listOf(her.browser);
    expect([entries.map(({ profile }) => profile.id), count, hidden]).toEqual([[arun.id], 1, 1]);
    expect(await idsOf(her.browser)).toEqual([arun.id]);
    expect((await her.browser.get('/api/dashboard')).body.shortlisted).toBe(1);
    for (const change of [add, remove, restore]) expect((await change(her.browser, bala)).status).toBe(404);
    expect((await write(her.browser, bala, 'x')).status).toBe(404);
  });

  test('holds no profile of its own, and at most so many, also at once', async () => {
    expect((await add(her.browser, her)).body.data.reason.code).toBe('profile_own');
    await site.app.pool.query(
      `insert into shortlists (profile_id, shortlisted_id)
       select $1, id from profiles where id not in ($1, $2, $3) order by id limit $4`,
      [her.key, arun.key, bala.key, SHORTLIST_MAX],
    );
    const { rowCount } = await site.app.pool.query('select from shortlists where profile_id = $1', [her.key]);
    await site.app.pool.query(
      `with made as (
         insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
         select 'SL' || n, 'self', 'Crowd', 'male', '1990-01-01', religion_id, mother_tongue_id
         from profiles, generate_series(1, $2::int) n where public_id = 'P001' returning id
       ) insert into shortlists (profile_id, shortlisted_id) select $1, id from made`,
      [her.key, SHORTLIST_MAX - 1 - rowCount!],
    );
    const answers = await Promise.all([arun, bala].map((one) => add(her.browser, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.data.reason).toEqual({
      code: 'shortlist_full',
      params: { maximum: SHORTLIST_MAX },
    });
  });
});

describe('the managers of a profile', () => {
  test('share its shortlist, and see who added what; others see nothing of it', async () => {
    const uncle = await addManager(site, her.key);
    const aunt = await addManager(site, her.key, { role: 'viewer', relation: 'relative' });
    await add(her.browser, arun);
    await add(uncle.browser, bala);
    await write(uncle.browser, bala, 'A secret of ours');
    const addedBy = async (browser: Browser) =>
      (await listOf(browser)).entries.map((entry) => [entry.addedBy, entry.note.changedByMe]);
    expect(await addedBy(her.browser)).toEqual([
      [{ me: false, relation: 'manager' }, false],
      [{ me: true, relation: 'parent' }, false],
    ]);
    expect(await addedBy(uncle.browser)).toEqual([
      [{ me: true, relation: 'manager' }, true],
      [{ me: false, relation: 'parent' }, false],
    ]);

    // Once the family has stated who he is, earlier entries name him, too.
    const { managers } = (await her.browser.get('/api/me/managers')).body;
    const { id } = managers.find((one: { email: string }) => one.email === uncle.email);
    await her.browser.put(`/api/me/managers/${id}`, { role: 'manager', relation: 'brother' });
    expect(await addedBy(aunt.browser)).toEqual([
      [{ me: false, relation: 'brother' }, false],
      [{ me: false, relation: 'parent' }, false],
    ]);

    expect(await namesOf(aunt.browser)).toEqual(['Bala Iyer', 'Arun Rao']);
    for (const change of [add, remove, restore]) expect((await change(aunt.browser, arun)).status).toBe(403);
    expect((await write(aunt.browser, arun, 'x')).status).toBe(403);
    expect((await site.visitor().get('/api/shortlist')).status).toBe(401);
    expect(await namesOf(arun.browser)).toEqual([]);
    const seen = await bala.browser.get(`/api/profiles/${her.id}`);
    expect(JSON.stringify(seen.body)).not.toContain('secret');
  });

  test('who write a note at once get in one after the other; the later one is told', async () => {
    const uncle = await addManager(site, her.key);
    await add(her.browser, arun);
    const answers = await Promise.all([write(her.browser, arun, 'Hers'), write(uncle.browser, arun, 'His')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.data.reason.code).toBe('note_changed');
    const [{ note }] = (await listOf(her.browser)).entries as [Entry];
    expect((await write(her.browser, arun, 'Both', note.version)).body).toMatchObject({
      text: 'Both',
      version: 2,
    });
    expect((await write(uncle.browser, arun, '', 2)).body).toMatchObject({ text: '', version: 3 });
    const long = await write(her.browser, arun, 'x'.repeat(501), 3);
    expect([long.status, long.body.data.fields.text.code]).toEqual([422, 'text_long']);
    expect((await write(her.browser, bala, 'Not in the list')).status).toBe(404);
  });
});
