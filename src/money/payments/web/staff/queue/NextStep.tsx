import { Trans } from '@lingui/react/macro';
import { Day } from '../../../../../kit/web/locale/Day.tsx';
import { rupees } from '../../../../../kit/web/locale/format.ts';
import { paths } from '../../../../../paths.ts';
import { TextLink } from '../../../../../ui/TextLink.tsx';
import type { StaffPayment } from '../../payments.ts';
import { isRefunding, isWaiting, openDispute } from '../states.tsx';

/** The next step for staff about a waiting payment. */
export function NextStep({ payment }: { payment: StaffPayment }) {
  const { plan, expected } = payment;
  const dispute = openDispute(payment);
  if (dispute) {
    return (
      <>
        {dispute.reason && (
          <>
            <Trans>The bank says: “{dispute.reason}”.</Trans>{' '}
          </>
        )}
        {dispute.respondBy ? (
          <Trans>
            Respond in the payment gateway's dashboard by <Day time={dispute.respondBy} exact />.
          </Trans>
        ) : (
          <Trans>Respond in the payment gateway's dashboard.</Trans>
        )}{' '}
        <Trans>
          The plan stays until the bank decides. If the chargeback is lost, the amount is deducted and the
          plan ends.
        </Trans>
      </>
    );
  }
  if (isWaiting(payment)) {
    return payment.refunds.some(({ state, own }) => state === 'waiting' && own) ? (
      <Trans>You asked for this refund. A colleague has to approve it.</Trans>
    ) : (
      <Trans>A refund is waiting for approval. View the payment to approve or decline it.</Trans>
    );
  }
  if (isRefunding(payment)) {
    return (
      <Trans>
        Refund in progress. This payment is removed from the list once the full amount is refunded.
      </Trans>
    );
  }
  if (payment.attention === 'account_deleted') {
    return (
      <Trans>
        The profile was deleted within a day of this payment for {plan}. Refund it, or mark it as resolved if
        the plan was used.
      </Trans>
    );
  }
  if (payment.attention === 'double') {
    return (
      <Trans>
        There is another payment for this profile, for the same order or for {plan} within an hour. Check with
        the payment gateway that both were received, then refund this one. The plan from the other payment
        stays. If the member confirms that both were intended, mark this payment as resolved.
      </Trans>
    );
  }
  return expected ? (
    <>
      <Expected expected={expected} />{' '}
      <Trans>Refund the payment, and ask the member to pay again if they still want the plan.</Trans>
    </>
  ) : (
    <Trans>
      The order ID, amount or currency does not match any order. Find out from the payment gateway who paid
      and for what, then refund it.
    </Trans>
  );
}

/** Our order that an unmatched payment names. */
export function Expected({ expected }: { expected: NonNullable<StaffPayment['expected']> }) {
  const { plan, member } = expected;
  const amount = rupees(expected.amountPaise);
  return member ? (
    <Trans>
      The order is for {plan} at {amount}, by {member.name} (
      <TextLink to={paths.adminUser(member.publicId)}>{member.publicId}</TextLink>).
    </Trans>
  ) : (
    <Trans>
      The order is for {plan} at {amount}. Its profile has been deleted.
    </Trans>
  );
}
