import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { listedLastFirst } from './changes.ts';
import { addressToday, answerToday, comparable, differences, joinPages } from './compare.ts';
import { type Answer, type Answers, everybodysAddresses, type Page, type Viewer } from './fixture.ts';
import type { Site } from './site.ts';

const SIDE_BY_SIDE = 6;

/** Runs the same for all, a few at once. */
async function forEach<T>(all: T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const next = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, next));
}

/** Reads a list from its first page to its last, as the browser does. */
async function readList(site: Site, account: number | null, address: string): Promise<unknown> {
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

/** Returns a list as it should read today. */
function listToday(was: Page, address: string, places: Places): unknown {
  const { profiles } = was as { profiles?: { id: string }[] };
  if (profiles && listedLastFirst.at.test(address)) {
    profiles.sort((a, b) => places.get(a.id)! - places.get(b.id)!);
  }
  return answerToday(was, address);
}

/** A difference at an address, with its viewer. */
export type Found = { address: string; asked: string; difference: string };

/** Position of each profile, by its id, where those listed last come first. */
type Places = Map<string, number>;

/** Repeats the recorded requests, and lists different answers. */
async function ask(
  site: Site,
  places: Places,
  { viewer, address, was }: { viewer: Viewer; address: string; was: Answer },
): Promise<Found[]> {
  const today = addressToday(address);
  const asked = `${viewer.key} (${viewer.sort})`;
  const tell = (found: string[]) => found.map((difference) => ({ address, asked, difference }));
  if ('pages' in was) {
    const list = listToday(joinPages(was.pages, address), address, places);
    return tell(differences(list, comparable(await readList(site, viewer.account, today), address)));
  }
  const now = await site.send(viewer.account, 'GET', today);
  if ('pdf' in was) {
    const pdf = now.status === 200 ? await readPdf(now.body) : [];
    return tell(differences(answerToday(was, address), { status: now.status, pdf }));
  }
  return tell(
    differences(
      { status: was.status, body: answerToday(was.body, address) },
      { status: now.status, body: comparable(now.body, address) },
    ),
  );
}

/** Reads the position of each profile. */
async function readPlaces(site: Site): Promise<Places> {
  const rows = await site.app.db
    .selectFrom('profiles')
    .select('public_id')
    .orderBy('listed_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ public_id }, place) => [public_id, place]));
}

/** Repeats the recorded requests of every viewer, where `which` selects them. */
export async function askViewers(
  site: Site,
  old: Answers,
  which: (address: string) => boolean,
): Promise<Found[]> {
  const places = await readPlaces(site);
  const found: Found[] = [];
  await forEach(old.viewers, async (viewer) => {
    for (const [address, was] of Object.entries(old.answers[viewer.key]!)) {
      if (which(address)) found.push(...(await ask(site, places, { viewer, address, was })));
    }
  });
  return found;
}

/** Repeats the requests recorded for every member. */
export async function askEverybody(site: Site, old: Answers): Promise<Found[]> {
  const found: Found[] = [];
  await forEach(Object.entries(old.everybody), async ([account, was]) => {
    for (const [at, address] of everybodysAddresses.entries()) {
      const { status, body } = await site.send(Number(account), 'GET', addressToday(address));
      const now = status === 200 ? body : { status, body };
      const changed = differences(answerToday(was[at], address), comparable(now, address));
      found.push(...changed.map((difference) => ({ address, asked: `account ${account}`, difference })));
    }
  });
  return found;
}
