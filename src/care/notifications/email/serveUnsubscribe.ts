import type { FastifyInstance } from 'fastify';
import type { App } from '../../../kit/app/app.ts';
import { paths } from '../../../paths.ts';
import { unsubscribe } from './unsubscribe.ts';

type Params = { Params: { token: string } };

/**
 * Handles the one-click unsubscribe of mail programs (RFC 8058), which post a form without a login. Opening the same
 * address as a page redirects to one that asks for confirmation: mail scanners that prefetch links end nothing.
 */
export async function serveUnsubscribe(http: FastifyInstance, app: App): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is always the same; the token is in the address.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null, undefined),
    );
    const address = '/api/notifications/unsubscribe/:token';
    scope.post<Params>(address, async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      const categories = await unsubscribe(app, params.token);
      if (!categories) return reply.code(404).send({ code: 'NOT_FOUND', status: 404, message: 'Not found.' });
      return { categories };
    });
    scope.get<Params>(address, async ({ params }, reply) =>
      reply.header('cache-control', 'no-store').redirect(paths.unsubscribe(params.token), 303),
    );
  });
}
