import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Viewer } from '../src/kit/api/viewer.ts';
import { readArguments } from '../src/kit/start/arguments.ts';
import { openContext } from '../src/kit/start/context.ts';
import { filtersInput } from '../src/meeting/search/filters/input.ts';
import { currentIndex, startIndex } from '../src/meeting/search/index/index.ts';
import { searchProfiles } from '../src/meeting/search/search.ts';
import { readSearchTerms } from '../src/meeting/search/text/searchTerms.ts';
import { readCoordinates } from '../src/people/horoscopes/places/places.ts';
import { configOf, silent } from './grow.ts';
import { logInMember, makeComparable } from './members.ts';
import { drawRequests } from './mixes.ts';

readArguments({
  usage: `
usage: npm run memory

What the index of the search takes of a process's memory, and how long it takes until the first search by it: in a
process of its own that does nothing else, after it is loaded and after 300 searches in each order but guna milan.`,
  options: {},
});

declare const gc: () => void;

const app = await openContext(configOf(path.resolve(process.env.DATA_DIR ?? './data/bench')), {
  log: silent,
});
const requests = await drawRequests(app);
const member = await logInMember(app, 1 / 3);
await makeComparable(app, member.profile);

const used = () => {
  gc();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return (arrayBuffers + heapUsed) / 1e6;
};
let before = used();
const report = (what: string) => console.log(`| ${what} | ${(used() - before).toFixed(0)} MB |`);
await Promise.all([readSearchTerms(app.db), readCoordinates()]);
report('words of free text, and the places of cities');

before = used();
const began = performance.now();
const close = startIndex(app);
while (!(await currentIndex(app))) await sleep(5);
console.log(`| until the first search by it | ${Math.round(performance.now() - began)} ms |`);
report('loaded');
const { rows } = await app.pool.query('select gender from profiles where id = $1', [member.profile]);
const viewer = {
  verified: true,
  premium: false,
  profile: { id: member.profile, gender: rows[0].gender, role: 'owner' },
} as Viewer;
for (const sort of ['newest', 'active', 'nearest', 'relevance'] as const) {
  for (const query of requests.memberSearches)
    await searchProfiles(app, viewer, filtersInput.parse(Object.fromEntries(new URLSearchParams(query))), {
      sort,
    });
  report(`after 300 searches more, ${sort}`);
}
await close();
await app.close();
