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

/** Returns whether somebody of the staff who sees the site as a member sees a page for members; the server decides for each part of it. */
export const isShownToTeam = (pathname: string): boolean =>
  shown.some((path) => pathname === path || (path.endsWith('/') && pathname.startsWith(path)));
