import type { FastifyInstance } from 'fastify';
import { refuse } from '../../kit/api/refusals.ts';
import { isReadableAccent, styleOf } from './palette.ts';

/** Serves the style sheet of an accent: its address names the colour, so it never changes. */
export async function serveAccent(http: FastifyInstance): Promise<void> {
  http.get<{ Params: { accent: string } }>('/api/site/accent/:accent', async (request, reply) => {
    const colour = /^([0-9a-f]{6})\.css$/.exec(request.params.accent)?.[1];
    if (!colour || !isReadableAccent(`#${colour}`)) return reply.code(404).send(refuse.notFound().toJSON());
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(styleOf(`#${colour}`));
  });
}
