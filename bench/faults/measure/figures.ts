import type { Entry } from '../load.ts';

export const isServed = (entry: Entry) => entry.status !== null && entry.status >= 200 && entry.status < 300;

export const readP95 = (entries: Entry[]) =>
  percentile(
    entries
      .filter((entry) => entry.kind === 'read')
      .map((entry) => (isServed(entry) ? entry.ms : Number.POSITIVE_INFINITY)),
    0.95,
  );

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY;
}

/** Answers by kind: "served", "503" with Retry-After, another status, or why there was none. */
export function tally(entries: Entry[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of entries) {
    const kind = isServed(entry)
      ? 'served'
      : entry.status === 503 && !entry.retryAfter
        ? '503 without Retry-After'
        : String(entry.status ?? (entry.torn ? 'torn' : entry.failure));
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
