import type { FastifyInstance } from 'fastify';
import { paths } from '../../paths.ts';

/** Redirects the address that the settings had before: emails and bookmarks lead to it. */
export function redirectAccount(http: FastifyInstance): void {
  http.get('/account', async (_request, reply) => reply.redirect(paths.settings(), 301));
}
