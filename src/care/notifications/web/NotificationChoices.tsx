import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { categoryName } from './categoryName.ts';
import { notifications } from './notifications.ts';

const CHANNELS = ['bell', 'email'] as const;

/** Section of the settings: which notifications the account gets, in the bell and by email. */
export default function NotificationChoices() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { viewer } = useViewer();
  const found = useQuery(notifications.preferences.queryOptions());
  const change = useMutation(
    notifications.setPreference.mutationOptions({
      onSuccess(all) {
        storeAnswer(queries, notifications.preferences.queryKey(), all);
        // The bell has other lines now.
        void queries.invalidateQueries({ queryKey: notifications.key() });
      },
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't save your choice`, description: errorText(error) }),
    }),
  );
  // Staff without a profile get none of these.
  if (!viewer?.profile) return null;
  const channelNames = { bell: t`On the site`, email: t`Email` };
  return (
    <>
      {found.isError && <NotLoaded of={found} />}
      {found.isPending && <Skeleton className="h-80" />}
      {found.data && (
        <>
          <table className="w-full max-w-text">
            <thead>
              <tr className="border-line border-b text-left align-bottom">
                <th scope="col" className="py-2 pr-3 font-semibold">
                  <Trans>Notify me about</Trans>
                </th>
                {CHANNELS.map((channel) => (
                  <th key={channel} scope="col" className="w-18 py-2 text-center font-semibold sm:w-28">
                    {channelNames[channel]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.data.map((choice) => {
                const { category } = choice;
                const name = categoryName(category);
                const saving = change.isPending && change.variables.category === category;
                return (
                  <tr key={category} className="border-line border-b">
                    <th scope="row" className="py-2 pr-3 text-left font-normal">
                      {name}
                    </th>
                    {CHANNELS.map((channel) => (
                      <td key={channel} className="py-2">
                        <div className="flex min-h-9 items-center justify-center">
                          <Checkbox
                            label={<span className="sr-only">{`${name}: ${channelNames[channel]}`}</span>}
                            checked={(saving ? change.variables[channel] : undefined) ?? choice[channel]}
                            onChange={() => {
                              if (!change.isPending) change.mutate({ category, [channel]: !choice[channel] });
                            }}
                          />
                        </div>
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p className="mt-4 max-w-text text-soft">
            <Trans>
              We always tell you about payments, refunds, plans, requests, and reviews of the profile and
              photos.
            </Trans>
          </p>
        </>
      )}
    </>
  );
}
