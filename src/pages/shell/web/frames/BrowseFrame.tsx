import { useState } from 'react';
import { Outlet } from 'react-router';
import { Bell } from '../../../../care/notifications/web/Bell.tsx';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { WaitingMark } from '../../../../meeting/interests/web/WaitingMark.tsx';
import { UnreadMark } from '../../../../meeting/messages/web/UnreadMark.tsx';
import { SaveSearch } from '../../../../meeting/saved-searches/web/SaveSearch.tsx';
import type { BesideResults } from '../../../../meeting/search/web/results/BrowseHead.tsx';
import { useShortlistIds } from '../../../../meeting/shortlist/web/useShortlistIds.ts';
import { AboutProfile } from '../AboutProfile.tsx';
import { useSwitchedToast } from '../bar/useSwitch.ts';
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
