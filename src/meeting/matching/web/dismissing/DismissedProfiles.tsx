import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { MoreOf } from '../../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { paths } from '../../../../paths.ts';
import { ProfileLink } from '../../../../people/profiles/web/card/ProfileLink.tsx';
import { useViewsOnly } from '../../../../people/profiles/web/ViewsOnly.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { matching } from '../matching.ts';
import { useReasonNames } from './useReasonNames.ts';

/** Section of the settings: profiles that are not recommended any more, each with a button to undo that. */
export function DismissedProfiles() {
  const { t } = useLingui();
  const names = useReasonNames();
  const viewsOnly = useViewsOnly();
  const queries = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const found = useInfiniteQuery(matching.dismissals.infiniteOptions(byCursor()));
  const restore = useMutation(
    matching.restore.mutationOptions({
      async onSuccess() {
        await queries.invalidateQueries({ queryKey: matching.key() });
        // The pressed button is removed with its row.
        list.current?.focus({ preventScroll: true });
        toast({ title: t`Undone`, description: t`We can recommend this profile again.` });
      },
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't save your choice`, description: errorText(error) }),
    }),
  );
  const all = found.data?.pages.flatMap(({ dismissals }) => dismissals);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {found.isError && !all && <NotLoaded of={found} />}
      {found.isPending && <Skeleton className="h-20" />}
      {all?.length === 0 && (
        <p className="max-w-text text-soft">
          <Trans>
            Choose ‘Not for me’ under a <TextLink to={paths.recommendations()}>recommended profile</TextLink>,
            and we won't recommend it again.
          </Trans>
        </p>
      )}
      {all && all.length > 0 && (
        <>
          <p className="mb-4 max-w-text text-soft">
            <Trans>
              We don't recommend these profiles. You can still find them in Browse. They are not notified.
            </Trans>
          </p>
          <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
            {all.map(({ profile, reason, dismissedAt }) => (
              <li key={profile.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
                <div className="min-w-0 grow">
                  <p className="[overflow-wrap:anywhere]">
                    <ProfileLink id={profile.id}>
                      <bdi>{profile.name}</bdi>, {profile.age}
                    </ProfileLink>
                  </p>
                  <p className="text-soft text-sm">
                    <Dots>{[longDate(dismissedAt), reason && names[reason]]}</Dots>
                  </p>
                </div>
                {!viewsOnly && (
                  <Button
                    kind="quiet"
                    size="small"
                    busy={restore.isPending && restore.variables.id === profile.id}
                    aria-label={t`Recommend again: ${profile.name}`}
                    onClick={() => restore.isPending || restore.mutate({ id: profile.id })}
                  >
                    <Trans>Recommend again</Trans>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <MoreOf found={found} />
        </>
      )}
    </div>
  );
}
