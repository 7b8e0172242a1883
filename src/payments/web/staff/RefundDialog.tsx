import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import { rupees } from '../../../kit/web/locale/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea, TextInput } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { payments, type StaffPayment } from '../payments.ts';
import { paiseOf } from './paiseOf.ts';

const LEAST_PAISE = 100;

type RefundDialogProps = {
  payment: StaffPayment;
  /** Number of the refund: requests with the same one refund once. */
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
  const [reason, setReason] = useState(payment.attention === 'double' ? t`Paid twice` : '');
  const [wrong, setWrong] = useState<{ amount?: string; reason?: string }>({});
  const send = useMutation(
    payments.refund.mutationOptions({
      onSuccess: (_, { amountPaise }) => {
        toast({
          title: t`${rupees(amountPaise)} is on its way back`,
          description: t`The member is told by mail once the bank has taken it.`,
        });
        onClose();
      },
      onError: (error) => {
        const { amountPaise, reason: why } = fieldErrors(error);
        setWrong({ amount: amountPaise, reason: why });
      },
      onSettled: () => queries.invalidateQueries({ queryKey: payments.staffPayments.key() }),
    }),
  );

  const paise = paiseOf(amount);
  const whole = rupees(most);

  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (send.isPending) return;
    const found: typeof wrong = {};
    if (paise === null || paise < LEAST_PAISE || paise > most) {
      found.amount = t`Please write an amount from ₹1 to ${whole}.`;
    }
    if (!reason.trim()) found.reason = t`Please write why.`;
    setWrong(found);
    if (found.amount || found.reason) return;
    send.mutate({ id: payment.id, refundId, amountPaise: paise!, reason: reason.trim() });
  }

  const told = send.isError && Object.keys(fieldErrors(send.error)).length === 0;
  const unknown = told && !(send.error instanceof ORPCError && send.error.status < 500);
  const endsPlan =
    payment.orderId !== null && payment.attention !== 'double' && paise === payment.amountPaise;
  const { plan } = payment;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={<Trans>Send money back</Trans>}
      description={
        <Trans>
          It goes to where payment {payment.gatewayPaymentId} came from, and a credit note is written.
        </Trans>
      }
      actions={
        <>
          <Button kind="quiet" onClick={onClose} className="max-sm:grow">
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} busy={send.isPending} className="max-sm:grow">
            {paise === null ? <Trans>Send money back</Trans> : <Trans>Send {rupees(paise)} back</Trans>}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-5 pt-1">
        <Field
          label={<Trans>Amount in rupees</Trans>}
          help={<Trans>At most {whole} can still be sent back.</Trans>}
          error={wrong.amount}
        >
          <TextInput
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-40"
          />
        </Field>
        <Field
          label={<Trans>Why</Trans>}
          help={<Trans>For the books. The member does not see it.</Trans>}
          error={wrong.reason}
        >
          <TextArea
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {endsPlan && (
          <Notice>
            <Trans>With the whole amount back, the {plan} plan that it paid for ends at once.</Trans>
          </Notice>
        )}
        {told && (
          <Notice tone="bad">
            {unknown ? (
              <Trans>
                No answer came, so it is not known whether this was taken. Press the button again: however
                often you do, the money goes back once.
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
