import { setTimeout as sleep } from 'node:timers/promises';
import { openSandbox } from '../../sandbox/razorpay/gateway.ts';
import { sampleSeller } from '../../test/gateway.ts';
import { openSink } from '../../test/sink.ts';
import { afterwards, bound, type Fault, flatMemory, othersServed, stayedUp, timed } from './fault.ts';
import { jobTakes } from './jobs.ts';
import { measure } from './measure/measure.ts';
import { until } from './measure/probes.ts';
import { openRelay } from './relay.ts';
import { type Outcome, send } from './request.ts';
import type { Site } from './site.ts';

const ACCOUNT = {
  keyId: 'rzp_test_OfTheFaults001',
  keySecret: 'secretOfTheFaults00000000001',
  webhookSecret: 'webhookSecretOfTheFaults',
};
const MAILS = 'select count(*)::int as n from graphile_worker.jobs where task_identifier like $1';
/** Emails wait ten minutes for others to join: these do not. */
const HURRY = `update graphile_worker._private_jobs set run_at = now()
  where run_at > now() and attempts = 0 and locked_at is null and task_id =
    (select id from graphile_worker._private_tasks where identifier = 'mail_notification')`;
/** A mail that met the silence is tried again after a pause that has grown with each attempt. */
const MAIL_PATIENCE_MS = 180_000;

/** The mail server accepts connections and never answers. */
export async function mailHangs(): Promise<Fault> {
  const sink = await openSink();
  const relay = await openRelay(sink.url);
  return {
    name: 'SMTP hanging',
    length: 60,
    site: { database: 'own', env: { SMTP_URL: relay.url } },
    async run(site, seconds) {
      const others: number[] = [];
      let takenMs = 0;
      const measured = await measure(site, {
        seconds,
        perSecond: { reads: 10, writes: 6 },
        begin: async () => relay.silence(),
        async meanwhile(endsAt) {
          // Not before the first mails hang.
          await sleep(2000);
          while (performance.now() < endsAt) {
            await site.query(HURRY);
            others.push(await jobTakes(site, 'sweep_accounts', 60_000));
            await sleep(1000);
          }
        },
        end: async () => relay.speak(),
      });
      const began = performance.now();
      await site.query(HURRY);
      const waiting = async () => (await site.query<{ n: number }>(MAILS, ['mail_notification']))[0]!.n;
      await until(async () => (await waiting()) === 0, MAIL_PATIENCE_MS, 'Mails remain.').catch(() => {});
      takenMs = performance.now() - began;
      const left = await waiting();
      const slowest = Math.max(...others);
      return {
        measured,
        bounds: [
          ...othersServed(measured),
          ...afterwards(measured, 5000),
          timed('other jobs run within 10 s meanwhile', slowest < 10_000),
          bound('every mail leaves once it answers', left === 0 && sink.received.length > 0),
          flatMemory(measured),
          stayedUp(measured),
        ],
        notes: [
          `other jobs took ${(slowest / 1000).toFixed(1)} s at most`,
          `${sink.received.length} mails arrived, the last ${(takenMs / 1000).toFixed(0)} s after, ${left} still wait`,
        ],
      };
    },
    async close() {
      await relay.close();
      await sink.close();
    },
  };
}

/** The payment gateway accepts connections and never answers. */
export async function gatewaySilent(): Promise<Fault> {
  const sandbox = await openSandbox({ account: ACCOUNT });
  const relay = await openRelay(sandbox.url);
  return {
    name: 'gateway silent',
    length: 60,
    site: {
      database: 'own',
      env: {
        NODE_ENV: 'test',
        ...sandbox.variables,
        RAZORPAY_API_URL: relay.url,
      },
    },
    async run(site, seconds) {
      await site.query(`insert into settings (subject, value, updated_at) values ('seller', $1, now())`, [
        JSON.stringify(sampleSeller),
      ]);
      const before = await order(site, 0);
      const orders: Promise<Outcome>[] = [];
      const measured = await measure(site, {
        seconds,
        begin: async () => relay.silence(),
        async meanwhile(endsAt) {
          for (let n = 0; performance.now() < endsAt; n++) {
            // The first one has an order already, so the gateway is not called for it.
            orders.push(order(site, 1 + (n % (site.cast.buyers.length - 1))));
            await sleep(500);
          }
          await Promise.all(orders);
        },
        end: async () => relay.speak(),
      });
      const met = await Promise.all(orders);
      const after = await order(site, 1);
      const slowest = Math.max(...met.map(({ ms }) => ms));
      return {
        measured,
        bounds: [
          bound('orders work before', isMade(before)),
          bound(
            'every order refused with 503 and Retry-After',
            met.every(({ status, retryAfter }) => status === 503 && retryAfter),
          ),
          timed('every refusal within 12 s', slowest < 12_000),
          bound('orders work after', isMade(after)),
          ...othersServed(measured),
          ...afterwards(measured, 5000),
          flatMemory(measured),
          stayedUp(measured),
        ],
        notes: [
          `${met.length} orders, answered within ${(slowest / 1000).toFixed(1)} s (${[...new Set(met.map(({ status, failure }) => status ?? failure))].join(', ')})`,
          `orders before and after: ${before.status ?? before.failure} and ${after.status ?? after.failure}`,
        ],
      };
    },
    async close() {
      await relay.close();
      await sandbox.close();
    },
  };
}

const isMade = ({ status }: Outcome) => status === 200 || status === 201;

function order(site: Site, n: number): Promise<Outcome> {
  const { token } = site.cast.buyers[n]!;
  const buyer = { name: 'Nandini Deshpande', address: null, state: '27', pin: '411004' };
  return send(`${site.base}/api/orders`, {
    method: 'POST',
    token,
    body: { plan: 'Gold', amountPaise: 299_900, buyer },
  });
}
