import { changeSetting } from '../../base/site/settings.ts';
import type { Staff } from '../../kit/api/call.ts';
import type { App } from '../../kit/app/app.ts';
import {
  type ReadingLimits,
  readingLimits,
  usualReadingLimits,
  withEnoughPhotos,
} from '../../kit/shared/api/limits/readingRules.ts';

/** Returns how much may be read in a day, from memory. */
export function readReadingLimits({ settings }: Pick<App, 'settings'>): ReadingLimits {
  const stored = settings.read().get('reading') as object | undefined;
  const set = readingLimits.safeParse(withEnoughPhotos({ ...usualReadingLimits, ...stored }));
  return set.success ? set.data : usualReadingLimits;
}

/** Sets how much may be read in a day, for this process once it resolves; the others follow at once. */
export async function changeReadingLimits(
  app: App,
  staff: Staff,
  value: ReadingLimits,
  version?: string | null,
): Promise<ReadingLimits> {
  const before = readReadingLimits(app);
  await changeSetting(
    app,
    staff,
    { subject: 'reading', event: 'reading_limits.changed', value, before },
    version,
  );
  await app.settings.refresh();
  return readReadingLimits(app);
}
