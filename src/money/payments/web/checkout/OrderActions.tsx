import { Trans } from '@lingui/react/macro';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { CheckWithBank } from '../CheckWithBank.tsx';
import type { PaymentStatus } from '../paymentStatusText.ts';
import type { Order } from '../payments.ts';
import { NEW_ORDER } from './NewOrder.tsx';

type ActionsProps = { order: Order; status: PaymentStatus; brought: boolean; busy: boolean; onPay(): void };

export function OrderActions({ order, status, brought, busy, onPay }: ActionsProps) {
  const canPay = status.pay && !brought;
  const canOrderAgain = !status.pay && status.tone !== 'wait';
  const amount = rupees(order.amountPaise);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:flex-col max-sm:items-stretch">
      {canPay && (
        <Button kind={status.tone === 'wait' ? 'quiet' : 'primary'} busy={busy} onClick={onPay}>
          {status.tone === 'bad' ? <Trans>Try again: {amount}</Trans> : <Trans>Pay {amount}</Trans>}
        </Button>
      )}
      {status.ask && <CheckWithBank order={order} />}
      {(canPay || canOrderAgain) && (
        <TextLink
          to={paths.checkout(order.slug)}
          state={NEW_ORDER}
          className="inline-flex min-h-11 items-center justify-center px-2"
        >
          {canPay ? <Trans>Edit billing details</Trans> : <Trans>Start a new payment</Trans>}
        </TextLink>
      )}
    </div>
  );
}
