import type { ReactNode } from 'react';

/** What rooms above this one show beside the results of a search; the frame around the page passes it on. */
export type BesideResults = { saving: ReactNode };
