import type { FastifyInstance } from 'fastify';
import type { App } from '../../kit/app/app.ts';
import { paths } from '../../paths.ts';
import { unsubscribe } from './preferences.ts';

type Params = { Params: { token: string } };

/**
 * Takes the one click of a mail program (RFC 8058), which sends a form without any login. Whoever opens the same
 * address as a page is led to one that asks first: programs that look at links ahead of people end nothing.
 */
export async function serveUnsubscribe(http: FastifyInstance, app: App): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // What the form says is always the same: the address is what counts.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, undefined),
    );
    const address = '/api/notifications/unsubscribe/:token';
    scope.post<Params>(address, async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      const category = await unsubscribe(app, params.token);
      if (!category) return reply.code(404).send({ code: 'NOT_FOUND', status: 404, message: 'Not found.' });
      return { category };
    });
    scope.get<Params>(address, async ({ params }, reply) =>
      reply.header('cache-control', 'no-store').redirect(paths.unsubscribe(params.token), 303),
    );
  });
}
