import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { seenBeforeApproval, seenByStaff } from './changes.ts';
import {
  addressToday,
  answerToday,
  comparable,
  differences,
  isWhole,
  joinPages,
  refusalToday,
} from './compare.ts';
import { type Facts, readFacts, withFacts } from './facts.ts';
import { type Answer, type Answers, everybodysAddresses, type Page } from './fixture.ts';
import { invoiceToday, type Then } from './shapes.ts';
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

/** A difference at an address, and whose request it was. */
export type Difference = { address: string; asked: string; difference: string };

/** Position of each profile, by its id, where those listed last come first. */
type Asker = { account: number | null; asked: string; then: Then };

/** Repeats the recorded requests, and lists different answers. */
async function ask(
  site: Site,
  facts: Facts,
  { account, asked, then }: Asker,
  { address, was: recorded }: { address: string; was: Answer },
): Promise<Difference[]> {
  const was = refusalToday(recorded, address);
  const compare = (old: unknown, now: unknown) => {
    const found = comparable(now, address);
    const expected = withFacts(answerToday(old, address, then), found, { address, account, facts });
    return differences(expected, found).map((difference) => ({ address, asked, difference }));
  };
  const today = addressToday(address);
  if ('pages' in was) {
    const joined = refusalToday(joinPages(was.pages, address), address);
    return compare(joined, await readList(site, account, today));
  }
  const { status, body } = await site.send(account, 'GET', today);
  if (status !== was.status) return compare(was, { status, body });
  return 'pdf' in was
    ? compare(invoiceToday(was.pdf), (await readPdf(body)).join(' '))
    : compare(was.body, body);
}

/** Repeats the recorded requests of every viewer, where `which` selects them. */
export async function askViewers(
  site: Site,
  old: Answers,
  which: (address: string) => boolean,
): Promise<Difference[]> {
  const facts = await readFacts(site);
  const found: Difference[] = [];
  await forEach(old.viewers, async ({ key, account, sort }) => {
    const answers = old.answers[key]!;
    const then: Then = (address) => {
      const was = answers[address]!;
      return 'pages' in was ? joinPages(was.pages, address) : was;
    };
    for (const [address, was] of Object.entries(answers)) {
      const asker = { account, asked: `${key} (${sort})`, then };
      if (seenBeforeApproval.at.test(address) && facts.unapproved.has(account ?? 0)) continue;
      if (seenByStaff.at.test(address) && seenByStaff.by.test(sort)) continue;
      if (which(address)) found.push(...(await ask(site, facts, asker, { address, was })));
    }
  });
  return found;
}

/** Repeats the requests recorded for every member. */
export async function askEverybody(site: Site, old: Answers): Promise<Difference[]> {
  const facts = await readFacts(site);
  const found: Difference[] = [];
  await forEach(Object.entries(old.everybody), async ([account, answers]) => {
    const then: Then = (address) => answers[everybodysAddresses.indexOf(address)];
    for (const [at, address] of everybodysAddresses.entries()) {
      const asker = { account: Number(account), asked: `account ${account}`, then };
      const was = isWhole(answers[at]) ? answers[at] : { status: 200, body: answers[at] };
      found.push(...(await ask(site, facts, asker, { address, was })));
    }
  });
  return found;
}
