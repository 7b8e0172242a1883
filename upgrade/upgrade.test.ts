/**
 * The upgrade from commit 5195e2e: its database, opened by today's server, answers everybody as it did then.
 *
 * 5195e2e/ was made once by a program on that commit, which is not kept because it runs on old code alone. It let 24
 * weeks pass on the old server and its sandbox of the gateway: 1,000 invented members (the generator, the named cast,
 * and registrations) sent and answered interests, bought, upgraded and were refunded plans, opened contact details,
 * wrote to each other and asked the office, all through the API; what had no operation then (blocks, shortlists, hidden
 * and suspended profiles) was written by SQL. Every account got a session (`sessionOf`). rows.copy holds what COPY TO
 * gave of each table, referred tables first, and the sequences; answers.json what the old API then answered, at one
 * instant. Neither is ever made anew: what changes on purpose is a line of changes.ts.
 */
import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedLastFirst } from './changes.ts';
import { addressToday, answerToday, comparable, differences, joinPages, kindsOf } from './compare.ts';
import {
  type Answer,
  type Answers,
  everybodysAddresses,
  type Page,
  readAnswers,
  type Viewer,
} from './fixture.ts';
import { readLedger } from './ledger.ts';
import { openUpgradedSite, type Site } from './site.ts';

const SIDE_BY_SIDE = 6;

let old: Answers;
let site: Site;
/** The ids of profiles, those listed last first. */
let places: Map<string, number>;
beforeAll(async () => {
  old = await readAnswers();
  site = await openUpgradedSite(old);
  const rows = await site.app.db
    .selectFrom('profiles')
    .select('public_id')
    .orderBy('listed_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
  places = new Map(rows.map(({ public_id }, place) => [public_id, place]));
});
afterAll(() => site?.close());

/** Does the same for all, a few at once. */
async function forEach<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const next = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next));
}

/** Reads a list from its first page to its last, as the browser does. */
async function readList(account: number | null, address: string): Promise<unknown> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor
      ? `${address.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
      : '';
    const { status, body } = await site.send(account, 'GET', `${address}${query}`);
    if (status !== 200) return { status, body };
    const { nextCursor, ...page } = body;
    cursor = nextCursor;
    pages.push(page);
  } while (cursor);
  return joinPages(pages, address);
}

/** Reads the text on the first page of a PDF. */
async function readPdf(data: Uint8Array): Promise<string[]> {
  const page = await (await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise).getPage(1);
  const items = (await page.getTextContent()).items as { str: string }[];
  return items.map(({ str }) => str).filter((text) => text.trim() !== '');
}

/** A list as it should read today. */
function listToday(was: Page, address: string): unknown {
  const { profiles } = was as { profiles?: { id: string }[] };
  if (profiles && listedLastFirst.at.test(address)) {
    profiles.sort((a, b) => places.get(a.id)! - places.get(b.id)!);
  }
  return answerToday(was, address);
}

type Found = { address: string; asked: string; difference: string };

/** Asks what was asked then, and lists what is answered differently. */
async function ask(viewer: Viewer, address: string, was: Answer): Promise<Found[]> {
  const today = addressToday(address);
  const asked = `${viewer.key} (${viewer.sort})`;
  const tell = (found: string[]) => found.map((difference) => ({ address, asked, difference }));
  if ('pages' in was) {
    const list = listToday(joinPages(was.pages, address), address);
    return tell(differences(list, comparable(await readList(viewer.account, today), address)));
  }
  const now = await site.send(viewer.account, 'GET', today);
  if ('pdf' in was) {
    return tell(
      differences({ status: was.status, pdf: was.pdf }, { status: now.status, pdf: await readPdf(now.body) }),
    );
  }
  return tell(
    differences(
      { status: was.status, body: answerToday(was.body, address) },
      { status: now.status, body: comparable(now.body, address) },
    ),
  );
}

const looksAtProfile = (address: string) => /^\/api\/profiles\/P\w+$/.test(address);

async function askAll(which: (address: string) => boolean): Promise<Found[]> {
  const found: Found[] = [];
  await forEach(old.viewers, async (viewer) => {
    for (const [address, was] of Object.entries(old.answers[viewer.key]!)) {
      if (which(address)) found.push(...(await ask(viewer, address, was)));
    }
  });
  return found;
}

const expectNone = (found: Found[]) => expect(kindsOf(found)).toEqual([]);

test('the ledger has the same sums, to the paisa', async () => {
  expect(await readLedger(site.app.db)).toEqual(old.ledger);
});

test('every member has the same figures, membership and number of profiles', async () => {
  const found: Found[] = [];
  expect(Object.keys(old.everybody)).toHaveLength(1000);
  await forEach(Object.entries(old.everybody), async ([account, was]) => {
    for (const [at, address] of everybodysAddresses.entries()) {
      const { status, body } = await site.send(Number(account), 'GET', addressToday(address));
      const now = status === 200 ? body : { status, body };
      const changed = differences(answerToday(was[at], address), comparable(now, address));
      found.push(...changed.map((difference) => ({ address, asked: `account ${account}`, difference })));
    }
  });
  expectNone(found);
});

test('members of every sort, visitors and each role of the staff read the same', async () => {
  expect(old.viewers.length).toBeGreaterThan(38);
  expectNone(await askAll((address) => !looksAtProfile(address)));
});

// Last, because looking at a profile is noted and counted.
test('they see the same of the same profiles', async () => {
  expectNone(await askAll(looksAtProfile));
});

test('jobs that waited are done', async () => {
  const readJobs = () => sql`select task_identifier from graphile_worker.jobs`.execute(site.app.db);
  expect((await readJobs()).rows).toHaveLength(old.jobs.length);
  await site.workOff();
  expect((await readJobs()).rows).toEqual([]);
  expect(site.errors).toEqual([]);
});

test('life goes on: a password still fits, an interest is accepted, the office is written to', async () => {
  const login = { email: 'family2@home.example', password: 'a quiet river 7' };
  expect((await site.send(null, 'POST', '/api/sessions', login)).status).toBe(200);

  const { rows } = await sql<{ interest: string; account: number }>`
    select i.id as interest, m.account_id as account
    from interests i
    join profile_managers m on m.profile_id = i.receiver_id
    join profiles receiver on receiver.id = i.receiver_id
    join profiles sender on sender.id = i.sender_id
    where i.state = 'pending' and receiver.listed_at is not null and sender.listed_at is not null
      and sender.visibility = 'all' and not exists (select from blocks b where b.blocked_id in (sender.id, receiver.id))
    order by i.sent_at desc limit 1`.execute(site.app.db);
  const { interest, account } = rows[0]!;
  const accepted = await site.send(account, 'PUT', `/api/interests/${interest}/acceptance`, {});
  expect([accepted.status, accepted.body.state]).toEqual([200, 'accepted']);

  const message = { name: 'Hema', email: 'asks@home.example', message: 'Is there an office in Nagpur?' };
  expect((await site.send(null, 'POST', '/api/contact-messages', message)).status).toBe(201);
});
