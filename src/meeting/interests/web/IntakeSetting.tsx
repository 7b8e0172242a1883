import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { useViewsOnly, ViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { INTAKES, type Intake, QUEUED_MAX_DAYS } from '../shared/rules.ts';
import { interests } from './interests.ts';

/** Select for how many new interests a week reach the profile. It is saved when it is changed. */
export default function IntakeSetting() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const viewsOnly = useViewsOnly();
  const found = useQuery(interests.intake.queryOptions());
  const change = useMutation(
    interests.setIntake.mutationOptions({
      onSuccess(intake) {
        storeAnswer(queries, interests.intake.queryKey(), intake);
        toast({
          title: t`Settings saved`,
          description:
            intake.perWeek === null
              ? t`You get new interests as they are sent.`
              : t`You get up to ${intake.perWeek} new interests a week.`,
        });
      },
      onError: (error) =>
        toast({ tone: 'bad', title: t`Couldn't save your settings`, description: errorText(error) }),
    }),
  );
  if (found.isError) return <NotLoaded of={found} />;
  if (!found.data) return <Skeleton className="h-28" />;
  const { perWeek } = change.isPending ? change.variables : found.data;
  return (
    <div className="grid max-w-form gap-5">
      {viewsOnly && <ViewsOnly />}
      <Field
        label={<Trans>New interests a week</Trans>}
        help={
          <Trans>
            With a limit, you see the best matches first. The others wait in a queue for up to{' '}
            {QUEUED_MAX_DAYS} days. Senders can see that their interest is in queue.
          </Trans>
        }
      >
        <Select
          value={perWeek === null ? '' : String(perWeek)}
          disabled={viewsOnly || change.isPending}
          options={[
            { value: '', label: t`No limit` },
            ...INTAKES.map((most) => ({ value: String(most), label: t`Up to ${most}` })),
          ]}
          onChange={({ target }) =>
            change.mutate({ perWeek: target.value === '' ? null : (Number(target.value) as Intake) })
          }
        />
      </Field>
    </div>
  );
}
