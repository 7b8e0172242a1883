import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorText, fieldErrors } from '../../../../kit/web/api/errors.ts';
import { paiseOf } from '../../../../kit/web/form/typedNumbers.ts';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea, TextInput } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { payments, type StaffPayment } from '../payments.ts';
import { usePaymentQueue } from './paymentQueries.ts';

const REFUND_MIN_PAISE = 100;

type RefundDialogProps = {
  payment: StaffPayment;
  /** Id of the refund: requests with the same id refund once. */
  refundId: string;
  open: boolean;
  onClose(): void;
};

/** Form for the amount and reason of a refund. */
export function RefundDialog({ payment, refundId, open, onClose }: RefundDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useId();
  // The refundable amount when the dialog opened: a refund that was just sent does not change the form.
  const [most] = useState(payment.refundablePaise);
  const [amount, setAmount] = useState(String(most / 100));
  const given = payment.attention === 'double' ? t`Paid twice` : '';
  const [reason, setReason] = useState(given);
  const [wrong, setWrong] = useState<{ amount?: string; reason?: string }>({});
  const send = useMutation(
    payments.refund.mutationOptions({
      onSuccess: ({ refunds }, { amountPaise }) => {
        const isQueued = refunds.some(({ id, state }) => id === refundId && state === 'waiting');
        toast(
          isQueued
            ? {
                title: t`Refund of ${rupees(amountPaise)} is waiting for approval`,
                description: t`A colleague has to approve it before it is sent.`,
              }
            : {
                title: t`Refund of ${rupees(amountPaise)} started`,
                description: t`The member gets an email when it is sent to their bank.`,
              },
        );
        onClose();
      },
      onError: (error) => {
        const { amountPaise, reason: why } = fieldErrors(error);
        setWrong({ amount: amountPaise, reason: why });
      },
      onSettled: () => queries.invalidateQueries({ queryKey: payments.key() }),
    }),
  );

  const paise = paiseOf(amount);
  const whole = rupees(most);
  const hasApprover = usePaymentQueue().data?.pages[0]?.approver ?? true;
  const waits = payment.alonePaise !== null && paise !== null && paise > payment.alonePaise;

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (send.isPending) return;
    const found: typeof wrong = {};
    if (paise === null || paise < REFUND_MIN_PAISE || paise > most) {
      found.amount = t`Please enter an amount from ₹1 to ${whole}.`;
    }
    if (!reason.trim()) found.reason = t`Please enter a reason.`;
    setWrong(found);
    if (found.amount || found.reason) return;
    send.mutate({ id: payment.id, refundId, amountPaise: paise!, reason: reason.trim() });
  }

  const failed = send.isError && Object.keys(fieldErrors(send.error)).length === 0;
  const unknown = failed && !(send.error instanceof ORPCError && send.error.status < 500);
  const full = payment.attention !== 'double' && paise === most ? payment.fullRefund : null;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      unsaved={reason.trim() !== given}
      title={<Trans>Refund</Trans>}
      description={
        <Trans>
          Payment {payment.gatewayPaymentId} is refunded to the same account or card. A credit note is issued.
        </Trans>
      }
      actions={
        <>
          <Button kind="quiet" onClick={onClose} className="max-sm:grow">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} busy={send.isPending} className="max-sm:grow">
            {paise === null ? (
              <Trans>Refund</Trans>
            ) : waits ? (
              <Trans>Ask for approval</Trans>
            ) : (
              <Trans>Refund {rupees(paise)}</Trans>
            )}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5 pt-1">
        <Field
          label={<Trans>Amount in rupees</Trans>}
          help={<Trans>You can refund at most {whole}.</Trans>}
          error={wrong.amount}
        >
          <TextInput
            value={amount}
            onChange={(event) => {
              setAmount(event.target.value);
              setWrong(({ reason: why }) => ({ reason: why }));
            }}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-40"
          />
        </Field>
        <Field
          label={<Trans>Reason</Trans>}
          help={<Trans>For internal records. The member does not see it.</Trans>}
          error={wrong.reason}
        >
          <TextArea
            rows={2}
            limit={500}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setWrong(({ amount: sum }) => ({ amount: sum }));
            }}
          />
        </Field>
        {waits && (
          <Notice tone={hasApprover ? undefined : 'bad'}>
            {hasApprover ? (
              <Trans>This amount needs approval. It is refunded once a colleague approves it.</Trans>
            ) : (
              <Trans>
                This amount needs approval, and no colleague can approve refunds yet. It waits until an admin
                gives someone else that access.
              </Trans>
            )}
          </Notice>
        )}
        {full && (
          <Notice>
            <FullRefund full={full} before={payment.plan} />
          </Notice>
        )}
        {failed && (
          <Notice tone="bad">
            {unknown ? (
              <Trans>
                We got no reply, so we don't know if the refund has started. Please try again. It is refunded
                only once, even if you try several times.
              </Trans>
            ) : (
              errorText(send.error)
            )}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

/** Describes the effect of a full refund on the member's plans. */
function FullRefund({
  full: { plan, effect },
  before,
}: {
  full: NonNullable<StaffPayment['fullRefund']>;
  before: string | null;
}) {
  return effect === 'ends' ? (
    <Trans>A full refund ends the {plan} plan bought with this payment immediately.</Trans>
  ) : (
    <Trans>
      The unused days of this {before} plan paid for a part of the {plan} plan. A full refund makes the {plan}{' '}
      plan end earlier.
    </Trans>
  );
}
