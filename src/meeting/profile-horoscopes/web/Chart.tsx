import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartStyle } from '../../../people/horoscopes/shared/chartStyle.ts';
import { fillHouses } from '../../../people/horoscopes/shared/houses.ts';
import { NorthChart, SouthChart } from '../../../people/horoscopes/web/result/ChartDrawing.tsx';
import { ChartStyleField } from '../../../people/horoscopes/web/result/ChartStyleField.tsx';
import { Grahas } from '../../../people/horoscopes/web/result/Grahas.tsx';
import { grahaLetters, manglikNote, manglikText } from '../../../people/horoscopes/web/result/texts.ts';
import { Uncertainty } from '../../../people/horoscopes/web/result/Uncertainty.tsx';
import type { ShownHoroscope, ShownPerson } from '../contract.ts';

type ChartProps = Pick<ShownPerson, 'manglik'> &
  Pick<ShownHoroscope, 'exact'> & {
    chart: NonNullable<ShownPerson['chart']>;
    style: ChartStyle;
    onStyle(style: ChartStyle): void;
  };

/** The drawn chart of a profile, the manglik result with what is said to cancel it, and for matches the degrees. */
export function Chart({ chart, manglik, exact, style, onStyle }: ChartProps) {
  const { t } = useLingui();
  const Drawn = style === 'north' ? NorthChart : SouthChart;
  const where = chart.grahas.map(({ name, rashi }) => `${name} ${rashi + 1}`).join(', ');
  return (
    <section className="grid items-start gap-6 md:grid-cols-[20rem_minmax(0,1fr)] md:gap-10">
      <div>
        <h2 className="mb-3 text-xl">
          <Trans>Chart</Trans>
        </h2>
        <ChartStyleField value={style} onChange={onStyle} />
        <figure className="mt-4">
          <Drawn houses={fillHouses(chart, chart.rashi, grahaLetters)} label={t`Chart: ${where}`} />
          <figcaption className="mt-2 text-soft text-sm">
            {chart.lagna === null ? (
              <Trans>Houses are counted from the Moon.</Trans>
            ) : (
              <Trans>Houses are counted from the lagna.</Trans>
            )}
          </figcaption>
        </figure>
      </div>
      <div>
        {manglik && <Manglik manglik={manglik} />}
        {exact ? (
          <>
            <Grahas chart={exact} />
            <Uncertainty chart={exact} />
          </>
        ) : (
          !chart.timeKnown && (
            <p className="mt-3 text-soft">
              <Trans>Without a time there is no lagna. The grahas are shown as at noon.</Trans>
            </p>
          )
        )}
      </div>
    </section>
  );
}

function Manglik({
  manglik: { severity, fromLagna, notes },
}: {
  manglik: NonNullable<ShownPerson['manglik']>;
}) {
  const { i18n } = useLingui();
  const reasons = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(notes.map(manglikNote));
  return (
    <div>
      <h3 className="font-sans font-semibold text-base">
        <Trans>Manglik</Trans>
      </h3>
      <p>{manglikText(severity, fromLagna !== null)}</p>
      {severity !== 'none' && reasons && (
        <p className="text-leaf-ink">
          <Trans>Many astrologers ignore it here: {reasons}.</Trans>
        </p>
      )}
    </div>
  );
}
