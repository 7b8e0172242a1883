export type Site = {
  url: string;
  /** The folder of the emails it sends. */
  outbox: string;
};

/** Fetches which site is this worker's, for `findSite`; the process that starts the workers has none. */
export async function askForSite(): Promise<void> {
  const { E2E_URL, E2E_OUTBOX, E2E_SITES, TEST_PARALLEL_INDEX } = process.env;
  if (TEST_PARALLEL_INDEX === undefined) return;
  process.env.E2E_SITE = E2E_URL
    ? JSON.stringify({ url: E2E_URL, outbox: E2E_OUTBOX })
    : await (await fetch(`${E2E_SITES}/${TEST_PARALLEL_INDEX}`)).text();
}

/** The site of this worker; undefined in the process that starts the workers. */
export function findSite(): Site | undefined {
  return process.env.E2E_SITE ? (JSON.parse(process.env.E2E_SITE) as Site) : undefined;
}
