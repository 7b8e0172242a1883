import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { dateTime } from '../../../kit/web/locale/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { accounts } from './accounts.ts';

/** List of the account's sessions; each but the current one can be ended. */
export function Sessions() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const sessions = useQuery(accounts.sessions.queryOptions());

  async function ended(title: string) {
    await queries.invalidateQueries({ queryKey: accounts.sessions.key() });
    // The pressed button is gone, so the focus moves.
    list.current?.focus();
    toast({ title });
  }
  const onError = (error: unknown) =>
    toast({ tone: 'bad', title: t`Couldn't log out that device`, description: errorText(error) });

  const end = useMutation(
    accounts.endSession.mutationOptions({ onSuccess: () => ended(t`Logged out on that device`), onError }),
  );
  const endOthers = useMutation(
    accounts.endOtherSessions.mutationOptions({
      onSuccess: ({ ended: count }) =>
        ended(plural(count, { one: 'Logged out on # other device', other: 'Logged out on # other devices' })),
      onError,
    }),
  );

  if (sessions.isError) {
    return <NotLoaded of={sessions} />;
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <p className="mb-4 max-w-text text-soft">
        <Trans>Don't recognise a device? Log it out and change your password.</Trans>
      </p>
      {sessions.data ? (
        <ul className="divide-y divide-line rounded-xl border border-line bg-raised">
          {sessions.data.map(({ id, device, createdAt, lastSeenAt, current }) => {
            const Icon = /Android|iPhone|iPad/.test(device) ? Smartphone : Laptop;
            const seen = dateTime(lastSeenAt);
            return (
              <li key={id} className="flex items-center gap-4 p-4">
                <Icon aria-hidden className="size-6 shrink-0 self-start text-soft max-sm:hidden" />
                <div className="min-w-0 grow">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-semibold">{device}</span>
                    {current && (
                      <Badge tone="verified">
                        <Trans>This device</Trans>
                      </Badge>
                    )}
                  </p>
                  <p className="text-soft text-sm">
                    <Trans>
                      Last active <Day time={lastSeenAt} exact />
                    </Trans>
                  </p>
                  <p className="text-soft text-sm">
                    <Trans>
                      Logged in on <Day time={createdAt} exact />
                    </Trans>
                  </p>
                </div>
                {!current && (
                  <Button
                    kind="quiet"
                    size="small"
                    busy={end.isPending && end.variables.id === id}
                    onClick={() => end.mutate({ id })}
                    aria-label={t`Log out: ${device}, last active ${seen}`}
                  >
                    <Trans>Log out</Trans>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      ) : (
        <Skeleton className="h-28" />
      )}
      {sessions.data && sessions.data.length > 1 && (
        <Button
          kind="danger"
          size="small"
          className="mt-4"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined)}
        >
          <Trans>Log out all other devices</Trans>
        </Button>
      )}
    </div>
  );
}
