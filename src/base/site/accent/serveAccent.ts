import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../kit/api/refusals.ts';
import { faviconOf, isReadableAccent, styleOf } from '../shared/accent/palette.ts';

/** Serves the style sheet and the icon of an accent: their address names the colour, so they never change. */
export async function serveAccent(http: FastifyInstance): Promise<void> {
  http.get<{ Params: { accent: string } }>('/api/site/accent/:accent', async (request, reply) => {
    const [, colour, type] = /^([0-9a-f]{6})\.(css|svg)$/.exec(request.params.accent) ?? [];
    if (!colour || !isReadableAccent(`#${colour}`)) return reply.code(404).send(refuse.notFound().toJSON());
    return reply
      .type(type === 'svg' ? 'image/svg+xml' : 'text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send((type === 'svg' ? faviconOf : styleOf)(`#${colour}`));
  });
}
