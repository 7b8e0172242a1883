import net from 'node:net';

// A process that keeps many connections open and sends nothing on them, or a byte a second. Arguments: port,
// how many, "silent" or "drip", and the number of the first of its four addresses. A connection that the server ends is
// opened again. Prints how many are open, and how often it was ended, refused or turned away, as JSON, once a second.

const [port, count, kind, firstAddress] = process.argv.slice(2);
const wanted = Number(count);
const BATCHES_PER_SECOND = 20;
/** Connections opened at once: while they come, and to replace one that was ended. */
const BATCH = 100;
const REPLACED = 5;

const open = new Set<net.Socket>();
let opening = 0;
let ended = 0;
let failed = 0;
let n = 0;

function connect() {
  opening++;
  const socket = net.connect({
    host: '127.0.0.1',
    port: Number(port),
    // One address has ports for 28,000 connections, and some of them are still being closed.
    localAddress: `127.0.0.${Number(firstAddress) + (n++ % 4)}`,
  });
  let connected = false;
  socket.on('connect', () => {
    connected = true;
    opening--;
    open.add(socket);
    if (kind === 'drip') {
      socket.write(
        `POST /api/sessions HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{`,
      );
    }
  });
  socket.on('data', () => {});
  socket.on('error', () => {});
  socket.on('close', () => {
    if (connected) ended++;
    else {
      opening--;
      failed++;
    }
    open.delete(socket);
  });
}

setInterval(() => {
  const batch = n < wanted ? BATCH : REPLACED;
  for (let one = 0; one < batch && open.size + opening < wanted; one++) connect();
}, 1000 / BATCHES_PER_SECOND);
if (kind === 'drip') setInterval(() => open.forEach((socket) => void socket.write(' ')), 1000);
setInterval(() => console.log(JSON.stringify({ open: open.size, ended, failed })), 1000);
// Ends with its parent.
process.stdin.on('end', () => process.exit(0)).resume();
