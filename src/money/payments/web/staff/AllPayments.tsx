import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MoreOf } from '../../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { rupees } from '../../../../kit/web/locale/format.ts';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { useAddress } from '../../../../kit/web/pages/useAddress.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Segments } from '../../../../ui/form/Segments.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { memberships } from '../../../memberships/web/memberships.ts';
import type { StaffPayment } from '../payments.ts';
import { asQuery, readFilters, type ShownFilters, writeFilters } from './address.ts';
import { PaymentFilters } from './PaymentFilters.tsx';
import { PaymentTotals } from './PaymentTotals.tsx';
import { SHOWS, usePaymentPages } from './paymentQueries.ts';
import { isRefunding, isWaiting, PaymentBadge } from './states.tsx';

/** Every payment, newest first: a table on a desktop, cards on a phone. The filters are in the address. */
export function AllPayments({ onChoose }: { onChoose(payment: StaffPayment): void }) {
  const { t } = useLingui();
  const [address, setAddress] = useAddress();
  const { show, filters } = readFilters(address);
  const query = asQuery(filters);
  const apply = (changed: Partial<ShownFilters>) =>
    setAddress(writeFilters({ show, filters, ...changed }), { replace: true, preventScrollReset: true });
  const plans = useQuery(memberships.plans.queryOptions());
  const found = usePaymentPages(show, query);
  const isNarrowed = Object.values(filters).some(Boolean);
  const all = found.data?.pages.flatMap(({ items }) => items);
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-xl">
          <Trans>All payments</Trans>
        </h2>
        <Field group label={<span className="sr-only">{t`Show payments`}</span>} className="max-sm:w-full">
          <Segments
            value={show}
            onChange={(value) => apply({ show: SHOWS.find((one) => one === value) })}
            options={[
              { value: 'all', label: t`All` },
              { value: 'refunds', label: t`With refunds` },
              { value: 'waiting', label: t`Waiting for approval` },
            ]}
          />
        </Field>
      </div>
      <PaymentFilters
        filters={filters}
        plans={plans.data?.map(({ name }) => name) ?? []}
        onChange={(changed) => apply({ filters: changed })}
      />
      <PaymentTotals totals={found.data?.pages[0]?.totals ?? null} show={show} filters={query} />
      {all ? (
        all.length === 0 ? (
          <p className="rounded-xl border border-line bg-raised px-5 py-4">
            {isNarrowed ? (
              <Trans>No payments match these filters</Trans>
            ) : show === 'all' ? (
              <Trans>No payments yet</Trans>
            ) : show === 'waiting' ? (
              <Trans>No refunds are waiting for approval</Trans>
            ) : (
              <Trans>No refunds yet</Trans>
            )}
          </p>
        ) : (
          <>
            <Table payments={all} onChoose={onChoose} />
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 xl:hidden">
              {all.map((payment) => (
                <PaymentCard key={payment.id} payment={payment} onChoose={() => onChoose(payment)} />
              ))}
            </ul>
            <MoreOf found={found} />
          </>
        )
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load the payments`} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </section>
  );
}

type ListProps = { payments: StaffPayment[]; onChoose(payment: StaffPayment): void };

function Table({ payments, onChoose }: ListProps) {
  const { t } = useLingui();
  const cell = 'px-4 py-3 align-middle';
  return (
    <div className="overflow-x-auto rounded-xl border border-line bg-raised max-xl:hidden">
      <table className="w-full text-left">
        <thead className="border-line border-b bg-sunk text-sm">
          <tr className="*:px-4 *:py-3 *:font-semibold">
            <th scope="col">{t`Transaction ID`}</th>
            <th scope="col">{t`User`}</th>
            <th scope="col" className="text-right">
              {t`Amount`}
            </th>
            <th scope="col">{t`Plan`}</th>
            <th scope="col">{t`Date`}</th>
            <th scope="col">{t`Status`}</th>
            <td />
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {payments.map((payment) => (
            <tr key={payment.id}>
              <th scope="row" className={`${cell} whitespace-nowrap font-normal text-sm`}>
                {payment.gatewayPaymentId}
              </th>
              <td className={cell}>{payment.member?.name ?? '–'}</td>
              <td className={`${cell} text-right font-semibold tabular-nums`}>
                {rupees(payment.amountPaise)}
              </td>
              <td className={cell}>{payment.plan ?? '–'}</td>
              <td className={`${cell} whitespace-nowrap`}>{longDate(payment.createdAt)}</td>
              <td className={cell}>
                <States payment={payment} />
              </td>
              <td className={`${cell} text-right`}>
                <Button
                  kind="plain"
                  size="small"
                  onClick={() => onChoose(payment)}
                  aria-label={t`View payment ${payment.gatewayPaymentId}`}
                >
                  <Trans>View</Trans>
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PaymentCard({ payment, onChoose }: { payment: StaffPayment; onChoose(): void }) {
  const { t } = useLingui();
  return (
    <li className="rounded-xl border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">{payment.member?.name ?? '–'}</p>
          <p className="text-soft">
            <Dots>
              {payment.plan ?? '–'}
              <Day time={payment.createdAt} />
            </Dots>
          </p>
        </div>
        <p className="shrink-0 font-semibold text-lg tabular-nums">{rupees(payment.amountPaise)}</p>
      </div>
      <p className="mt-1 text-soft text-sm [overflow-wrap:anywhere]">{payment.gatewayPaymentId}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <States payment={payment} />
        <Button
          kind="plain"
          size="small"
          className="-mr-3"
          onClick={onChoose}
          aria-label={t`View payment ${payment.gatewayPaymentId}`}
        >
          <Trans>View</Trans>
        </Button>
      </div>
    </li>
  );
}

function States({ payment }: { payment: StaffPayment }) {
  const waits = payment.attention !== null && payment.attentionEndedAt === null;
  return (
    <span className="flex flex-wrap gap-1.5">
      <PaymentBadge payment={payment} />
      {waits && (
        <Badge tone="kumkum">
          {payment.attention === 'double' ? <Trans>Paid twice</Trans> : <Trans>No matching order</Trans>}
        </Badge>
      )}
      {isWaiting(payment) && (
        <Badge tone="notice">
          <Trans>Waiting for approval</Trans>
        </Badge>
      )}
      {isRefunding(payment) && (
        <Badge tone="notice">
          <Trans>Refund in progress</Trans>
        </Badge>
      )}
    </span>
  );
}
