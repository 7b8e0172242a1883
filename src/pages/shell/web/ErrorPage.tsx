import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Frame } from './frames/Frame.tsx';

/** Shown in place of a page that failed to render. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <Frame bar="public">
      <EmptyState
        heading="h1"
        title={<Trans>Couldn't load this page</Trans>}
        text={
          <Trans>
            Something went wrong on our side or with your connection. What you have already sent is safe.
          </Trans>
        }
        action={
          <>
            <Button onClick={() => location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            <ButtonLink kind="quiet" to={paths.home()} reloadDocument>
              <Trans>Go to the home page</Trans>
            </ButtonLink>
          </>
        }
      />
    </Frame>
  );
}
