import type { FastifyInstance } from 'fastify';
import { refuse } from '../api/refusals.ts';
import { fingerprint } from '../fingerprint.ts';
import { readCatalog } from '../locale/catalog.ts';
import { hasLocale } from '../shared/locale/locales.ts';
import { hasEtag } from './etag.ts';

/** GET /api/catalogs/{locale}: the words of the site in a language, for browsers that show it in another one than English. */
export async function serveCatalogs(http: FastifyInstance): Promise<void> {
  const written = new Map<string, { json: string; tag: string }>();
  function write(locale: string) {
    const json = JSON.stringify(readCatalog(locale));
    const made = { json, tag: `"${fingerprint(json)}"` };
    written.set(locale, made);
    return made;
  }
  http.get<{ Params: { locale: string } }>('/api/catalogs/:locale', async (request, reply) => {
    const { locale } = request.params;
    if (!hasLocale(locale)) return reply.code(404).send(refuse.notFound().toJSON());
    const { json, tag } = written.get(locale) ?? write(locale);
    reply.header('cache-control', 'no-cache').header('etag', tag);
    if (hasEtag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type('application/json').send(json);
  });
}
