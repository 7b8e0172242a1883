import { useState } from 'react';
import { Outlet } from 'react-router';
import { WaitingMark } from '../../../interests/web/WaitingMark.tsx';
import { useViewer } from '../../../kit/web/viewer.ts';
import { UnreadMark } from '../../../messages/web/UnreadMark.tsx';
import { Bell } from '../../../notifications/web/Bell.tsx';
import { SaveSearch } from '../../../saved-searches/web/SaveSearch.tsx';
import type { BesideResults } from '../../../search/web/results/besideResults.ts';
import { useShortlistIds } from '../../../shortlist/web/useShortlistIds.ts';
import { AboutProfile } from '../AboutProfile.tsx';
import { useSwitchedToast } from '../bar/useSwitchedToast.ts';
import { HiddenProfile } from '../HiddenProfile.tsx';
import { Frame } from './Frame.tsx';

/** What a room above the search shows beside its results. */
const beside: BesideResults = { saving: <SaveSearch /> };

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
