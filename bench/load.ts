export type Figures = { p50: number; p95: number; perSecond: number };

/** Sends GET requests by a number of clients at once, each taking the next path; milliseconds and requests per second. */
export async function send(base: string, paths: string[], clients: number): Promise<Figures> {
  const times: number[] = [];
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < paths.length) {
        const path = paths[next++]!;
        const start = performance.now();
        const response = await fetch(`${base}${path}`);
        const body = await response.text();
        times.push(performance.now() - start);
        if (response.status !== 200) throw new Error(`${response.status} for ${path}: ${body.slice(0, 200)}`);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  return { ...spread(times), perSecond: paths.length / seconds };
}

function spread(times: number[]): { p50: number; p95: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p95: at(0.95) };
}
