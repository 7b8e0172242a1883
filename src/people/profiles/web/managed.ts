import { resource } from '../../../kit/web/resource.ts';
import { onForget } from '../../../kit/web/viewer.ts';
import { paths } from '../../../paths.ts';
import { profiles } from './profiles.ts';

export type Managed = { id: string; name: string; current: boolean };

/** Loads the profiles that the account manages. The bar shows them on pages without the query library, too. */
export const managed = resource<Managed[]>('/api/me/profiles');
onForget(() => managed.set([]));

/** Switches this session to another profile of the account, and opens its dashboard or another page. */
export const switchTo = (id: string, path?: string) =>
  openAs(async () => (await profiles.switch.call({ id })).name, path);

/**
 * Opens a page, the dashboard unless given, as the profile that the session acts for after `change`, which returns its
 * name. Throws what `change` throws.
 */
export async function openAs(change: () => Promise<string>, path = paths.dashboard()): Promise<void> {
  const { openAsProfile } = await import('../../../kit/web/session.ts');
  await openAsProfile(change, path);
}
