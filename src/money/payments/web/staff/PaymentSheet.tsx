import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { HandledBy } from '../../../../kit/web/queue/claims.tsx';
import { paths } from '../../../../paths.ts';
import { Sheet } from '../../../../ui/Dialog.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { InvoiceLinks } from '../history/InvoiceLinks.tsx';
import { methodName } from '../methodName.ts';
import { payments, type StaffPayment } from '../payments.ts';
import { DisputeList } from './DisputeList.tsx';
import { ClaimPayment } from './queue/ClaimPayment.tsx';
import { Expected } from './queue/NextStep.tsx';
import { RefundButton } from './RefundButton.tsx';
import { RefundList } from './RefundList.tsx';
import { isDisputed, isTheirs, PaymentBadge } from './states.tsx';

/** Details of one payment: its origin, refunds and invoices. */
export function PaymentSheet({ payment, onClose }: { payment: StaffPayment | undefined; onClose(): void }) {
  const latest = useLatest(payment);
  return (
    <Sheet
      open={payment !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={<Trans>Payment</Trans>}
    >
      {latest && <Details payment={latest} />}
    </Sheet>
  );
}

/** Returns the payment as it is now. After a decision, the list may not have it any more. */
function useLatest(chosen: StaffPayment | undefined): StaffPayment | undefined {
  const found = useQuery(
    payments.staffPayments.queryOptions({
      input: { show: 'all', q: chosen?.gatewayPaymentId },
      enabled: chosen !== undefined,
    }),
  );
  return chosen && (found.data?.items.find(({ id }) => id === chosen.id) ?? chosen);
}

function Details({ payment }: { payment: StaffPayment }) {
  const { member } = payment;
  return (
    <div className="grid gap-6">
      <div>
        <p className="amount text-3xl">{rupees(payment.amountPaise)}</p>
        <p className="mt-1">
          <PaymentBadge payment={payment} />
        </p>
        {payment.failure && <p className="mt-2">{payment.failure}</p>}
      </div>
      {isTheirs(payment) && (
        <div>
          <p className="mb-3 text-soft">
            <HandledBy name={payment.waiting!.claimedBy} mine={false} />
          </p>
          <ClaimPayment payment={payment} />
        </div>
      )}
      <dl className="grid gap-3">
        <Fact label={<Trans>Transaction ID</Trans>}>{payment.gatewayPaymentId}</Fact>
        {payment.gatewayOrderId && (
          <Fact label={<Trans>Gateway order ID</Trans>}>{payment.gatewayOrderId}</Fact>
        )}
        <Fact label={<Trans>User</Trans>}>
          {member ? (
            <>
              {member.name} (<TextLink to={paths.adminUser(member.publicId)}>{member.publicId}</TextLink>)
            </>
          ) : (
            '–'
          )}
        </Fact>
        <Fact label={<Trans>Plan</Trans>}>{payment.plan ?? '–'}</Fact>
        {payment.expected && (
          <Fact label={<Trans>Order</Trans>}>
            <Expected expected={payment.expected} />
          </Fact>
        )}
        {payment.method && <Fact label={<Trans>Payment method</Trans>}>{methodName(payment.method)}</Fact>}
        <Fact label={<Trans>Started</Trans>}>
          <Day time={payment.createdAt} exact />
        </Fact>
        {payment.capturedAt && (
          <Fact label={<Trans>Received</Trans>}>
            <Day time={payment.capturedAt} exact />
          </Fact>
        )}
        {payment.term && (
          <Fact label={<Trans>Plan period</Trans>}>
            <Trans>
              <Day time={payment.term.startsAt} /> to <Day time={payment.term.endsAt} />
            </Trans>
          </Fact>
        )}
        {payment.attention && (
          <Fact label={<Trans>Needs attention</Trans>}>
            <Dots>
              {payment.attention === 'double' && <Trans>Paid twice</Trans>}
              {payment.attention === 'unmatched' && <Trans>No matching order</Trans>}
              {payment.attention === 'account_deleted' && <Trans>Profile deleted after payment</Trans>}
              {payment.attentionEndedAt && (
                <Trans>
                  Resolved on <Day time={payment.attentionEndedAt} exact />
                </Trans>
              )}
            </Dots>
          </Fact>
        )}
      </dl>
      {payment.disputes.length > 0 && <DisputeList disputes={payment.disputes} />}
      {payment.invoices.length > 0 && (
        <section>
          <h3 className="text-lg">
            <Trans>Invoices</Trans>
          </h3>
          <InvoiceLinks invoices={payment.invoices} className="flex-col" />
        </section>
      )}
      {(payment.refunds.length > 0 || payment.refundablePaise > 0) && (
        <section>
          <h3 className="text-lg">
            <Trans>Refunds</Trans>
          </h3>
          {payment.refunds.length === 0 ? (
            <p className="text-soft">
              <Trans>No refunds yet</Trans>
            </p>
          ) : (
            <RefundList payment={payment} />
          )}
          <div className="mt-4">
            {!isTheirs(payment) && !isDisputed(payment) && <RefundButton payment={payment} />}
          </div>
        </section>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
