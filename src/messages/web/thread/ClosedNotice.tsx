import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ShutBecause } from '../../rules.ts';

type ClosedNoticeProps = {
  because: ShutBecause;
  name: string;
  /** Id of the profile, where it is visible to the viewer. */
  id?: string;
};

/** Why the member cannot write any more, in place of the field. */
export function ClosedNotice({ because, name, id }: ClosedNoticeProps) {
  return (
    <NoComposer>
      <p className="max-w-text">
        {words(because, name)}{' '}
        {because === 'not_connected' && id && (
          <TextLink to={paths.profile(id)}>
            <Trans>Open the profile</Trans>
          </TextLink>
        )}
      </p>
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

/** Why the member cannot write first, and what would change it. */
export function NotYet({ because, name, id }: ClosedNoticeProps & { id: string }) {
  if (because === 'no_plan') {
    return (
      <EmptyState
        title={<Trans>Writing first takes a plan</Trans>}
        text={words(because, name)}
        action={
          <ButtonLink to={paths.subscription()}>
            <Trans>See the plans</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={<Trans>You cannot write to {name} yet</Trans>}
      text={words(because, name)}
      action={
        <ButtonLink to={paths.profile(id)} kind="quiet">
          <Trans>Open the profile</Trans>
        </ButtonLink>
      }
    />
  );
}

function words(because: ShutBecause, name: string): ReactNode {
  switch (because) {
    case 'not_shown':
      return (
        <Trans>
          {name} is not shown on the site any more, so you cannot write. What you have written to each other
          stays here.
        </Trans>
      );
    case 'not_connected':
      return <Trans>You can write once an interest between you has been accepted.</Trans>;
    case 'own_not_shown':
      return (
        <Trans>
          Your own profile is not shown to others at the moment, so {name} could not see who writes.
        </Trans>
      );
    case 'no_plan':
      return (
        <Trans>
          You and {name} are connected. With a plan you can begin the conversation. When {name} writes first,
          you answer free of charge.
        </Trans>
      );
  }
}
