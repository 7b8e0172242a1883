import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '../../../kit/web/viewer.ts';
import { useJustConnected } from '../../../meeting/interests/web/justConnected.ts';
import { ABOUT_PROFILE } from '../../../paths.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';

const ConnectedDialog = lazyPart(() => import('../../../meeting/messages/web/connected/ConnectedDialog.tsx'));
const OtherProfile = lazyPart(() => import('./OtherProfile.tsx'));

/**
 * Shows a page, and over it a dialog when two families connect. A link about another profile of the account gets an offer to
 * switch: a switch by itself would reload the other tabs, and a link can be opened by mistake.
 */
export function AboutProfile({ children }: { children: ReactNode }) {
  const connected = useJustConnected();
  return (
    <>
      <About>{children}</About>
      <Suspense>{connected && <ConnectedDialog key={connected.id} person={connected} />}</Suspense>
    </>
  );
}

function About({ children }: { children: ReactNode }) {
  const { viewer } = useViewer();
  const id = new URLSearchParams(useLocation().search).get(ABOUT_PROFILE);
  const current = viewer?.profile;
  if (!id || !current || current.id === id) return children;
  return (
    <Suspense fallback={<Skeleton className="page h-40" />}>
      <OtherProfile id={id} current={current}>
        {children}
      </OtherProfile>
    </Suspense>
  );
}
