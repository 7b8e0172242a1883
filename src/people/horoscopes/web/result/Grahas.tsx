import { Trans, useLingui } from '@lingui/react/macro';
import { Summary } from '../../../../ui/marks/Summary.tsx';
import type { ChartAnswer } from '../../contract.ts';
import { grahaName } from './texts.ts';

/** The position of each graha in numbers, for readers who know charts. */
export function Grahas({ chart }: { chart: ChartAnswer }) {
  const { t } = useLingui();
  return (
    <details className="mt-4">
      <Summary className="text-kumkum-ink">
        <Trans>Positions of the grahas</Trans>
      </Summary>
      <table className="mt-2 w-full border-collapse text-left text-sm [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-3 [&_:is(td,th):last-child]:pr-0 [&_th]:font-normal">
        <caption className="sr-only">
          <Trans>Positions of the grahas</Trans>
        </caption>
        <thead className="text-soft">
          <tr className="border-line border-b">
            <th scope="col">
              <Trans>Graha</Trans>
            </th>
            <th scope="col">
              <Trans>Position</Trans>
            </th>
            <th scope="col">
              <Trans>Nakshatra</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>House</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {chart.lagnaLongitude !== null && (
            <tr className="border-line border-b">
              <th scope="row">
                <Trans>Lagna</Trans>
              </th>
              <td>{`${degrees(chart.lagnaLongitude)} ${chart.lagnaName}`}</td>
              <td />
              <td className="text-right">1</td>
            </tr>
          )}
          {chart.grahas.map(
            ({ name, longitude, rashiName, nakshatraName, pada, house, houseFromMoon, retrograde }) => (
              <tr key={name} className="border-line border-b">
                <th scope="row">
                  {grahaName(name)}
                  {retrograde && name !== 'rahu' && name !== 'ketu' && (
                    <abbr title={t`retrograde`} className="ml-1 no-underline">
                      (R)
                    </abbr>
                  )}
                </th>
                <td>{`${degrees(longitude)} ${rashiName}`}</td>
                <td>{`${nakshatraName} ${pada}`}</td>
                <td className="text-right">{house ?? houseFromMoon}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </details>
  );
}

/** Returns degrees and minutes within the rashi: 14°05′. */
function degrees(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}
