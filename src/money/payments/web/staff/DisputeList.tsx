import { Trans } from '@lingui/react/macro';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { rupees } from '../../../../kit/web/locale/format.ts';
import type { StaffPayment } from '../payments.ts';
import { DisputeBadge } from './states.tsx';

/** The chargebacks of a payment, with the bank's reason and the deadline. */
export function DisputeList({ disputes }: { disputes: StaffPayment['disputes'] }) {
  return (
    <section>
      <h3 className="text-lg">
        <Trans>Chargebacks</Trans>
      </h3>
      <ul className="grid gap-3">
        {disputes.map((dispute) => (
          <li key={dispute.gatewayDisputeId}>
            <p className="flex flex-wrap items-center gap-2">
              {rupees(dispute.amountPaise)} <DisputeBadge dispute={dispute} />
            </p>
            <p className="text-soft text-sm [overflow-wrap:anywhere]">
              {dispute.gatewayDisputeId}, <Day time={dispute.createdAt} exact />
            </p>
            {dispute.reason && <p className="text-sm">{dispute.reason}</p>}
            {dispute.state === 'open' && dispute.respondBy && (
              <p className="text-sm">
                <Trans>
                  Respond by <Day time={dispute.respondBy} exact />
                </Trans>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
