import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, fieldErrors } from '../../../../kit/web/api/errors.ts';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { payments, type StaffPayment } from '../payments.ts';

type DecideRefundProps = { payment: StaffPayment; refund: StaffPayment['refunds'][number] };

/** Form that approves or declines a refund. Its requester can only decline it. */
export function DecideRefund({ payment, refund }: DecideRefundProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [decision, setDecision] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const amount = rupees(refund.amountPaise);
  const send = useMutation(
    payments.decideRefund.mutationOptions({
      onSuccess: (_, { approved }) =>
        toast({ title: approved ? t`Refund of ${amount} approved` : t`Refund of ${amount} declined` }),
      onError: (error) => {
        const fields = fieldErrors(error);
        setWrong(fields.decision);
        if (Object.keys(fields).length === 0) setFailure(errorText(error));
      },
      onSettled: () => queries.invalidateQueries({ queryKey: payments.key() }),
    }),
  );

  function decide(approved: boolean) {
    if (send.isPending) return;
    setFailure(undefined);
    setWrong(decision.trim() ? undefined : t`Please write a note.`);
    if (decision.trim()) send.mutate({ id: payment.id, refundId: refund.id, approved, decision });
  }

  return (
    <div className="mt-3 grid gap-3">
      {refund.own && (
        <p>
          <Trans>You asked for this refund. A colleague has to approve it.</Trans>
        </p>
      )}
      <Field
        label={<Trans>Note</Trans>}
        help={<Trans>For internal records. The member does not see it.</Trans>}
        error={wrong}
      >
        <TextArea
          rows={2}
          limit={500}
          value={decision}
          onChange={({ target }) => setDecision(target.value)}
        />
      </Field>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!refund.own && (
          <Button
            size="small"
            busy={send.isPending && send.variables.approved}
            aria-label={t`Approve the refund of ${amount}`}
            onClick={() => decide(true)}
          >
            <Trans>Approve</Trans>
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          busy={send.isPending && !send.variables.approved}
          aria-label={refund.own ? t`Withdraw the refund of ${amount}` : t`Decline the refund of ${amount}`}
          onClick={() => decide(false)}
        >
          {refund.own ? <Trans>Withdraw</Trans> : <Trans>Decline</Trans>}
        </Button>
      </div>
    </div>
  );
}
