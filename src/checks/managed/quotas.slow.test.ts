import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTest, type Test } from '../../../test/app.ts';
import { sendDocument } from '../../../test/identity.ts';
import { addSecond } from '../../../test/managed.ts';
import { addManager } from '../../../test/managers.ts';
import { drawPicture, uploadPhoto } from '../../../test/pictures.ts';
import { addMember, connect } from '../../../test/registration.ts';
import { SAVED_MAX } from '../../meeting/saved-searches/shared/rules.ts';
import { SHORTLIST_MAX } from '../../meeting/shortlist/shared/rules.ts';
import { countable, type Entitlement } from '../../money/memberships/shared/rules.ts';
import { PHOTOS_MAX } from '../../people/photos/shared/rules.ts';

// Every quota and limit of a profile, for one account with two profiles and for one profile with two accounts.

let site: Test;
beforeAll(async () => {
  site = await openTest();
});
afterAll(() => site.close());

type Side = Awaited<ReturnType<typeof addMember>>;
const addMan = () => addMember(site, { name: 'Aditya Joshi', gender: 'male', dateOfBirth: '1994-08-30' });

/** What has a limit: `fill` uses up all of it but one, and `use` is one more; it returns the status. */
type Limited = { fill: (her: Side) => Promise<unknown>; use: (her: Side) => Promise<number> };

const connected = async (her: Side) => {
  const him = await addMan();
  await connect(her, him);
  return him;
};

/** A plan in which a countable entitlement can be used once. */
const givenOnce = (entitlement: Entitlement) => async (her: Side) => {
  await site.giveTo(her.key, 'Platinum');
  await site.app.db
    .updateTable('membership_entitlements')
    .set({ quota: 1 })
    .where('entitlement', '=', entitlement)
    .where('membership_id', 'in', (db) =>
      db.selectFrom('memberships').select('id').where('profile_id', '=', her.key),
    )
    .execute();
};

/** Asks the team for something, and has it answered: one request of a kind can be open at a time. */
const ask = (entitlement: Entitlement) => async (her: Side) => {
  const { status } = await her.browser.post('/api/requests', { entitlement, message: 'Please help us.' });
  await site.app.db
    .updateTable('requests')
    .set({ state: 'done', answer: 'Done' })
    .where('profile_id', '=', her.key)
    .execute();
  return status;
};

/** Does something once, and then brings its limits to one less than they are. */
const rateOf =
  (max: number, use: (her: Side) => Promise<number>): Limited['fill'] =>
  async (her) => {
    await site.app.db.deleteFrom('limits').execute();
    expect(await use(her)).toBe(200);
    await site.app.db
      .updateTable('limits')
      .set({ used: max - 1 })
      .execute();
  };

async function sendMessage(her: Side): Promise<number> {
  const him = await connected(her);
  const sent = { message: randomUUID(), body: 'Namaste' };
  return (await her.browser.put(`/api/profiles/${him.id}/conversation`, sent)).status;
}

async function putStory(her: Side): Promise<number> {
  const him = await connected(her);
  const { status } = await her.browser.put('/api/me/story', {
    partner: him.id,
    names: 'Nandini and Aditya',
    event: null,
    city: 'Pune',
    body: 'We met here in June. Our parents talked on a Sunday, and it was settled by tea.',
    version: (await her.browser.get('/api/me/story')).body.story?.version ?? 0,
  });
  return status;
}

const block = async ({ browser }: Side) => (await browser.put(`/api/blocks/${(await addMan()).id}`)).status;
const report = async ({ browser }: Side) =>
  (await browser.put(`/api/profiles/${(await addMan()).id}/report`, { reason: 'fake' })).status;
/** Sends an identity document, and withdraws it: one waits at most. */
const putDocument = async ({ browser }: Side) => {
  const { status } = await sendDocument(site, browser);
  if (status === 200) expect((await browser.delete('/api/me/id-document')).status).toBe(200);
  return status;
};

let made = 0;
const saveSearch = async ({ browser }: Side) => {
  const filters = { ageMin: 18 + (++made % 30), heightMin: 140 + Math.floor(made / 30) };
  const name = `Search ${made}`;
  return (await browser.post('/api/saved-searches', { name, frequency: 'never', filters })).status;
};

const limits: Record<string, Limited> = {
  ...Object.fromEntries(
    countable.map((entitlement) => [
      entitlement,
      {
        fill: givenOnce(entitlement),
        use:
          entitlement === 'contact_details'
            ? async (her) => {
                const him = await connected(her);
                return (await her.browser.put(`/api/profiles/${him.id}/contact`)).status;
              }
            : ask(entitlement),
      } satisfies Limited,
    ]),
  ),
  'the interests of a day': {
    async fill(her) {
      for (let n = 0; n < 4; n++) {
        await her.browser.put(`/api/profiles/${(await addMan()).id}/interest`);
      }
    },
    use: async ({ browser }) => (await browser.put(`/api/profiles/${(await addMan()).id}/interest`)).status,
  },
  'saved searches': {
    async fill(her) {
      for (let n = 1; n < SAVED_MAX; n++) expect(await saveSearch(her)).toBe(200);
    },
    use: saveSearch,
  },
  'the shortlist': {
    fill: (her) =>
      site.app.pool.query(
        `with made as (
           insert into profiles (public_id, profile_for, name, gender, date_of_birth, religion_id, mother_tongue_id)
           select $1 || '-' || n, 'self', 'Crowd', 'male', '1990-01-01', religion_id, mother_tongue_id
           from profiles, generate_series(1, $2::int) n where public_id = 'P001' returning id
         ) insert into shortlists (profile_id, shortlisted_id) select $3, id from made`,
        [her.id, SHORTLIST_MAX - 1, her.key],
      ),
    use: async ({ browser }) =>
      (await browser.put(`/api/profiles/${(await addMan()).id}/shortlisting`)).status,
  },
  photos: {
    fill: ({ key }) =>
      site.app.pool.query(
        `insert into photos (profile_id, storage_key, position, approved_at)
         select $1::bigint, 'test/' || $1::text || '-' || n, n, now() from generate_series(1, $2::int) n`,
        [key, PHOTOS_MAX - 1],
      ),
    use: async ({ browser }) =>
      (
        await uploadPhoto(
          site,
          browser,
          await drawPicture(90 + Math.random())
            .jpeg()
            .toBuffer(),
        )
      ).status,
  },
  messages: {
    async fill(her) {
      await site.giveTo(her.key, 'Gold');
      await rateOf(30, sendMessage)(her);
    },
    use: sendMessage,
  },
  blocks: { fill: rateOf(100, block), use: block },
  reports: { fill: rateOf(10, report), use: report },
  stories: { fill: rateOf(10, putStory), use: putStory },
  'identity documents': { fill: rateOf(10, putDocument), use: putDocument },
};

const REFUSED = [409, 429];

describe.each(Object.entries(limits))('%s', (_name, { fill, use }) => {
  test('are counted for each profile of an account', async () => {
    const mother = await addMember(site);
    const second = await addSecond(site, mother);
    const sides = [{ ...mother, ...second }, mother];
    for (const side of sides) {
      await second.actAs(side.id);
      await fill(side);
      expect(await use(side)).toBe(200);
      expect(REFUSED).toContain(await use(side));
    }
  });

  test('are shared by the accounts of a profile', async () => {
    const her = await addMember(site);
    const father = await addManager(site, her.key, { role: 'owner' });
    await fill(her);
    expect(await use({ ...her, browser: father.browser })).toBe(200);
    expect(REFUSED).toContain(await use(her));
    expect(REFUSED).toContain(await use({ ...her, browser: father.browser }));
  });
});

test('the interests that a family wants in a week are set for one profile, by any of its managers', async () => {
  const mother = await addMember(site);
  const second = await addSecond(site, mother);
  const father = await addManager(site, second.key);
  await father.browser.put('/api/interest-intake', { perWeek: 3 });
  const intake = async () => (await mother.browser.get('/api/interest-intake')).body.perWeek;
  expect(await intake()).toBe(3);
  const waiting = async () => (await mother.browser.get('/api/waiting-interests')).body.waiting;
  for (let n = 0; n < 4; n++) {
    const him = await addMan();
    for (const { id } of [mother, second]) await him.browser.put(`/api/profiles/${id}/interest`);
  }
  expect(await waiting()).toBe(3);
  await second.actAs(mother.id);
  expect([await intake(), await waiting()]).toEqual([null, 4]);
});
