import { useEffect, useState } from 'react';

/**
 * Returns the version of a setting that a form shows. A query fetches newer ones while somebody types, for example when a
 * tab comes back to the front: the form goes on with what it shows, and saving it is refused, until nothing is unsaved.
 * @param reset shows what was fetched
 */
export function useSeenVersion(version: string | null, isDirty: boolean, reset: () => void): string | null {
  const [seen, setSeen] = useState(version);
  // Not on every new `reset`, which is made at each rendering.
  useEffect(() => {
    if (isDirty || seen === version) return;
    reset();
    setSeen(version);
  }, [version, isDirty]);
  return seen;
}
