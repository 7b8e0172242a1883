import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { ShutBecause } from '../rules.ts';

/** Why one cannot write, in place of the field, and what would change it. */
export function Shut({ because, name, id }: { because: ShutBecause; name: string; id?: string }) {
  return (
    <div className="border-line border-t bg-sunk px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:px-5">
      <p className="max-w-text">{words(because, name, id)}</p>
    </div>
  );
}

function words(because: ShutBecause, name: string, id?: string): ReactNode {
  switch (because) {
    case 'not_shown':
      return (
        <Trans>
          {name} is not shown on the site any more, so you cannot write. What you have written to each other
          stays here.
        </Trans>
      );
    case 'not_connected':
      return (
        <>
          <Trans>You can write once an interest between you has been accepted.</Trans>{' '}
          {id && (
            <TextLink to={paths.profile(id)}>
              <Trans>Open the profile</Trans>
            </TextLink>
          )}
        </>
      );
    case 'own_not_shown':
      return (
        <Trans>
          Your own profile is not shown to others at the moment, so {name} could not see who writes.
        </Trans>
      );
    case 'no_plan':
      return (
        <>
          <Trans>
            You and {name} are connected. Writing first is part of every plan; answering is free for
            everybody.
          </Trans>{' '}
          <TextLink to={paths.subscription()}>
            <Trans>See the plans</Trans>
          </TextLink>
        </>
      );
  }
}
