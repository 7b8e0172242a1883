import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { keepReturn } from '../../../../money/payments/web/afterPaying.ts';
import { paths } from '../../../../paths.ts';
import { ProfileLink, useFrom } from '../../../../people/profiles/web/card/ProfileLink.tsx';
import { useSubject } from '../../../../people/profiles/web/useSubject.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import type { ShutBecause } from '../../shared/rules.ts';

const NotConnected = lazyPart(() => import('../beginning/NotConnected.tsx'));
const UnblockButton = lazyPart(() => import('../../../../people/safety/web/UnblockButton.tsx'));

type ClosedNoticeProps = {
  because: ShutBecause;
  /** '' where the profile was deleted. */
  name: string;
  /** Id of the profile, if the viewer can see it. */
  id?: string | undefined;
  /** Id of the profile while the viewer's own profile has blocked it. */
  blocked?: string | null;
};

/** Says why the member cannot write any more, in place of the field. */
export function ClosedNotice({ because, name, id, blocked }: ClosedNoticeProps) {
  return (
    <NoComposer>
      <p className="max-w-text">
        {words(because, name)}{' '}
        {because === 'not_connected' && id && (
          <ProfileLink id={id}>
            <Trans>View profile</Trans>
          </ProfileLink>
        )}
      </p>
      {because === 'not_connected' && id && (
        <div className="mt-3">
          <Suspense>
            <NotConnected person={{ id, name }} />
          </Suspense>
        </div>
      )}
      {blocked && (
        <div className="mt-3">
          <Suspense>
            <UnblockButton person={{ id: blocked, name }} />
          </Suspense>
        </div>
      )}
    </NoComposer>
  );
}

/** Shown instead of the message field where writing is not possible. */
export function NoComposer({ children }: { children: ReactNode }) {
  return (
    <div className="border-line border-t bg-sunk px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-5">
      {children}
    </div>
  );
}

/** Says why the member cannot write first, and what would change that. */
export function NotYet({ because, name, id }: ClosedNoticeProps & { id: string }) {
  const from = useFrom();
  if (because === 'no_plan') {
    return (
      <EmptyState
        title={<Trans>Upgrade to send the first message</Trans>}
        text={words(because, name)}
        action={
          <ButtonLink to={paths.subscription()} onClick={() => keepReturn({ path: paths.writeTo(id), name })}>
            <Trans>View plans</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={<Trans>You can't write to {name} yet</Trans>}
      text={words(because, name)}
      action={
        <div className="grid justify-items-center gap-4">
          {because === 'not_connected' && (
            <Suspense>
              <NotConnected person={{ id, name }} />
            </Suspense>
          )}
          <ButtonLink to={paths.profile(id)} state={from} kind="quiet">
            <Trans>View profile</Trans>
          </ButtonLink>
        </div>
      }
    />
  );
}

function words(because: ShutBecause, name: string): ReactNode {
  switch (because) {
    case 'blocked':
      return <Trans>You've blocked {name}. Neither of you can write. Earlier messages stay here.</Trans>;
    case 'not_shown':
      if (name === '') return <Trans>This profile is no longer available.</Trans>;
      return (
        <Trans>
          {name}'s profile is no longer available, so you can't write. Earlier messages stay here.
        </Trans>
      );
    case 'not_connected':
      return <Trans>You can write once you're connected.</Trans>;
    case 'own_not_shown':
      return <OwnNotShown />;
    case 'no_plan':
      return (
        <Trans>
          You and {name} are connected. If {name} writes first, replying is free.
        </Trans>
      );
  }
}

function OwnNotShown() {
  const { self, name: person } = useSubject();
  return self ? (
    <Trans>Your profile is not visible to others right now, so you can't send messages.</Trans>
  ) : (
    <Trans>{person}'s profile is not visible to others right now, so you can't send messages.</Trans>
  );
}
