import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply } from 'fastify';

/** Answers what the router itself refuses: broken percent-encoding, and a part of the path that is too long. */
export function refuseAddress({ statusCode: status = 400 }: FastifyError, reply: FastifyReply): void {
  reply.code(status).send({ code: 'BAD_ADDRESS', status, message: 'This address is not valid.' });
}

/** Answers what is no HTTP: there is no request, so this is written as it goes over the wire. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, reason] =
    {
      ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'] as const,
      HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'] as const,
    }[error.code ?? ''] ?? ([400, 'Bad Request'] as const);
  const body = JSON.stringify({ code: 'BAD_REQUEST', status, message: 'This request cannot be read.' });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
}
