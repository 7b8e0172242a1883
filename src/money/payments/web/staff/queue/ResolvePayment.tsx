import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../../kit/web/api/errors.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import { payments, type StaffPayment } from '../../payments.ts';

/** Button that resolves a payment without a refund. */
export function ResolvePayment({ payment }: { payment: StaffPayment }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const end = useMutation(
    payments.resolvePayment.mutationOptions({
      onSuccess: () => {
        setOpen(false);
        void queries.invalidateQueries({ queryKey: payments.key() });
      },
    }),
  );
  const { id, gatewayPaymentId: number } = payment;
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        onClick={() => setOpen(true)}
        aria-label={t`Mark as resolved: ${number}`}
      >
        <Trans>Mark as resolved</Trans>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={<Trans>Mark as resolved?</Trans>}
        description={
          <Trans>
            Payment {number} is removed from this list. Your name is recorded. No money is refunded.
          </Trans>
        }
        actions={
          <>
            <Button kind="quiet" onClick={() => setOpen(false)} className="max-sm:grow">
              <Trans>Cancel</Trans>
            </Button>
            <Button busy={end.isPending} onClick={() => end.mutate({ id })} className="max-sm:grow">
              <Trans>Mark as resolved</Trans>
            </Button>
          </>
        }
      >
        {end.isError && <Notice tone="bad">{errorText(end.error)}</Notice>}
      </Dialog>
    </>
  );
}
