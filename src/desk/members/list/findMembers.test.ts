import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTest, type Test } from '../../../../test/app.ts';
import { addMember } from '../../../../test/registration.ts';
import { addStaff } from '../../../../test/staff.ts';
import { removeUnusedWords } from './nameWords.ts';

let site: Test;
let support: Awaited<ReturnType<typeof addStaff>>;
beforeAll(async () => {
  site = await openTest();
  support = await addStaff(site, 'Lata Menon', 'support');
});
afterAll(() => site.close());

async function find(query: Record<string, string>): Promise<string[]> {
  const { status, body } = await support.get(`/api/staff/members?${new URLSearchParams(query)}`);
  expect([query, status]).toEqual([query, 200]);
  return body.items.map(({ id }: { id: string }) => id).sort();
}

test('names are found in every script, in which they sound alike', async () => {
  const latin = await addMember(site, { name: 'Shalaka Deshpande' });
  const devanagari = await addMember(site, { name: 'मंगेश देशपांडे' });
  const tamil = await addMember(site, { name: 'லக்ஷ்மி சுப்ரமணியம்' });
  const both = [latin.id, devanagari.id].sort();
  for (const q of ['deshpande', 'Deshpaande', 'देशपांडे', 'deshp'])
    expect([q, await find({ q })]).toEqual([q, both]);
  expect(await find({ q: 'mangesh deshpande' })).toEqual([devanagari.id]);
  expect(await find({ q: 'lakshmi' })).toEqual([tamil.id]);
  // Another name, and one that is new since the last search.
  expect(await find({ q: 'mirajkar' })).toEqual([]);
  const later = await addMember(site, { name: 'રમેશ મિરજકર' });
  expect(await find({ q: 'mirajkar' })).toEqual([later.id]);
  await sql`update profiles set name = 'रमेश पाटील' where id = ${later.key}`.execute(site.app.db);
  expect(await find({ q: 'mirajkar' })).toEqual([]);
  expect(await find({ q: 'patil' })).toContain(later.id);
  // What nobody is called any more is forgotten, and the rest is kept.
  const words = async () =>
    (await sql<{ word: string }>`select word from name_words`.execute(site.app.db)).rows.map(
      ({ word }) => word,
    );
  expect(await words()).toContain('મિરજકર');
  await removeUnusedWords(site.app);
  expect(await words()).not.toContain('મિરજકર');
  expect(await words()).toEqual(expect.arrayContaining(['देशपांडे', 'deshpande', 'पाटील']));
});

test('initials are found together, apart and after the name', async () => {
  const apart = await addMember(site, { name: 'M. S. Venkatraghavan' });
  const close = await addMember(site, { name: 'P.V.Narasimharaju' });
  const together = await addMember(site, { name: 'KS Raviprasad' });
  const table: [name: string, initials: string, id: string][] = [
    ['Venkatraghavan', 'ms', apart.id],
    ['Narasimharaju', 'pv', close.id],
    ['Raviprasad', 'ks', together.id],
  ];
  for (const [name, initials, id] of table) {
    const [one, other] = [...initials];
    const forms = [initials, `${one} ${other}`, `${one}.${other}.`, `${one}. ${other}.`, `${initials}.`];
    const all = [name, ...forms.flatMap((form) => [`${form} ${name}`, `${form}${name}`, `${name} ${form}`])];
    // Initials that run into the name without a point are another word.
    for (const q of all.filter((typed) => !/^([a-z]{2}|. .)[A-Z]/.test(typed)))
      expect([q, await find({ q })]).toEqual([q, [id]]);
    expect(await find({ q: `xz ${name}` })).toEqual([]);
  }
});

test('a name in Arabic letters is found in each of their forms', async () => {
  const { id } = await addMember(site, { name: 'علي رضايي' });
  for (const q of ['علي رضايي', 'على رضايى', 'علی رضایی', 'رضائي', 'رضائی', 'رضايى'])
    expect([q, await find({ q })]).toEqual([q, [id]]);
});

test('a phone number is found by its last four digits, and more of them tell nothing', async () => {
  const her = await addMember(site, { name: 'Phone One', phone: '9822077613' });
  const other = await addMember(site, { name: 'Phone Two', phone: '9822177613' });
  const both = [her.id, other.id].sort();
  expect(await find({ q: '7613' })).toEqual(both);
  // A fifth digit would tell what is covered.
  expect(await find({ q: '077613' })).toEqual(both);
  expect(await find({ q: '9822077613' })).toEqual([her.id]);
  expect(await find({ q: '7614' })).toEqual([]);
});

test('members are filtered by gender, age, community and city', async () => {
  const today = site.app.clock();
  const born = (age: number) => `${today.getUTCFullYear() - age}-01-01`;
  const her = await addMember(site, { name: 'Filter Her', gender: 'female', dateOfBirth: born(27) });
  const him = await addMember(site, { name: 'Filter Him', gender: 'male', dateOfBirth: born(34) });
  await sql`update profiles set caste = 'Chitpavan Brahmin', city = 'Sangli' where id = ${her.key}`.execute(
    site.app.db,
  );
  await sql`update profiles set caste = 'Maratha', city = 'Sangli' where id = ${him.key}`.execute(
    site.app.db,
  );
  const among = (query: Record<string, string>) => find({ q: 'filter', ...query });
  expect(await among({})).toEqual([her.id, him.id].sort());
  expect(await among({ gender: 'female' })).toEqual([her.id]);
  expect(await among({ ageFrom: '28' })).toEqual([him.id]);
  expect(await among({ ageFrom: '27', ageTo: '27' })).toEqual([her.id]);
  expect(await among({ ageTo: '33' })).toEqual([her.id]);
  expect(await among({ community: 'chitpavan' })).toEqual([her.id]);
  expect(await among({ community: 'maratha', city: 'sangli' })).toEqual([him.id]);
  expect((await support.get('/api/staff/members?ageFrom=3')).status).toBe(422);
});

test('what is typed with marks that nobody sees, or in the digits of a script, filters the same', async () => {
  const her = await addMember(site, { name: 'Marks Unseen' });
  await sql`update profiles set caste = 'Maratha', city = 'Kolhapur', date_of_birth = '1997-03-04' where id = ${her.key}`.execute(
    site.app.db,
  );
  const queries: Record<string, string>[] = [
    { city: '\u200eKolhapur' },
    { community: '\u200eMaratha' },
    { born: '१९९७-०३-०४' },
    { born: '1997\u201103\u201104' },
    { ageFrom: '१८' },
    { within: '३०' },
  ];
  for (const query of queries)
    expect([query, await find({ q: 'marks unseen', ...query })]).toEqual([query, [her.id]]);
  // A file is asked for without the contract.
  const admin = await addStaff(site, 'Asmita Rao', 'admin');
  const file = await admin.get(
    `/api/staff/member-list.csv?${new URLSearchParams({ city: '\u200eKolhapur' })}`,
  );
  expect(file.body).toContain('Marks Unseen');
});

test('a day that no calendar of the database has is refused', async () => {
  const admin = await addStaff(site, 'Anil Rao', 'admin');
  const born = '0000-01-01';
  for (const path of [`members?born=${born}`, `member-list.csv?born=${born}`]) {
    const { status, body } = await admin.get(`/api/staff/${path}`);
    expect([path, status, Object.keys(body.data.fields)]).toEqual([path, 422, ['born']]);
  }
  const { status } = await admin.post('/api/staff/bulk-previews', { act: 'warn', filters: { born } });
  expect(status).toBe(422);
});

test('an export that cannot be read is an error in JSON, and no file', async () => {
  const admin = await addStaff(site, 'Export Rao', 'admin');
  await sql`alter table membership_terms rename to membership_terms_away`.execute(site.app.db);
  const error = vi.spyOn(site.app.log, 'error').mockImplementation(() => {});
  try {
    const { status, body, headers } = await admin.get('/api/staff/member-list.csv');
    expect([status, body.code]).toEqual([500, 'FAILED']);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-disposition')).toBeNull();
  } finally {
    await sql`alter table membership_terms_away rename to membership_terms`.execute(site.app.db);
    error.mockRestore();
  }
  expect((await admin.get('/api/staff/member-list.csv')).status).toBe(200);
});

test('in Browse staff see what their role may see, and the audit log has it', async () => {
  const her = await addMember(site, { name: 'Sunanda Gokhale' });
  const cardFor = async (browser: { get(path: string): Promise<{ body: { profiles: { id: string }[] } }> }) =>
    (await browser.get(`/api/profiles?q=${her.id}`)).body.profiles.find(({ id }) => id === her.id);
  expect(await cardFor(support)).toMatchObject({ name: 'Sunanda Gokhale' });
  const { rows } = await sql`
    select from audit_log where action = 'read' and subject_kind = 'profile' and ${her.id} = any(subject_ids)`.execute(
    site.app.db,
  );
  expect(rows).toHaveLength(1);
  // An editor has nothing to do with members, and visitors see first names.
  const editor = await addStaff(site, 'Esha Nair', 'editor');
  for (const limited of [editor, site.visitor()])
    expect(await cardFor(limited)).toMatchObject({ name: 'Sunanda' });
  expect((await support.get(`/api/profiles/${her.id}`)).body).toMatchObject({
    name: 'Sunanda Gokhale',
    view: 'limited',
  });
  await sql`update profiles set visibility = 'premium' where id = ${her.key}`.execute(site.app.db);
  expect((await support.get(`/api/profiles/${her.id}`)).status).toBe(200);
  expect((await site.visitor().get(`/api/profiles/${her.id}`)).status).toBe(404);
});
