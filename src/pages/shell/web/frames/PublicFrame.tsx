import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, useMatches } from 'react-router';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { Frame } from './Frame.tsx';

// Loaded for signed-in users only: the pages of visitors do without queries.
const MemberMark = lazyPart(() => import('./MemberMark.tsx'));
const LiveMarks = lazyPart(() => import('./LiveMarks.tsx'));

export default function PublicFrame() {
  const matches = useMatches();
  const { viewer } = useViewer();
  const handles = matches.map(({ handle }) => handle as { anybody?: boolean } | undefined);
  const bar = handles.some((handle) => handle?.anybody) ? 'anybody' : 'public';
  // The page was made without them, and React takes it over as it was made.
  const [takenOver, setTakenOver] = useState(false);
  useEffect(() => setTakenOver(true), []);
  const isMember = takenOver && Boolean(viewer?.profile) && bar === 'public';
  const mark = (of: 'unread' | 'waiting' | 'bell'): ReactNode =>
    isMember && (
      <Suspense>
        <MemberMark of={of} />
      </Suspense>
    );
  return (
    <Frame bar={bar} unread={mark('unread')} waiting={mark('waiting')} bell={mark('bell')}>
      {/* The other pages of this frame have them from Queries.tsx. */}
      {isMember && matches.some(({ id }) => id === 'pages') && (
        <Suspense>
          <LiveMarks />
        </Suspense>
      )}
      <Outlet />
    </Frame>
  );
}
