import type { Readable } from 'node:stream';
import { ORPCError } from '@orpc/client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_SECONDS } from '../api/refusals.ts';
import { BYTES_MAX } from '../shared/media/rules.ts';
import { tooLarge } from './receive.ts';

/** What is read of an upload after it was refused, so that the answer reaches a browser that is still sending. */
const READ_ON_BYTES = 2 * BYTES_MAX;

export type Upload = {
  request: FastifyRequest;
  params: Record<string, string>;
  body: Readable;
  /** Refuses a body whose header states a size over the limit. Call it once the caller's access is checked. */
  checkLength(): void;
  /** Returns whether the browser has gone. */
  isCancelled(): boolean;
};

/**
 * Serves PUT requests whose body is a picture, at an address. `work` checks who sends it. Whatever type the request states:
 * the bytes are checked.
 */
export async function acceptUpload(
  http: FastifyInstance,
  address: string,
  work: (upload: Upload) => Promise<object>,
): Promise<void> {
  await http.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, body, done) => done(null, body));
    uploads.put<{ Params: Record<string, string> }>(
      address,
      { bodyLimit: READ_ON_BYTES },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        try {
          return await work({
            request,
            params: request.params,
            body: (request.body as Readable | undefined) ?? request.raw,
            checkLength() {
              if (Number(request.headers['content-length'] ?? 0) > BYTES_MAX) throw tooLarge();
            },
            isCancelled: () => reply.raw.destroyed,
          });
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
