import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation, useMatches } from 'react-router';
import { Bell } from '../../../../care/notifications/web/Bell.tsx';
import { clientLoaderOf, loaderOf, ofMember } from '../../../../kit/web/loaders/pageQueries.ts';
import { useViewer } from '../../../../kit/web/viewer.ts';
import { WaitingMark } from '../../../../meeting/interests/web/WaitingMark.tsx';
import { UnreadMark } from '../../../../meeting/messages/web/UnreadMark.tsx';
import { ShortlistButton } from '../../../../meeting/shortlist/web/ShortlistButton.tsx';
import { paths } from '../../../../paths.ts';
import { isShownToTeam } from '../../../../people/account-access/web/pages.ts';
import { StarOfCards } from '../../../../people/profiles/web/card/CardStar.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { AboutProfile } from '../AboutProfile.tsx';
import { useSwitchedToast } from '../bar/useSwitch.ts';
import { HiddenProfile } from '../HiddenProfile.tsx';
import { Frame } from './Frame.tsx';
import { frameQueries } from './frameQueries.ts';

const HiddenFromTeam = lazyPart(() => import('../../../../people/account-access/web/HiddenFromTeam.tsx'));

const StarOfCard = ({ profile }: { profile: { id: string; name: string } }) => (
  <ShortlistButton profile={profile} look="sign" />
);

const queries = ofMember(({ viewer }) => frameQueries(viewer));

export const loader = loaderOf(queries, { visitors: paths.login });
export const clientLoader = clientLoaderOf(queries);

/** What a frame shows follows the live stream once it is open. */
export const shouldRevalidate = () => false;

/** Pages for members: a visitor is led to the login and comes back afterwards. */
export default function MemberFrame() {
  const { viewer, isPending } = useViewer();
  const { pathname, search, hash, state } = useLocation();
  const handles = useMatches().map(({ handle }) => handle as { whole?: boolean; own?: boolean } | undefined);
  const whole = handles.some((handle) => handle?.whole);
  const own = viewer?.profile !== null && handles.some((handle) => handle?.own);
  const [wasIn, setWasIn] = useState(false);
  useSwitchedToast();
  if (viewer && !wasIn) setWasIn(true);
  // Somebody who has just logged out is on the way to another page: the browser's address is there already.
  if (viewer === null && location.pathname !== pathname) return <Frame bar="member">{null}</Frame>;
  if (viewer === null) {
    // The login page explains why somebody who was just here has to log in again.
    // And what a visitor wanted, as the link that led here has named it.
    const next = paths.login(pathname + search + hash);
    return <Navigate to={next} state={{ ...state, ended: wasIn }} replace />;
  }
  return (
    <Frame
      bar="member"
      unread={<UnreadMark />}
      waiting={<WaitingMark />}
      bell={<Bell />}
      whole={whole}
      own={own}
    >
      {isPending ? (
        <div className="page py-8">
          <Skeleton className="h-10 w-64 max-w-full" />
          <Skeleton className="mt-6 h-64" />
        </div>
      ) : viewer?.impersonator && !isShownToTeam(pathname) ? (
        <Suspense fallback={null}>
          <HiddenFromTeam />
        </Suspense>
      ) : (
        <>
          {!whole && !own && <HiddenProfile />}
          <StarOfCards value={StarOfCard}>
            <AboutProfile>
              <Outlet />
            </AboutProfile>
          </StarOfCards>
        </>
      )}
    </Frame>
  );
}
