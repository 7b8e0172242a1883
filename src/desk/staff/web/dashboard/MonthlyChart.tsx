import { useLingui } from '@lingui/react/macro';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { rupees } from '../../../../kit/web/locale/format.ts';
import type { MonthStats } from '../staff.ts';
import { monthName } from './monthName.ts';

const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const text = { fill: 'var(--color-soft)', fontSize: 13 };

/** Signups on the left axis and revenue on the right one. A table beside it has the same for screen readers. */
export default function MonthlyChart({ months }: { months: MonthStats[] }) {
  const { t, i18n } = useLingui();
  const revenue = months.some(({ revenuePaise }) => revenuePaise !== null);
  const data = months.map(({ month, signups, revenuePaise }) => ({
    month: monthName(i18n.locale, month),
    signups,
    rupees: (revenuePaise ?? 0) / 100,
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis dataKey="month" tick={text} tickLine={false} stroke="var(--color-edge)" minTickGap={12} />
        <YAxis
          yAxisId="left"
          tick={text}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          width={44}
        />
        {revenue && (
          <YAxis
            yAxisId="right"
            orientation="right"
            tick={text}
            tickLine={false}
            axisLine={false}
            width={60}
            tickFormatter={(value: number) => `₹${short.format(value)}`}
          />
        )}
        <Tooltip
          cursor={{ fill: 'var(--color-sunk)' }}
          contentStyle={{
            background: 'var(--color-raised)',
            borderColor: 'var(--color-line)',
            borderRadius: 12,
            color: 'var(--color-ink)',
          }}
          formatter={(value, _name, { dataKey }) =>
            dataKey === 'rupees' ? rupees(Number(value) * 100) : Number(value)
          }
        />
        <Legend
          itemSorter={null}
          wrapperStyle={{ fontSize: 14 }}
          formatter={(name) => <span className="text-ink">{name}</span>}
        />
        <Bar
          yAxisId="left"
          dataKey="signups"
          name={t`Signups`}
          fill="var(--color-kumkum)"
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
        {revenue && (
          <Bar
            yAxisId="right"
            dataKey="rupees"
            name={t`Revenue`}
            fill="var(--color-marigold)"
            radius={[3, 3, 0, 0]}
            isAnimationActive={false}
          />
        )}
      </BarChart>
    </ResponsiveContainer>
  );
}
