/** File descriptors that connections leave for the database, photos and everything else. */
const RESERVED = 200;
const CONNECTIONS_MAX = 10_000;

/**
 * Returns how many connections the server may keep open: what the system's limit of open files leaves after the
 * server's own, at most 10,000.
 */
export function connectionLimit(): number {
  const report = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft: number | string } };
  };
  // Node raises the soft limit to the hard one when it starts; 'unlimited' is a word.
  const files = Number(report.userLimits?.open_files?.soft);
  if (!Number.isFinite(files)) return CONNECTIONS_MAX;
  return Math.max(50, Math.min(CONNECTIONS_MAX, Math.floor(files * 0.9) - RESERVED));
}
