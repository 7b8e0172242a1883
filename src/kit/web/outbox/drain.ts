import { ORPCError } from '@orpc/client';
import { retryDelayMs } from '../../shared/time/backoff.ts';
import { errorText } from '../api/errors.ts';
import { onBackOnline } from '../live/connection.ts';
import { checkViewer } from '../viewer.ts';
import { isRefused } from './isRetryable.ts';
import { dropUnsent, listUnsent, openOutbox, reload, setUnsentState, type Unsent } from './outbox.ts';

/** Sends one. Throws when the server did not accept it. */
export type Sender = (item: Unsent) => Promise<void>;
export type Senders = Record<string, Sender>;

/**
 * Sends what a profile has not sent yet: now, when something is added, when the connection is back, and with growing
 * pauses until it succeeds. Of several tabs one sends at a time.
 * @returns a function that stops it
 */
export function drainOutbox(profile: string, senders: Senders): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  function run() {
    clearTimeout(timer);
    if (running) {
      again = true;
      return;
    }
    if (stopped || !listUnsent().some(({ state }) => state !== 'failed')) return;
    running = alone(sendAll).finally(() => {
      running = undefined;
      if (!again) return;
      again = false;
      run();
    });
  }

  async function sendAll() {
    reload();
    try {
      for (let next = waiting(); next && !stopped; next = waiting()) await send(next, senders);
      failures = 0;
    } catch (error) {
      // Refused for the session: it has ended, or acts for another profile.
      if (error instanceof ORPCError && error.status < 500) void checkViewer();
      if (!stopped) timer = setTimeout(run, retryDelayMs(failures++));
    }
  }

  const close = openOutbox(profile, run);
  const unlisten = onBackOnline(() => {
    failures = 0;
    run();
  });
  run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unlisten();
    close();
  };
}

/** The next one: not one behind another of its box that was refused. */
function waiting(): Unsent | undefined {
  const all = listUnsent();
  const refused = new Set(all.filter(({ state }) => state === 'failed').map(({ box }) => box));
  for (const { id, box, state } of all)
    if (state === 'waiting' && refused.has(box)) setUnsentState(id, 'failed');
  return all.find(({ box, state }) => state !== 'failed' && !refused.has(box));
}

/** Throws when the server could not be reached, or did not process it: it is sent later. */
async function send(item: Unsent, senders: Senders): Promise<void> {
  const sender = senders[item.kind];
  // Of an older version of the site.
  if (!sender) return dropUnsent(item.id);
  setUnsentState(item.id, 'sending');
  try {
    await sender(item);
    dropUnsent(item.id);
  } catch (error) {
    const refused = isRefused(error);
    setUnsentState(item.id, refused ? 'failed' : 'waiting', errorText(error));
    if (!refused) throw error;
  }
}

/** Runs while no other tab does. */
function alone(work: () => Promise<void>): Promise<void> {
  // Locks exist only over HTTPS and on localhost; without them, what two tabs send is still stored once.
  return navigator.locks ? navigator.locks.request('outbox', work) : work();
}
