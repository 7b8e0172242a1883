import type { App } from '../../app/app.ts';
import type { Viewer } from '../viewer.ts';

/** What somebody is about to read of others. @property items what each is called, so that the same is counted once */
export type Reading = {
  app: App;
  viewer: Viewer | null;
  /** The reader's network, as in `Origin`. */
  address: string;
  kind: 'profiles' | 'cards' | 'photos';
  items: string[];
};

let limit: (reading: Reading) => Promise<void> = async () => {};

/** Sets what counts readings, and slows or refuses those over a limit. */
export const setReadingLimit = (given: typeof limit): void => {
  limit = given;
};

/** Counts what is about to be sent, before it is. Resolves later when its reader comes near the limit. Refuses over it. */
export async function countReading(reading: Reading): Promise<void> {
  // Staff note what they read in the audit log.
  const isStaff = reading.viewer?.staff || reading.viewer?.impersonator;
  if (reading.app.config.readingLimits && !isStaff && reading.items.length > 0) await limit(reading);
}

type ShownProfile = { id?: string; own?: boolean; view?: string };

/** Returns what an answer has of others: a list of cards, or one profile. */
export function readOf(output: unknown): Pick<Reading, 'kind' | 'items'> {
  const {
    profiles,
    pick,
    profile = output,
  } = output as {
    profiles?: ShownProfile[];
    pick?: ShownProfile | null;
    profile?: ShownProfile;
  };
  const cards = profiles ?? (pick === undefined ? undefined : pick ? [pick] : []);
  if (cards) return { kind: 'cards', items: cards.map(({ id }) => id!) };
  const { id, own, view } = profile as ShownProfile;
  return { kind: view === 'full' ? 'profiles' : 'cards', items: id && !own ? [id] : [] };
}
