import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { clockTime } from '../../../../kit/web/locale/format.ts';
import { reportReasonText } from '../../../../people/safety/web/reportReasonText.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { members } from '../members.ts';

/** The viewer's newest bulk suspension, which can be undone for some minutes. */
export function UndoNotice() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data } = useQuery(members.undoable.queryOptions({ refetchInterval: 60_000 }));
  const undo = useMutation(
    members.undoSuspensions.mutationOptions({
      onSuccess: async (results) => {
        await queries.invalidateQueries({ queryKey: members.key() });
        const refused = results.find((one) => !one.done);
        toast(
          refused
            ? { tone: 'bad', title: t`Not all could be undone`, description: refused.problem ?? undefined }
            : { title: t`Suspension undone` },
        );
      },
      onError: (error) => toast({ tone: 'bad', title: t`Couldn't undo`, description: errorText(error) }),
    }),
  );
  if (!data) return null;
  const time = clockTime(data.suspendedAt);
  const names = data.members.slice(0, 3).map(({ name }) => name);
  const left = data.members.length - names.length;
  return (
    <Notice
      className="mb-5"
      title={
        <Plural
          value={data.members.length}
          one={`You suspended # user in bulk at ${time}`}
          other={`You suspended # users in bulk at ${time}`}
        />
      }
      action={
        <Button
          kind="quiet"
          size="small"
          busy={undo.isPending}
          onClick={() => undo.mutate({ ids: data.members.map(({ id }) => id) })}
        >
          <Trans>Undo</Trans>
        </Button>
      }
    >
      <span className="[overflow-wrap:anywhere]">
        {reportReasonText(data.reason)}: {names.join(', ')}
        {left > 0 && (
          <>
            {' '}
            <Trans>and {left} more</Trans>
          </>
        )}
      </span>
    </Notice>
  );
}
