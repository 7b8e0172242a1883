import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, fieldErrors } from '../../../../../kit/web/api/errors.ts';
import { AssignSelect } from '../../../../../kit/web/queue/AssignSelect.tsx';
import { ClaimButton, ReturnButton } from '../../../../../kit/web/queue/claims.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import { toast } from '../../../../../ui/state/toast.tsx';
import { payments, type StaffPayment } from '../../payments.ts';
import { usePaymentQueue } from '../paymentQueries.ts';
import { askersOf } from '../states.tsx';

/** Assigns a payment that waits to the viewer or to a colleague, or returns it to the queue. */
export function ClaimPayment({ payment }: { payment: StaffPayment }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const colleagues = usePaymentQueue().data?.pages[0]?.colleagues ?? [];
  const send = useMutation(
    payments.claim.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: payments.key() }),
    }),
  );
  const { id, refunds, waiting } = payment;
  if (!waiting) return null;
  const { claimedAt, claimedBy, claimedById, mine } = waiting;
  const askers = askersOf(payment);
  const isOwn = refunds.some(({ state, own }) => state === 'waiting' && own);
  const busy = send.isPending;
  const isRefused = send.isError && Object.keys(fieldErrors(send.error)).length === 0;
  return (
    <>
      {isRefused && (
        <Notice tone="bad" title={t`Not saved`} className="mb-3">
          {errorText(send.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {mine ? (
          <ReturnButton busy={busy} onReturn={() => send.mutate({ id, claimedAt, colleague: null })} />
        ) : (
          !isOwn && (
            <ClaimButton
              kind="quiet"
              from={claimedBy}
              busy={busy}
              onClaim={() => send.mutate({ id, claimedAt })}
            />
          )
        )}
        <AssignSelect
          colleagues={colleagues.filter(({ accountId }) => !askers.includes(accountId))}
          holder={claimedById}
          busy={busy}
          onAssign={async (colleague) => {
            try {
              await send.mutateAsync({ id, claimedAt, colleague });
              toast({ title: t`Assigned` });
            } catch (error) {
              return fieldErrors(error).colleague;
            }
          }}
        />
      </div>
    </>
  );
}
