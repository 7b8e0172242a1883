import { paths } from '../../../paths.ts';

const shown = [
  paths.dashboard(),
  paths.preview(''),
  paths.interests(),
  paths.recommendations(),
  paths.shortlisted(),
  paths.savedSearches(),
  paths.viewers(),
  paths.notifications(),
];

/** Returns whether staff who see the site as a member may open a page. The server checks each part of it. */
export const isShownToTeam = (pathname: string): boolean =>
  shown.some((path) => pathname === path || (path.endsWith('/') && pathname.startsWith(path)));
