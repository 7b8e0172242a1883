import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Viewer } from '../../../kit/web/viewer.ts';
import { ABOUT_PROFILE, paths } from '../../../paths.ts';
import { managed } from '../../../people/profiles/web/managed.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useSwitch } from './bar/useSwitch.ts';

type Profile = NonNullable<Viewer['profile']>;

/** Offers to switch to the profile that a link is about. */
export default function OtherProfile({
  id,
  current,
  children,
}: {
  id: string;
  current: Profile;
  children: ReactNode;
}) {
  const profiles = managed.use() ?? [];
  const { pathname, search, hash } = useLocation();
  const { change, busy } = useSwitch();
  const other = profiles.find((one) => one.id === id);
  const shown = profiles.length > 0 && !other;
  useEffect(() => void managed.refresh(), []);
  // The page comes later than its address, which may name a section.
  useEffect(() => {
    if (shown && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [shown, hash]);
  // The list is empty only until it is loaded.
  if (profiles.length === 0) {
    return (
      <div className="page py-8">
        <Skeleton className="h-10 w-64" />
      </div>
    );
  }
  // Somebody else's link, or a profile that the account no longer manages: the page handles what is missing.
  if (!other) return children;
  // Without the profile: the address that is open, with a part behind '#', would not be loaded again.
  const query = new URLSearchParams(search);
  query.delete(ABOUT_PROFILE);
  const path = `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
  return (
    <div className="[overflow-wrap:anywhere]">
      <EmptyState
        heading="h1"
        title={<Trans>This link is for {other.name}'s profile</Trans>}
        text={<Trans>You're currently using {current.name}'s profile.</Trans>}
        action={
          <>
            <Button busy={busy} onClick={() => change(id, path)}>
              <Trans>Switch profile and continue</Trans>
            </Button>
            <ButtonLink kind="quiet" to={paths.dashboard()}>
              <Trans>Go to Dashboard</Trans>
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
