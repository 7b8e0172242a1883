import http from 'node:http';

export type Figures = { p50: number; p95: number; perSecond: number };

/** GET requests to one server, with the headers of the sender, or of a sender for each. */
export type Mix = {
  base: string;
  paths: string[];
  headers?: Record<string, string>;
  each?: Record<string, string>[];
};

const agent = new http.Agent({ keepAlive: true });

/** Returns how long a GET request takes until all of its answer has arrived, in ms; it comes compressed and is not unpacked. */
function time(url: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const began = performance.now();
  const asked = http.get(url, { agent, headers: { 'accept-encoding': 'gzip, br', ...headers } }, (answer) => {
    answer.resume().on('error', reject);
    answer.on('end', () => {
      if (answer.statusCode === 200) resolve(performance.now() - began);
      else reject(new Error(`${answer.statusCode} for ${url}`));
    });
  });
  asked.on('error', reject);
  return promise;
}

/** Sends GET requests by a number of clients at once, each taking the next path; milliseconds and requests per second. */
export async function send({ base, paths, headers = {}, each }: Mix, clients: number): Promise<Figures> {
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < paths.length) {
        const place = next++;
        times.push(await time(`${base}${paths[place]!}`, each?.[place] ?? headers));
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return { ...spread(times), perSecond: paths.length / seconds };
}

/**
 * Sends several mixes in turn, so that a slow moment of the machine falls on all; the median of each figure.
 * @param mixes what is sent, each time or by the number of the round
 */
export async function sendInTurn<Name extends string>(
  mixes: Record<Name, Mix | ((round: number) => Mix)>,
  { clients, rounds = 11 }: { clients: number; rounds?: number },
): Promise<Record<Name, Figures>> {
  const names = Object.keys(mixes) as Name[];
  const found = new Map<Name, Figures[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const mix = mixes[name];
      found.get(name)!.push(await send(typeof mix === 'function' ? mix(round) : mix, clients));
    }
  return Object.fromEntries(names.map((name) => [name, middle(found.get(name)!)])) as Record<Name, Figures>;
}

function middle(rounds: Figures[]): Figures {
  const medianOf = (key: keyof Figures) =>
    rounds.map((round) => round[key]).toSorted((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
  return { p50: medianOf('p50'), p95: medianOf('p95'), perSecond: medianOf('perSecond') };
}

function spread(times: number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const percentile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: percentile(0.5), p95: percentile(0.95) };
}
