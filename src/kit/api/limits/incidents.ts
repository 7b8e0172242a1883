import type { App } from '../../app/app.ts';

/** Something that a thief does often, and anybody now and then. */
export type Incident = {
  app: App;
  kind: 'login_failed' | 'refused' | 'limit_exceeded';
  /** Null where nobody is logged in, or the account is unknown. */
  account: number | null;
  /** What was typed in place of an account's email address; only its hash is kept. */
  typed?: string;
  /** As in `Origin`. */
  network: string;
};

type Incidents = {
  /** Notes one; it waits for nothing and never fails. */
  note: (incident: Incident) => void;
  /** Writes what was noted, before the site closes. */
  end: (app: App) => Promise<void>;
};

let incidents: Incidents = { note: () => {}, end: async () => {} };

/** Sets what keeps incidents. */
export const setIncidents = (given: Incidents): void => {
  incidents = given;
};

export const noteIncident = (incident: Incident): void => incidents.note(incident);
export const endIncidents = (app: App): Promise<void> => incidents.end(app);

/** Returns what the status of an answer says of its request; null where it says nothing. */
export function incidentOf(status: number, path: string): Incident['kind'] | null {
  if (status === 429) return 'limit_exceeded';
  // What somebody may not see does not exist for them.
  return (status === 403 || status === 404) && path.startsWith('/api/') ? 'refused' : null;
}
