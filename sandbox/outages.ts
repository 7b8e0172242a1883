import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * How the API fails: 'before' answers 503 and does nothing; 'after' does the work and loses the answer; 'timeouts' never
 * answers and does nothing; 'junk' answers something else than documented and does nothing; 'refuses' answers a refusal of the
 * documented shape and does nothing.
 */
export type Failing = 'before' | 'after' | 'timeouts' | 'junk' | 'refuses';

/** One call that fails, and what else happens at that moment. */
type Failure = { how: Failing; meanwhile?: () => void; refusal: { status: number; sentence: string } };

/** Opens the outages of a gateway's API. */
export function openOutages() {
  let failing: (Failure & { calls: number; only: RegExp }) | null = null;
  const failingAt = (call: string): Failure | null => {
    if (!failing || failing.calls === 0 || !failing.only.test(call)) return null;
    failing.calls--;
    return failing;
  };

  return {
    /** Lets the calls of an API fail as they were told to. */
    breakCalls(http: FastifyInstance): void {
      const lost = new WeakMap<FastifyRequest, Failure>();
      http.addHook('onRequest', async (request, reply) => {
        const failure = failingAt(`${request.method} ${request.url}`);
        if (failure?.how === 'after') lost.set(request, failure);
        else failure?.meanwhile?.();
        if (failure?.how === 'before') {
          return reply.code(503).type('text/html').send('<html><body>Service Unavailable</body></html>');
        }
        if (failure?.how === 'junk') return reply.code(200).type('text/html').send('<html>Welcome</html>');
        if (failure?.how === 'timeouts') return reply.hijack();
        if (failure?.how === 'refuses') {
          const { status: statusCode, sentence } = failure.refusal;
          throw Object.assign(new Error(sentence), { statusCode });
        }
      });
      http.addHook('onSend', async (request, reply, payload) => {
        const failure = lost.get(request);
        if (failure) {
          failure.meanwhile?.();
          reply.hijack();
          request.raw.socket.destroy();
        }
        return payload;
      });
    },
    /**
     * Lets calls of the API fail: true is 'before'. `only` is tried on "POST /v1/orders"; `calls` counts down; `meanwhile`
     * happens at that moment, before or after the work; `refusal` is what 'refuses' answers.
     */
    down(
      how: boolean | Failing,
      {
        only = /./,
        calls = Number.POSITIVE_INFINITY,
        meanwhile,
        refusal = { status: 400, sentence: 'No' },
      }: { only?: RegExp; calls?: number; meanwhile?: () => void; refusal?: Failure['refusal'] } = {},
    ): void {
      failing =
        how === false ? null : { how: how === true ? 'before' : how, calls, only, meanwhile, refusal };
    },
  };
}
