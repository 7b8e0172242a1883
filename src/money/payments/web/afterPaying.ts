import { HOUR_MS } from '../../../kit/shared/time/durations.ts';
import { tabStorage } from '../../../ui/state/storage.ts';

/** The page where a plan was missing. The page of the paid order links back to it. */
type Return = { path: string; name: string };

const PLACE = 'after paying';

/**
 * Keeps the page to return to after paying, in this tab's session storage.
 * @param name of the person that the member wants to write to
 */
export function keepReturn(to: Return): void {
  // In a browser without storage, the page of the paid order links to Browse, as it does by default.
  tabStorage.writeJson(PLACE, { ...to, keptAt: Date.now() });
}

/** Returns where to return to after paying; null when nothing was kept within the last hour. */
export function readReturn(): Return | null {
  const kept = tabStorage.readJson<Return & { keptAt: number }>(PLACE);
  return kept && Date.now() - kept.keptAt < HOUR_MS ? kept : null;
}

export function dropReturn(): void {
  tabStorage.remove(PLACE);
}
