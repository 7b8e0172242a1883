import { useState } from 'react';
import { Outlet } from 'react-router';
import { Bell } from '../../../../care/notifications/web/Bell.tsx';
import { clientLoaderOf, loaderOf, ofMember } from '../../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { WaitingMark } from '../../../../meeting/interests/web/WaitingMark.tsx';
import { UnreadMark } from '../../../../meeting/messages/web/UnreadMark.tsx';
import { SaveSearch } from '../../../../meeting/saved-searches/web/SaveSearch.tsx';
import { savedSearches } from '../../../../meeting/saved-searches/web/savedSearches.ts';
import type { BesideResults } from '../../../../meeting/search/web/results/BrowseHead.tsx';
import { useShortlistIds } from '../../../../meeting/shortlist/web/useShortlistIds.ts';
import { paths } from '../../../../paths.ts';
import { AboutProfile } from '../AboutProfile.tsx';
import { useSwitchedToast } from '../bar/useSwitch.ts';
import { HiddenProfile } from '../HiddenProfile.tsx';
import { Frame } from './Frame.tsx';
import { frameQueries } from './frameQueries.ts';

/** What a room above the search shows beside its results. */
const beside: BesideResults = { saving: <SaveSearch /> };

const queries = ofMember(({ viewer, url }) => [
  ...frameQueries(viewer),
  ...(url.pathname === paths.browse() ? [savedSearches.list.queryOptions()] : []),
]);

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

/** What a frame shows follows the live stream once it is open. */
export const shouldRevalidate = () => false;

export default function BrowseFrame() {
  const { viewer } = useViewer();
  useSwitchedToast();
  useShortlistIds();
  const [last, setLast] = useState(viewer);
  const [sessions, setSessions] = useState(0);
  if (last !== viewer) {
    setLast(viewer);
    // These pages are for visitors, too: they begin again, so that nothing stays open that a member had opened.
    if (last && !viewer) setSessions(sessions + 1);
  }
  return (
    <Frame bar="browse" unread={<UnreadMark />} waiting={<WaitingMark />} bell={<Bell />}>
      <HiddenProfile />
      <AboutProfile>
        <Outlet key={sessions} context={beside} />
      </AboutProfile>
    </Frame>
  );
}
