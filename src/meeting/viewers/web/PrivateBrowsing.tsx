import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { paths } from '../../../paths.ts';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { viewers } from './viewers.ts';

/** Switch for browsing without being named to others, or which plan includes it. */
export function PrivateBrowsing() {
  const { t } = useLingui();
  const { self, name: person } = useSubject();
  const queries = useQueryClient();
  const viewsOnly = useViewsOnly();
  const found = useQuery(viewers.privacy.queryOptions());
  const change = useMutation(
    viewers.setPrivacy.mutationOptions({
      onSuccess(answer) {
        storeAnswer(queries, viewers.privacy.queryKey(), answer);
      },
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't save your choice`, description: errorText(error) }),
    }),
  );
  if (viewsOnly) return null;
  const { data } = found;
  if (!data) {
    return found.isError ? (
      <NotLoaded of={found} className="mt-10" title={t`Couldn't load your private browsing choice`} />
    ) : (
      <Skeleton className="mt-10 h-28" />
    );
  }
  return (
    <section className="mt-10 flex gap-4 rounded-xl border border-line bg-raised p-4 md:px-6 md:py-5">
      <EyeOff aria-hidden strokeWidth={1.6} className="mt-0.5 size-7 shrink-0 text-kumkum-ink" />
      <div className="min-w-0">
        <h2 className="mb-2 text-xl">
          <Trans>Private browsing</Trans>
        </h2>
        {data.allowed ? (
          <Checkbox
            label={<Trans>Browse privately</Trans>}
            help={
              self ? (
                <Trans>
                  From now on, others don't see your name when you view their profile. Visits are still
                  counted.
                </Trans>
              ) : (
                <Trans>
                  From now on, others don't see {person}'s name when you view their profile. Visits are still
                  counted.
                </Trans>
              )
            }
            checked={change.isPending ? change.variables.on : data.on}
            aria-busy={change.isPending}
            onChange={({ target }) => {
              if (!change.isPending) change.mutate({ on: target.checked });
            }}
          />
        ) : (
          <p className="max-w-text text-soft">
            {self ? (
              <Trans>When you view a profile, that member sees your name here.</Trans>
            ) : (
              <Trans>When you view a profile, that member sees {person}'s name here.</Trans>
            )}{' '}
            <Trans>
              With enhanced privacy you can browse without showing it.{' '}
              <TextLink to={paths.subscription()}>View plans</TextLink>
            </Trans>
          </p>
        )}
      </div>
    </section>
  );
}
