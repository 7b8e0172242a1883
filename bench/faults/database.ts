import { afterwards, bound, type Fault, flatMemory, servedOrRefused, stayedUp } from './fault.ts';
import { signal } from './folder.ts';
import { type Measured, measure } from './measure.ts';

/** A refusal comes within three seconds; half a second more is the way there and back on a busy machine. */
const REFUSED_MS = 3500;
const nothing = async () => {};

const away = (it: Measured) => [
  ...servedOrRefused(it.during, REFUSED_MS),
  bound('/readyz says 503 meanwhile', it.ready === 503),
  bound('/healthz says 200 meanwhile', it.alive === 200),
  ...afterwards(it, 5000),
  flatMemory(it),
  stayedUp(it),
];

/** The database is stopped in good order and started again later. */
export const stopped: Fault = {
  name: 'database stopped',
  length: 60,
  site: { database: 'outside' },
  async run(site, seconds) {
    const measured = await measure(site, { seconds, begin: site.stopDatabase, end: site.startDatabase });
    return { measured, bounds: away(measured), notes: [] };
  },
};

/** The database keeps its connections but says nothing, as when its disk or machine hangs. */
export const frozen: Fault = {
  name: 'database frozen',
  length: 60,
  site: { database: 'outside' },
  async run(site, seconds) {
    const measured = await measure(site, {
      seconds,
      begin: async () => signal(site.databaseProcesses(), 'SIGSTOP'),
      end: async () => signal(site.databaseProcesses(), 'SIGCONT'),
    });
    return { measured, bounds: away(measured), notes: [] };
  },
};

/** The server's own database is killed; its other processes end with it. */
export const postmaster: Fault = {
  name: 'postmaster killed',
  length: 0,
  site: { database: 'own' },
  async run(site) {
    const measured = await measure(site, {
      seconds: 0,
      begin: async () => signal([await site.postmaster()], 'SIGKILL'),
      end: nothing,
    });
    const notes = measured.ended === null ? [] : [`the server ended with ${measured.ended}`];
    return {
      measured,
      bounds: [
        ...afterwards(measured, 10_000),
        flatMemory(measured),
        bound(
          'the server does not end without a word',
          measured.ended === null || /postgres|database/i.test(measured.ended),
        ),
      ],
      notes,
    };
  },
};
