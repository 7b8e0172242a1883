import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatTime } from '../../../../kit/web/locale/formatTime.ts';
import { longDate } from '../../../../kit/web/locale/longDate.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import type { ChartAnswer } from '../../contract.ts';
import type { ChartStyle } from '../../shared/chartStyle.ts';
import { fillHouses } from '../../shared/houses.ts';
import type { TypedBirth } from '../form/typed.ts';
import { NorthChart, SouthChart } from './ChartDrawing.tsx';
import { Grahas } from './Grahas.tsx';
import { grahaLetters, manglikText } from './texts.ts';
import { clockTimeAt, Uncertainty } from './Uncertainty.tsx';

type ChartCardProps = {
  title: string;
  birth: TypedBirth;
  chart: ChartAnswer;
  /** Which possible place of the Moon is compared, where the time is not known. */
  chosen: number;
  style: ChartStyle;
  onChoose(index: number): void;
};

/** The chart of one of the two: facts, drawing, and how far it is certain. */
export function ChartCard({ title, birth, chart, chosen, style, onChoose }: ChartCardProps) {
  const { t } = useLingui();
  const moon = chart.possible?.[chosen] ?? chart;
  const houses = fillHouses(chart, moon.rashi ?? 0, grahaLetters);
  const place = birth.byHand ? `${birth.latitude}, ${birth.longitude}` : birth.placeText;
  const time = birth.timeUnknown ? t`time not known` : birth.time && formatTime(birth.time);
  const Drawn = style === 'north' ? NorthChart : SouthChart;
  const padaText = moon.pada === null ? '' : t`pada ${moon.pada}`;
  return (
    <Card className="break-inside-avoid p-5 md:p-6">
      <h3 className="text-xl">{title}</h3>
      <p className="text-soft [overflow-wrap:anywhere]">
        <Dots>{[longDate(birth.date), time, place]}</Dots>
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3">
        <Fact label={<Trans>Rashi</Trans>}>{moon.rashiName}</Fact>
        <Fact label={<Trans>Nakshatra</Trans>}>
          {[moon.nakshatraName, padaText].filter(Boolean).join(', ')}
        </Fact>
        <Fact label={<Trans>Lagna</Trans>}>{chart.lagnaName ?? <Trans>Not known</Trans>}</Fact>
        <Fact label={<Trans>Manglik</Trans>}>
          {manglikText(chart.manglik.severity, chart.lagna !== null)}
        </Fact>
      </dl>
      {chart.possible && chart.possible.length > 1 && (
        <Field
          label={<Trans>Moon on that day</Trans>}
          help={<Trans>Used in the table above.</Trans>}
          className="mt-4"
        >
          <Select
            value={String(chosen)}
            onChange={({ target }) => onChoose(Number(target.value))}
            options={chart.possible.map((one, index) => ({
              value: String(index),
              // What differs comes first: a narrow screen cuts the end.
              label: `${clockTimeAt(one.from, chart.timeZone)} – ${clockTimeAt(one.until, chart.timeZone)}: ${one.nakshatraName} ${one.pada}, ${one.rashiName}`,
            }))}
          />
        </Field>
      )}
      <figure className="mt-5">
        <Drawn houses={houses} label={t`Chart of the ${title}, in words in the table below`} />
        <figcaption className="mt-2 text-soft text-sm">
          {chart.lagna === null ? (
            <Trans>Houses are counted from the Moon.</Trans>
          ) : (
            <Trans>Houses are counted from the lagna.</Trans>
          )}
        </figcaption>
      </figure>
      <Grahas chart={chart} />
      <Uncertainty chart={chart} />
    </Card>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
