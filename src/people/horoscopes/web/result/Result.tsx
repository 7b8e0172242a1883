import { Trans, useLingui } from '@lingui/react/macro';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import type { ChartStyle } from '../../shared/chartStyle.ts';
import type { SideName, TypedMatch } from '../form/typed.ts';
import type { Comparison } from '../useComparison.ts';
import { ChartCard } from './ChartCard.tsx';
import { ChartStyleField } from './ChartStyleField.tsx';
import { ConventionField } from './ConventionField.tsx';
import { Doshas } from './Doshas.tsx';
import { Kootas } from './Kootas.tsx';
import { Poruthams } from './Poruthams.tsx';
import { Sources } from './Sources.tsx';
import { Total } from './Total.tsx';

type ResultProps = {
  comparison: Comparison;
  /** The chosen one; the points follow as soon as they are counted. */
  convention: TypedMatch['convention'];
  onConvention(convention: TypedMatch['convention']): void;
  onChoose(side: SideName, index: number): void;
};

/** The result of two births. */
export default function Result({ comparison, convention, onConvention, onChoose }: ResultProps) {
  const { t } = useLingui();
  const { births, charts, milan, chosen } = comparison;
  const [style, setStyle] = useState<ChartStyle>('north');
  const rashiOf = (side: SideName) =>
    charts[side].possible?.[chosen[side]]?.rashiName ?? charts[side].rashiName ?? '';
  const sides = [
    { side: 'bride', title: t`Bride` },
    { side: 'groom', title: t`Groom` },
  ] as const;
  return (
    <section
      aria-labelledby="match"
      className="mt-12 border-line border-t pt-10 print:mt-0 print:border-0 print:pt-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h2 id="match" className="text-2xl md:text-3xl">
          <Trans>Guna milan</Trans>
        </h2>
        <Button kind="quiet" size="small" onClick={() => print()} className="print:hidden">
          <Printer aria-hidden className="size-5" />
          <Trans>Print</Trans>
        </Button>
      </div>
      <div className="mt-4 grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-6">
          <Total milan={milan} />
          <ConventionField value={convention} onChange={onConvention} />
          <Doshas
            milan={milan}
            sides={{
              bride: { manglik: charts.bride.manglik, stated: null },
              groom: { manglik: charts.groom.manglik, stated: null },
            }}
          />
        </div>
        <Kootas milan={milan} rashis={{ bride: rashiOf('bride'), groom: rashiOf('groom') }} />
      </div>

      <Poruthams milan={milan} />

      <div className="mt-12 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl">
          <Trans>Charts</Trans>
        </h2>
        <div className="w-full sm:w-80">
          <ChartStyleField value={style} onChange={setStyle} />
        </div>
      </div>
      <div className="mt-4 grid gap-6 md:grid-cols-2">
        {sides.map(({ side, title }) => (
          <ChartCard
            key={side}
            title={title}
            birth={births[side]}
            chart={charts[side]}
            chosen={chosen[side]}
            style={style}
            onChoose={(index) => onChoose(side, index)}
          />
        ))}
      </div>
      <Sources />
    </section>
  );
}
