import type { Incident } from '../../../kit/api/limits/incidents.ts';
import type { App } from '../../../kit/app/app.ts';
import { dayInIndia } from '../../../kit/shared/time/clock.ts';
import { MINUTE_MS } from '../../../kit/shared/time/durations.ts';
import { hashLookups } from '../../personal-data/deletion/seal.ts';
import { addIncidents, type NewIncident, raiseAlarms } from './incidentStore.ts';

const WRITTEN_AFTER_MS = 5000;
const WRITTEN_AFTER_MAX_MS = 5 * MINUTE_MS;
/** More than this between two writes, in a flood from many networks, are counted without their network. */
const UNWRITTEN_MAX = 5000;

type Pending = Omit<NewIncident, 'who'> & { typed: string | null };
type Notes = { pending: Map<string, Pending>; timer?: NodeJS.Timeout; wait: number; ended: boolean };

const notes = new WeakMap<App, Notes>();

function notesOf(app: App): Notes {
  const known = notes.get(app);
  if (known) return known;
  const made: Notes = { pending: new Map(), wait: WRITTEN_AFTER_MS, ended: false };
  notes.set(app, made);
  return made;
}

/** Records an incident. It is written within seconds, so that a login does not wait for it. */
export function recordIncident({ app, kind, account, typed, network }: Incident): void {
  const own = notesOf(app);
  const minute = new Date(Math.floor(app.clock().getTime() / MINUTE_MS) * MINUTE_MS);
  const word = account === null ? (typed?.trim().toLowerCase() ?? null) : null;
  add(own, { kind, minute, account, typed: word, network, amount: 1 });
  plan(app, own);
}

function add({ pending }: Notes, one: Pending): void {
  const keyOf = (it: Pending) => `${it.kind} ${it.minute.getTime()} ${it.account} ${it.typed} ${it.network}`;
  const isFull = pending.size >= UNWRITTEN_MAX && !pending.has(keyOf(one));
  const kept = isFull ? { ...one, account: null, typed: null, network: 'many' } : one;
  const known = pending.get(keyOf(kept));
  if (known) known.amount += kept.amount;
  else pending.set(keyOf(kept), kept);
}

function plan(app: App, own: Notes): void {
  if (own.timer || own.ended || own.pending.size === 0) return;
  own.timer = setTimeout(() => void write(app), own.wait).unref();
}

/** Writes the pending incidents and raises alarms. While the database is away, tries again after growing pauses. */
export async function writeIncidents(app: App): Promise<void> {
  const own = notesOf(app);
  clearTimeout(own.timer);
  own.timer = undefined;
  if (own.pending.size === 0) return;
  const taken = [...own.pending.values()];
  own.pending = new Map();
  try {
    const words = [...new Set(taken.flatMap(({ typed }) => typed ?? []))];
    const hashes = await hashLookups(app.db, words);
    const hashOf = new Map(words.map((word, place) => [word, hashes[place]!.toString('hex', 0, 16)]));
    const all: NewIncident[] = taken.map(({ typed, ...one }) => ({
      ...one,
      who:
        one.account !== null
          ? `account ${one.account}`
          : typed !== null
            ? `hash ${hashOf.get(typed)}`
            : 'nobody',
    }));
    await addIncidents(app.db, all);
    own.wait = WRITTEN_AFTER_MS;
    for (const { kind, who, network, amount } of all)
      app.log.info({ security: kind, who, network, amount }, 'Security event');
    const now = app.clock();
    for (const alarm of await raiseAlarms(app.db, { now, day: dayInIndia(now) }))
      app.log.warn(alarm, 'Security alarm: see Settings, Security');
  } catch (error) {
    for (const one of taken) add(own, one);
    own.wait = Math.min(own.wait * 2, WRITTEN_AFTER_MAX_MS);
    throw error;
  }
}

async function write(app: App): Promise<void> {
  const own = notesOf(app);
  await writeIncidents(app).catch((error) => app.log.warn({ fault: error.stack }, 'Security events wait'));
  plan(app, own);
}

/** Writes pending incidents before the site closes; later ones are ignored. */
export async function endRecording(app: App): Promise<void> {
  notesOf(app).ended = true;
  await writeIncidents(app).catch((error) =>
    app.log.warn({ fault: error.stack }, 'Security events are lost'),
  );
}
