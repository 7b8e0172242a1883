import type { FastifyInstance } from 'fastify';
import { readVocabulary } from '../../../base/vocabulary/vocabulary.ts';
import type { App } from '../../../kit/app/app.ts';
import { paths } from '../../../paths.ts';
import { filters, keysOf } from '../shared/filters.ts';

const names = keysOf('options');

/**
 * Redirects an old address of browse (`?religion=Hindu&state=Tamil+Nadu`) to the same search by keys. Every
 * other request continues to the page.
 */
export function redirectOldAddresses(http: FastifyInstance, app: App): void {
  http.get(paths.browse(), async (request, reply) => {
    const address = new URLSearchParams(request.url.split('?')[1]);
    if (!names.some((name) => address.get(name))) return reply.callNotFound();
    // The page is also served without the database.
    const vocabulary = await readVocabulary(app.db).catch(() => null);
    let old = false;
    for (const name of names) {
      const value = address.get(name)?.trim();
      const key = value && vocabulary?.find(filters[name].list, value)?.key;
      if (!key || key === value) continue;
      address.set(name, key);
      old = true;
    }
    return old ? reply.redirect(`${paths.browse()}?${address}`, 302) : reply.callNotFound();
  });
}
