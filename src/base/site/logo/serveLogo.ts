import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../kit/api/refusals.ts';
import type { App } from '../../../kit/app/app.ts';
import { isUuid } from '../../../kit/shared/api/text.ts';
import { LOGO_FILES, type LogoFile } from '../shared/logo/rules.ts';
import { findFile } from './store.ts';

/** Serves GET /api/site/logo/{id}/{file}: its address names the logo, so it never changes. */
export async function serveLogo(http: FastifyInstance, app: App): Promise<void> {
  http.get<{ Params: { id: string; file: string } }>(
    '/api/site/logo/:id/:file',
    { config: { rateLimit: false } },
    async ({ params: { id, file } }, reply) => {
      const found = isUuid(id) && Object.hasOwn(LOGO_FILES, file) && (await findFile(app.db, id, file));
      if (!found) return reply.code(404).header('cache-control', 'no-store').send(refuse.notFound().toJSON());
      return (
        reply
          .header('cache-control', 'public, max-age=31536000, immutable')
          // Emails and link previews show it on other sites.
          .header('cross-origin-resource-policy', 'cross-origin')
          // Opened by itself, it is a picture and nothing else.
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
          .type(LOGO_FILES[file as LogoFile])
          .send(found)
      );
    },
  );
}
