import { Trans, useLingui } from '@lingui/react/macro';
import { rupees } from '../../../../kit/web/locale/format.ts';
import type { MonthStats } from '../staff.ts';
import { monthName } from './monthName.ts';

const number = new Intl.NumberFormat('en-IN');

/** The figures of the chart in words, the newest month first. */
export function MonthlyTable({ months }: { months: MonthStats[] }) {
  const { i18n } = useLingui();
  const revenue = months.some(({ revenuePaise }) => revenuePaise !== null);
  return (
    <table
      aria-labelledby="monthly"
      className="w-full self-start border-collapse text-right text-[min(0.875rem,5vw)] tabular-nums [&_:is(td,th)]:py-1 [&_:is(td,th)]:pl-[min(0.75rem,2vw)] [&_:is(td,th):first-child]:pl-0"
    >
      <thead>
        <tr className="border-line border-b [&>th]:font-semibold">
          <th scope="col" className="text-left">
            <Trans>Month</Trans>
          </th>
          <th scope="col">
            <Trans>Signups</Trans>
          </th>
          {revenue && (
            <th scope="col">
              <Trans>Revenue</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((one) => (
          <tr key={one.month} className="border-line border-b">
            <th scope="row" className="text-left font-normal">
              {monthName(i18n.locale, one.month)}
            </th>
            <td>{number.format(one.signups)}</td>
            {revenue && <td>{rupees(one.revenuePaise ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
