import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Bank, type CheckoutScript, SandboxError, serveCheckout } from './checkout/serve.ts';
import type { openOutages } from './outages.ts';
import type { Store } from './store.ts';
import type { openWebhooks } from './webhooks.ts';

type Webhooks = Pick<ReturnType<typeof openWebhooks>, 'wake' | 'settle' | 'close'>;

/** What a gateway adds to the server of its stand-in. */
export type ServerOptions = {
  /** 0 takes any free one. */
  port?: number;
  /** Path below which the API is. */
  prefix: string;
  serveApi(http: FastifyInstance): Promise<void>;
  /** Answers a failure in the gateway's own shape. */
  answerError(error: Error, request: FastifyRequest, reply: FastifyReply): unknown;
  outages: ReturnType<typeof openOutages>;
  bank: Bank;
  script: CheckoutScript;
  /** Origins of the pages that may open the checkout. */
  sites: string[];
  store: Store;
  clock: () => Date;
  webhooks: Webhooks;
  /** Does what the clock made due in the ledger. */
  catchUp(): void;
};

/** Starts the server of a gateway's stand-in on loopback: its API, its checkout, and the clock that moves both. */
export async function openServer(options: ServerOptions) {
  const { port = 0, prefix, outages, bank, script, sites, store, clock, webhooks } = options;
  let url = '';
  const http = Fastify({ forceCloseConnections: true });
  http.setErrorHandler(options.answerError);
  // Requests to another host name that points to this machine are refused.
  http.addHook('onRequest', async (request) => {
    if (`http://${request.host}` !== url) throw new SandboxError('Access denied', 403);
  });
  serveCheckout(http, { bank, store, clock, script, sites, address: () => url });
  await http.register(
    async (api) => {
      outages.breakCalls(api);
      await options.serveApi(api);
    },
    { prefix },
  );
  await http.listen({ port, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;

  const tick = () => {
    options.catchUp();
    webhooks.wake();
  };
  const timer = setInterval(tick, 1000);
  timer.unref();

  let closed: Promise<void> | undefined;
  async function close() {
    clearInterval(timer);
    await webhooks.close();
    await http.close();
    store.close();
  }

  return {
    url,
    checkoutUrl: `${url}${script.address}`,
    close: () => (closed ??= close()),
    /** Does what the clock made due: late banks, retried events, refunds of what was never captured. */
    async tick() {
      tick();
      await webhooks.settle();
    },
    /** Does something, and resolves once the events of it have been tried (unless they are held). */
    async settled<T>(work: () => T): Promise<T> {
      const done = work();
      await webhooks.settle();
      return done;
    },
  };
}
