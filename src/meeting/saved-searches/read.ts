import type { App } from '../../kit/app/app.ts';
import { firstName } from '../../people/profiles/shared/rules.ts';
import { type ProfileViewer, seesEverything } from '../../people/profiles/visible/visible.ts';
import { type Alert, findSearcher, listNotified } from './alerts/matchStore.ts';
import { filterCurrent } from './current.ts';
import { pathOf } from './filters.ts';
import { COUNTED_MAX } from './shared/rules.ts';

export { countOldMatches } from './alerts/matchStore.ts';

/** The results of a search for one alert. */
export type Alerted = {
  search: string;
  name: string;
  /** Address of its results. */
  path: string;
  people: { id: string; name: string }[];
  /** Whether there are more than these. */
  more: boolean;
};

/** Profiles that are read for one page of notifications. */
const READ_MAX = 1000;

/**
 * Returns the content of alerts for one reader, newest first: matches that still fit, and that the reader may see
 * now.
 */
export async function readAlerts(
  app: App,
  reader: ProfileViewer & { premium: boolean },
  alerts: Alert[],
): Promise<Map<Alert, Alerted>> {
  if (!reader.profile || alerts.length === 0) return new Map();
  const { id } = reader.profile;
  const notified = await listNotified(app.db, id, alerts);
  let read = 0;
  const rows = alerts.flatMap((alert) => {
    const row = notified.find((one) => one.search === alert.search && one.notifiedAt === alert.at);
    if (!row || read > READ_MAX) return [];
    read += row.profiles.length;
    return [{ alert, ...row }];
  });
  const profile = { id, ...(await findSearcher(app.db, id)) };
  const current = await filterCurrent(app, { ...reader, profile }, rows);
  const nameOf = (name: string) => (seesEverything(reader) ? name : firstName(name));
  return new Map(
    rows.flatMap(({ alert, search, name, filters }, place) => {
      const people = current[place]!.map((one) => ({ id: one.publicId, name: nameOf(one.name) }));
      if (people.length === 0) return [];
      const more = people.length > COUNTED_MAX;
      const path = pathOf(filters, profile.gender);
      return [[alert, { search, name, path, people: people.slice(0, COUNTED_MAX), more }]];
    }),
  );
}
