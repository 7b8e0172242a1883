import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../kit/web/api/errors.ts';
import { NotLoaded } from '../../kit/web/api/NotLoaded.tsx';
import { useViewer } from '../../kit/web/viewer.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { toast } from '../../ui/state/toast.tsx';
import type { Switchable } from '../rules.ts';
import { notifications } from './notifications.ts';

/** Which emails the account gets: a section of the settings. */
export function EmailPreferences() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { viewer } = useViewer();
  const found = useQuery(notifications.preferences.queryOptions());
  const change = useMutation(
    notifications.setPreference.mutationOptions({
      onSuccess: (all) => queries.setQueryData(notifications.preferences.queryKey(), all),
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't save your choice`, description: errorText(error) }),
    }),
  );
  const names: Record<Switchable, string> = {
    interests: t`Interests you receive, and replies to yours`,
    messages: t`New messages`,
    reminders: t`Reminders before your plan ends`,
  };
  // Staff without a profile get none of these emails.
  if (!viewer?.profile) return null;
  return (
    <>
      {found.isError && <NotLoaded of={found} />}
      {found.isPending && <Skeleton className="h-28" />}
      {found.data && (
        <>
          <div className="grid gap-3">
            {found.data.map(({ category, email }) => (
              <Checkbox
                key={category}
                label={names[category]}
                checked={change.isPending && change.variables.category === category ? !email : email}
                onChange={() => {
                  if (!change.isPending) change.mutate({ category, email: !email });
                }}
              />
            ))}
          </div>
          <p className="mt-4 max-w-text text-soft">
            <Trans>We always email you about payments, refunds, your plan and your requests.</Trans>
          </p>
        </>
      )}
    </>
  );
}
