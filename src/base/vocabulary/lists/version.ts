import type { App } from '../../../kit/app/app.ts';

/** Returns the version of the option lists, from memory; null while nobody has changed one. */
export function listsVersion({ settings }: Pick<App, 'settings'>): string | null {
  const value = settings.read().get('lists') as { version?: number } | undefined;
  return value?.version === undefined ? null : String(value.version);
}
