import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import type { StaffPayment } from '../payments.ts';
import { RefundDialog } from './RefundDialog.tsx';

/** Button that opens the refund dialog; nothing where nothing is left to refund. */
export function RefundButton({
  payment,
  onAsk,
}: {
  payment: StaffPayment;
  /** Called when the dialog opens and closes. */
  onAsk?(open: boolean): void;
}) {
  const { t } = useLingui();
  // One number per opening: however often it is sent, it is one refund.
  const [refundId, setRefundId] = useState<string>();
  const [open, setOpen] = useState(false);
  if (payment.refundablePaise <= 0 && !open) return null;
  return (
    <>
      <Button
        kind="danger"
        size="small"
        aria-label={t`Refund payment ${payment.gatewayPaymentId}`}
        onClick={() => {
          setRefundId(crypto.randomUUID());
          setOpen(true);
          onAsk?.(true);
        }}
      >
        <Trans>Refund</Trans>
      </Button>
      {refundId && (
        <RefundDialog
          key={refundId}
          refundId={refundId}
          payment={payment}
          open={open}
          onClose={() => {
            setOpen(false);
            onAsk?.(false);
          }}
        />
      )}
    </>
  );
}
