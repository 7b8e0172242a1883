import { type ComponentType, lazy } from 'react';

/** Returns a part of a page that is loaded when it is first shown. Where it cannot be loaded, it is left out, and the page stays. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (() => null) as ComponentType<Props> })));
