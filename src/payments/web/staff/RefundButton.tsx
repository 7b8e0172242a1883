import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { StaffPayment } from '../payments.ts';
import { RefundDialog } from './RefundDialog.tsx';

/** Opens the question how much goes back; nothing where nothing is left to send. */
export function RefundButton({
  payment,
  onAsk,
}: {
  payment: StaffPayment;
  /** Hears that the question is open, and that it no longer is. */
  onAsk?(open: boolean): void;
}) {
  const { t } = useLingui();
  // One number per opening: however often it is sent from there, it is one refund.
  const [refundId, setRefundId] = useState<string>();
  const [open, setOpen] = useState(false);
  if (payment.refundablePaise <= 0 && !open) return null;
  return (
    <>
      <Button
        kind="danger"
        size="small"
        aria-label={t`Send money back: ${payment.gatewayPaymentId}`}
        onClick={() => {
          setRefundId(crypto.randomUUID());
          setOpen(true);
          onAsk?.(true);
        }}
      >
        <Trans>Send money back</Trans>
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
