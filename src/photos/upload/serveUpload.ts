import type { Readable } from 'node:stream';
import { ORPCError } from '@orpc/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireManager } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import { RETRY_AFTER_SECONDS, requireAccess } from '../../kit/api/serve.ts';
import { isUuid } from '../../kit/api/text.ts';
import type { Viewer } from '../../kit/api/viewer.ts';
import type { App } from '../../kit/app/app.ts';
import { BYTES_MAX } from '../rules.ts';
import { tooLarge } from './receive.ts';
import { uploadPhoto } from './upload.ts';

/** What is read of an upload after it was refused, so that the answer reaches a browser that is still sending. */
const READ_ON_BYTES = 2 * BYTES_MAX;

/**
 * Serves PUT /api/me/photos/{id}: adds a photo, whose bytes are the body, to the viewer's profile. Whatever type the
 * request says: the bytes are looked at.
 */
export async function serveUpload(
  http: FastifyInstance,
  app: App,
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>,
): Promise<void> {
  await http.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, body, done) => done(null, body));
    uploads.put<{ Params: { id: string } }>(
      '/api/me/photos/:id',
      { bodyLimit: READ_ON_BYTES },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const body = (request.body as Readable | undefined) ?? request.raw;
        try {
          const viewer = await viewerOf(request);
          const profile = request.headers['x-profile'];
          requireAccess('manager', {
            viewer,
            client: { profile: typeof profile === 'string' ? profile : null },
          });
          if (!isUuid(request.params.id)) throw refuse.notFound();
          if (Number(request.headers['content-length'] ?? 0) > BYTES_MAX) throw tooLarge();
          const isCancelled = () => reply.raw.destroyed;
          return await uploadPhoto(app, requireManager(viewer), request.params.id, body, isCancelled);
        } catch (error) {
          // Cancelled by the browser: nobody reads an answer.
          if (request.raw.destroyed && !request.raw.complete) return reply.code(400).send();
          return answerRefusal(reply, error);
        } finally {
          readOn(request);
        }
      },
    );
  });
}

function answerRefusal(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof ORPCError) || !error.defined) throw error;
  if (error.status === 429) reply.header('retry-after', error.data.retryAfterSeconds);
  if (error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(error.status).send(error.toJSON());
}

function readOn({ raw }: FastifyRequest): void {
  if (raw.destroyed || raw.readableEnded) return;
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > READ_ON_BYTES) raw.destroy();
  });
  raw.resume();
}
