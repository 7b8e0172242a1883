import http from 'node:http';
import { parentPort } from 'node:worker_threads';

// Sends GET requests one after the other, in a thread of its own; answers how long all of them took.

type Work = { base: string; paths: string[]; headers: Record<string, string>; rounds: number };

const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

const send = (url: string, headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const asked = http.get(
      url,
      { agent, headers: { ...headers, 'accept-encoding': 'gzip, br' } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${answer.statusCode} for ${url}`));
        answer.resume().on('end', resolve).on('error', reject);
      },
    );
    asked.on('error', reject);
  });

parentPort!.on('message', async ({ base, paths, headers, rounds }: Work) => {
  const began = performance.now();
  for (let round = 0; round < rounds; round++)
    for (const path of paths) await send(`${base}${path}`, headers);
  parentPort!.postMessage({ ms: performance.now() - began });
});
