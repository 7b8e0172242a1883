import { HOUR_MS } from '../src/kit/shared/time/durations.ts';
import { type Event, newId, type Store } from './store.ts';

/** Retried with growing pauses for 24 hours after the event (razorpay.com/docs/webhooks/best-practices). */
const TRY_FOR_MS = 24 * HOUR_MS;
const FIRST_PAUSE_MS = 5000;
const TIMEOUT_MS = 5000;

/** How a gateway writes and signs its events. */
export type Dialect<Entities> = {
  /** Returns the body of an event. */
  write(name: string, entities: Entities, now: Date): string;
  /** Returns the headers that an event is sent with, signed. */
  headersOf(event: Event): Record<string, string>;
};

/** Sends events to the site, and again with growing pauses until it takes them. */
export function openWebhooks<Entities>(
  store: Store,
  clock: () => Date,
  { url: first, automatic, dialect }: { url: string | null; automatic: boolean; dialect: Dialect<Entities> },
) {
  let url = first;
  let held = !automatic;
  let closed = false;
  let running: Promise<void> | null = null;

  const announce = (name: string, entities: Entities) => {
    const now = clock();
    const nowMs = now.getTime();
    const raw = dialect.write(name, entities, now);
    const id = newId('evt').slice(4);
    store.addEvent({
      id,
      name,
      raw,
      createdAt: nowMs,
      tries: 0,
      nextAt: nowMs,
      state: held ? 'held' : 'waiting',
    });
    // Not in the caller's turn: its changes are stored as a whole before the site receives the event.
    setImmediate(wake);
  };

  const { headersOf } = dialect;

  /** The status of the site's answer; 0 when there was none. */
  async function post(
    body: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string>,
  ): Promise<number> {
    if (!url) return 0;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  async function send(event: Event): Promise<number> {
    const status = await post(event.raw, headersOf(event));
    if (closed) return status;
    const tries = event.tries + 1;
    const nextAt = clock().getTime() + FIRST_PAUSE_MS * 2 ** (tries - 1);
    const state =
      status >= 200 && status < 300
        ? 'delivered'
        : nextAt > event.createdAt + TRY_FOR_MS
          ? 'given_up'
          : 'waiting';
    store.markEvent({ ...event, tries, nextAt, state });
    return status;
  }

  async function sendDue(): Promise<void> {
    while (!closed && url) {
      const event = store.nextEvent(clock().getTime());
      if (!event) return;
      await send(event);
    }
  }

  function wake(): void {
    if (closed || running) return;
    running = sendDue().finally(() => {
      running = null;
    });
  }

  /** Resolves once everything that is due has been tried. */
  async function settle(): Promise<void> {
    do {
      await new Promise(setImmediate);
      wake();
      await running;
    } while (!closed && url && store.nextEvent(clock().getTime()));
  }

  const eventOf = (id: string): Event => {
    const found = store.findEvent(id);
    if (!found) throw new Error(`There is no event ${id}.`);
    return found;
  };

  return {
    announce,
    wake,
    sendTo: (to: string | null) => {
      url = to;
    },
    /** What tests do with events. */
    controls: {
      /** Holds back every event from now on. */
      hold: () => {
        held = true;
      },
      /** Sends the held events one after the other, and stops holding events. @param random 0 to below 1 */
      async release({
        order = 'given',
        random = Math.random,
      }: {
        order?: 'given' | 'reversed' | 'shuffled';
        random?: () => number;
      } = {}): Promise<void> {
        const events = store.events().filter(({ state }) => state === 'held');
        held = false;
        if (order === 'reversed') events.reverse();
        if (order === 'shuffled') shuffle(events, random);
        for (const event of events) await send(event);
        await settle();
      },
      /** Every event so far, the oldest first, with the bytes and headers it is sent with. */
      sent: () => store.events().map((event) => ({ ...event, headers: headersOf(event) })),
      /**
       * Sends an event (again), held or not, some times at once; a body or headers of one's own make it a forgery.
       * Answers the statuses of the site's answers; 0 where there was none.
       */
      async deliver(
        eventId: string,
        {
          times = 1,
          body,
          headers,
        }: {
          times?: number;
          body?: string | Uint8Array<ArrayBuffer>;
          headers?: Record<string, string>;
        } = {},
      ): Promise<number[]> {
        const event = eventOf(eventId);
        const forged = body !== undefined || headers !== undefined;
        return Promise.all(
          Array.from({ length: times }, () =>
            forged ? post(body ?? event.raw, { ...headersOf(event), ...headers }) : send(event),
          ),
        );
      },
      /** An event that never arrives. */
      drop(eventId: string) {
        store.markEvent({ ...eventOf(eventId), state: 'dropped' });
      },
    },
    settle,
    async close() {
      closed = true;
      await running;
    },
  };
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
}
