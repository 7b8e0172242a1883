import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { errorText } from './errors.ts';

/** What failed to load, as a TanStack query has it. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch(): Promise<unknown> };

type NotLoadedProps = {
  /** What failed to load. Of several, the first one's message is shown and all are fetched again. */
  of: FailedQuery | FailedQuery[];
  title?: ReactNode;
  className?: string;
};

/** Shows in place of content that it failed to load and why, with a button that tries again. */
export function NotLoaded({ of, title, className }: NotLoadedProps) {
  const all = [of].flat();
  return (
    <Notice
      tone="bad"
      title={title}
      className={className}
      action={
        <Button
          kind="quiet"
          size="small"
          busy={all.some((one) => one.isFetching)}
          onClick={() => void Promise.all(all.map((one) => one.refetch()))}
        >
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {errorText(all[0]?.error)}
    </Notice>
  );
}
