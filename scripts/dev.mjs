import { spawn } from 'node:child_process';
import { pinnedNode, root } from './node.mjs';
import { readWords } from './words.mjs';

readWords(`usage: npm run dev

The server, started again when one of its files changes, and the pages of Vite, which hands what is the server's on.`);

const pages = 5173;
const port = process.env.PORT ?? '3000';
const env = {
  ...process.env,
  PORT: port,
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${pages}`,
  SERVER_URL: `http://127.0.0.1:${port}`,
};

const running = [
  ['--watch', '--watch-preserve-output', 'src/app/main.ts'],
  ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', String(pages), '--strictPort'],
].map((args) => spawn(pinnedNode(), args, { cwd: root, env, stdio: 'inherit' }));

let stopping = false;

function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of running) child.kill('SIGTERM');
}

for (const child of running) {
  child.once('error', (error) => {
    console.error(error.message);
    stop(1);
  });
  child.once('exit', (code) => stop(code ?? 1));
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
