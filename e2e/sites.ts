export type Site = {
  url: string;
  /** The folder of the emails it sends. */
  outbox: string;
};

/** The site of this worker; undefined in the process that starts the workers. */
export function findSite(): Site | undefined {
  const { E2E_SITES, TEST_PARALLEL_INDEX } = process.env;
  if (!E2E_SITES || !TEST_PARALLEL_INDEX) return;
  return (JSON.parse(E2E_SITES) as Site[])[Number(TEST_PARALLEL_INDEX)];
}
