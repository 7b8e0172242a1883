import { createHmac } from 'node:crypto';
import { HOUR_MS } from '../src/kit/shared/time/durations.ts';
import type { Announce } from './ledger/findEntity.ts';
import { type Event, newId, type Store } from './store.ts';

/** razorpay.com/docs/webhooks/best-practices: retried with growing pauses for 24 hours after the event. */
const TRY_FOR_MS = 24 * HOUR_MS;
const FIRST_PAUSE_MS = 5000;
const TIMEOUT_MS = 5000;

/** Sends events to the site, signed as Razorpay signs: HMAC-SHA256 of the raw body, in hex. */
export function openWebhooks(
  store: Store,
  clock: () => Date,
  {
    secret,
    accountId,
    url: first,
    automatic,
  }: {
    secret: string;
    accountId: string;
    url: string | null;
    automatic: boolean;
  },
) {
  let url = first;
  let held = !automatic;
  let closed = false;
  let running: Promise<void> | null = null;

  const announce: Announce = (name, entities) => {
    const nowMs = clock().getTime();
    const present = Object.entries(entities).filter(([, entity]) => entity !== undefined);
    const raw = JSON.stringify({
      entity: 'event',
      account_id: accountId,
      event: name,
      contains: present.map(([kind]) => kind),
      payload: Object.fromEntries(present.map(([kind, entity]) => [kind, { entity }])),
      created_at: Math.floor(nowMs / 1000),
    });
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

  const headersOf = (event: Event) => ({
    'content-type': 'application/json',
    'user-agent': 'Razorpay-Webhook/v1',
    'x-razorpay-signature': createHmac('sha256', secret).update(event.raw).digest('hex'),
    'x-razorpay-event-id': event.id,
  });

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

  return {
    announce,
    headersOf,
    post,
    send,
    wake,
    sendTo: (to: string | null) => {
      url = to;
    },
    hold: (on: boolean) => {
      held = on;
    },
    /** Resolves once everything that is due has been tried. */
    async settle(): Promise<void> {
      do {
        await new Promise(setImmediate);
        wake();
        await running;
      } while (!closed && url && store.nextEvent(clock().getTime()));
    },
    async close() {
      closed = true;
      await running;
    },
  };
}
