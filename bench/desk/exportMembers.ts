import { memoryOf } from '../server.ts';

/** Takes the CSV of all members as a browser would. Returns a sentence about its size, its time and the server's memory. */
export async function exportMembers(
  { base, pid }: { base: string; pid: number },
  headers: Record<string, string>,
): Promise<string> {
  const before = await memoryOf(pid);
  let peak = before;
  const watching = setInterval(async () => {
    peak = Math.max(peak, await memoryOf(pid));
  }, 50);
  const began = performance.now();
  try {
    const answer = await fetch(`${base}/api/staff/member-list.csv`, { headers });
    if (!answer.ok) throw new Error(`${answer.status} for the export`);
    let [lines, bytes] = [0, 0];
    for await (const part of answer.body!) {
      bytes += part.length;
      for (const byte of part) if (byte === 10) lines++;
    }
    const mb = (size: number) => (size / 1024 / 1024).toFixed(0);
    return (
      `Export: ${(lines - 1).toLocaleString('en')} members, ${mb(bytes)} MB in ` +
      `${((performance.now() - began) / 1000).toFixed(0)} s; the server's memory ${mb(before)} MB before, ${mb(peak)} MB at most`
    );
  } finally {
    clearInterval(watching);
  }
}
