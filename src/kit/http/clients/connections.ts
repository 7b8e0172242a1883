import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Keeps at most `max` connections open. One more closes the one that matters least: first the one that has been
 * silent longest, then the one that has been sending its request longest, then the one that has been waiting longest
 * for its next request. Requests that are being answered are never cut; when there are no others, the new connection
 * is closed.
 */
export function limitConnections(server: Server, max: number): void {
  const silent = new Set<Socket>();
  const sending = new Set<Socket>();
  const waiting = new Set<Socket>();
  const answering = new Set<Socket>();
  const groups = [silent, sending, waiting, answering];

  // Each set is in the order in which connections were added to it.
  function move(socket: Socket, to: Set<Socket>) {
    for (const group of groups) group.delete(socket);
    if (!socket.destroyed) to.add(socket);
  }

  server.on('connection', (socket: Socket) => {
    const open = groups.reduce((sum, group) => sum + group.size, 0);
    if (open >= max) {
      const [victim = socket] = [silent, sending, waiting].flatMap((group) => {
        const { value } = group.values().next();
        return value ? [value] : [];
      });
      victim.destroy();
      for (const group of groups) group.delete(victim);
    }
    if (socket.destroyed) return;
    silent.add(socket);
    socket.once('close', () => {
      for (const group of groups) group.delete(socket);
    });
  });
  server.on('request', (request, response) => {
    const { socket, headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    move(socket, hasBody ? sending : answering);
    request.once('end', () => {
      if (!response.closed) move(socket, answering);
    });
    response.once('close', () => move(socket, waiting));
  });
}
