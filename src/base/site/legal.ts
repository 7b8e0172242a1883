import type { Staff } from '../../kit/api/call.ts';
import { refuse } from '../../kit/api/refusals.ts';
import type { App } from '../../kit/app/app.ts';
import { code } from '../../kit/shared/api/errorCode.ts';
import { dayInIndia } from '../../kit/shared/time/clock.ts';
import { asksAgain, type LegalTexts, nextVersion, noLegal, type StoredLegal } from './legalRules.ts';
import { readSite } from './read.ts';
import { changeSetting } from './settings.ts';

/** Returns the texts of the site, from memory; null where the built-in one holds. */
export const readLegal = ({ settings }: Pick<App, 'settings'>): StoredLegal => ({
  ...noLegal,
  ...(settings.read().get('legal') as Partial<StoredLegal> | undefined),
});

/** Returns the version of what members agree to: the later one of the site's date and of its own texts. */
export function termsVersion(app: Pick<App, 'settings' | 'config'>): string {
  const { termsVersion: set } = readSite(app);
  const { version } = readLegal(app);
  return version && version > set ? version : set;
}

/**
 * Sets the texts of the site. A change of what members agree to makes a new version, and says what has changed.
 * @param seen the version of the setting as it was read: one that has changed since is refused
 */
export async function changeLegal(
  app: App,
  staff: Staff,
  texts: LegalTexts,
  seen?: string | null,
): Promise<StoredLegal> {
  const before = readLegal(app);
  const asks = asksAgain(before, texts);
  if (asks && !texts.changes) throw refuse.invalid({ changes: code('terms_changes_missing') });
  const version = asks ? nextVersion(termsVersion(app), dayInIndia(app.clock())) : before.version;
  await changeSetting(
    app,
    staff,
    { subject: 'legal', event: 'legal.changed', value: { ...texts, version }, before: { ...noLegal } },
    seen,
  );
  await app.settings.refresh();
  return readLegal(app);
}
