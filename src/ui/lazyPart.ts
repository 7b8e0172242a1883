import { type ComponentType, lazy } from 'react';

/** Pauses before a file that could not be loaded is requested again, in ms. */
const PAUSES_MS = [500, 2000, 8000];

/** Loads a file, and requests it again after a failure: a line that was lost for a moment takes nothing off a page. */
export async function loadFile<File>(load: () => Promise<File>): Promise<File> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}

/** Returns a part of a page that is loaded when it is first shown. Where it cannot be loaded, it is left out, and the page stays. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadFile(load).catch(() => ({ default: (() => null) as ComponentType<Props> })));
