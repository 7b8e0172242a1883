import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

/** A port in front of another server: it forwards everything, or accepts connections and never answers. */
export async function openRelay(targetUrl: string) {
  const target = new URL(targetUrl);
  const own = new URL(targetUrl);
  const sockets = new Set<net.Socket>();
  let silent = false;
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (silent) return void socket.resume();
    const onward = net.connect(Number(target.port), target.hostname);
    onward.on('error', () => socket.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
    // A gateway answers under its own name only.
    socket.on('data', (part) =>
      onward.write(part.toString('latin1').replace(`host: ${own.host}`, `host: ${target.host}`), 'latin1'),
    );
    onward.pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href.replace(/\/$/, ''),
    /** Closes open connections; new ones are accepted and never answered. */
    silence() {
      silent = true;
      for (const socket of sockets) socket.destroy();
    },
    /** From now on connections are passed on; silent ones are ended. */
    speak() {
      silent = false;
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
