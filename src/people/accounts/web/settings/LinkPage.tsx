import { Trans } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { refreshViewer } from '../../../../kit/web/viewer.ts';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { FormPage } from '../FormPage.tsx';
import { isGone, useToken } from '../useToken.ts';

type LinkPageProps<Answer> = {
  title: ReactNode;
  /** Name of what it does, for the cache. */
  name: string;
  follow(token: string): Promise<Answer>;
  /** Shown when it is done. */
  children: (answer: Answer) => ReactNode;
};

/** Page of an email's link that acts when it opens. Following it again, or twice at once, gives the same answer. */
export function LinkPage<Answer>({ title, name, follow, children }: LinkPageProps<Answer>) {
  const token = useToken();
  const done = useQuery({
    queryKey: [name, token],
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => !(error instanceof ORPCError) && count < 3,
    async queryFn() {
      const answer = await follow(token);
      await refreshViewer();
      return answer;
    },
  });
  if (done.isSuccess) return children(done.data);
  if (!token || isGone(done.error)) {
    return (
      <FormPage
        title={<Trans>This link doesn't work any more</Trans>}
        intro={<Trans>The link may be too old, cancelled, or replaced by a newer one.</Trans>}
      >
        <ButtonLink to={paths.settings('email')}>
          <Trans>Go to Settings</Trans>
        </ButtonLink>
      </FormPage>
    );
  }
  const refused = done.error instanceof ORPCError && done.error.status === 409;
  return (
    <FormPage title={title}>
      {refused ? (
        <Notice
          tone="bad"
          action={
            <ButtonLink kind="quiet" size="small" to={paths.contact()}>
              <Trans>Contact us</Trans>
            </ButtonLink>
          }
        >
          {errorText(done.error)}
        </Notice>
      ) : done.isError ? (
        <NotLoaded of={done} />
      ) : (
        <div role="status">
          <p>
            <Trans>One moment…</Trans>
          </p>
          <Skeleton className="mt-4 h-24" />
        </div>
      )}
    </FormPage>
  );
}
