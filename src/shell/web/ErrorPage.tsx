import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Frame } from './Frame.tsx';

/** Shown in place of a page that failed to render. */
export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <Frame bar="public">
      <EmptyState
        heading="h1"
        title={<Trans>This page could not be shown</Trans>}
        text={
          <Trans>
            Something went wrong on our side or on the way to you. Nothing you have sent is lost. Loading the
            page again often helps.
          </Trans>
        }
        action={
          <>
            <Button onClick={() => location.reload()}>
              <Trans>Load again</Trans>
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
