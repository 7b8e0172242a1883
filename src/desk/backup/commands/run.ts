import type { Config } from '../../../kit/app/config.ts';
import type { Restored } from '../restore.ts';

/**
 * Runs a command: SIGTERM and SIGINT abort its signal, and what it throws is printed and makes the exit code 1.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.once(name, () => stopping.abort(new Error('Stopped before it finished.')));
  }
  try {
    await work(stopping.signal);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Returns a size as people read it, in megabytes of a million bytes: 12.3 MB. */
export const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Returns where the site keeps its photos, if that is not the data folder. */
export const photoPlaceOf = ({ storage }: Config): string | null =>
  storage?.('photos', () => {}).place ?? null;

/** The figures of a restored backup that its owner recognises. @param place of photos that are in no backup */
export function describeRestored(
  { rows, summary, photosWithoutFile }: Restored,
  place: string | null,
): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const parts = [
    ...['accounts', 'profiles', 'interests', 'messages', 'orders']
      .filter((table) => rows[table] !== undefined)
      .map((table) => `${rows[table]} ${table}`),
    `${total} rows in ${Object.keys(rows).length} tables`,
    `${summary.photos} photo files`,
  ];
  const lost =
    photosWithoutFile > 0 && !place
      ? ` ${photosWithoutFile} photos had no file when the backup was made.`
      : '';
  return `${parts.join(', ')}.${lost}`;
}
