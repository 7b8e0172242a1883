import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { errorWords } from './errors.ts';

/** Something that was asked for, as a query of TanStack has it. */
export type Asked = { error: unknown; isFetching: boolean; refetch(): Promise<unknown> };

type NotLoadedProps = {
  /** What was asked for in vain; of several, the words are those of the first, and all are asked for again. */
  of: Asked | Asked[];
  title?: ReactNode;
  className?: string;
};

/** Says in its place on the page that something could not be loaded and why, and lets it be asked for again. */
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
      {errorWords(all[0]?.error)}
    </Notice>
  );
}
