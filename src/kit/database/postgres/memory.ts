import os from 'node:os';

const MB = 1024 ** 2;
const MB_MIN = 128;
const MB_MAX = 4096;

/**
 * Returns how much memory PostgreSQL keeps its pages in and how much it may count on for files in all, as its
 * settings want them. `total` is the memory of the machine in bytes, or less where the process may use less.
 * A quarter and a half are where its documentation tells to begin ("Resource Consumption", "Planner Cost Constants").
 */
export function memorySettings(total = usable()) {
  const quarter = Math.floor(total / 4 / MB);
  const buffers = Math.min(MB_MAX, Math.max(MB_MIN, quarter));
  return { shared_buffers: `${buffers}MB`, effective_cache_size: `${Math.max(2 * quarter, buffers)}MB` };
}

/** Of a container it is the limit; where there is none, Node.js returns 0 or a number beyond any machine's. */
const usable = () => Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
