import { Trans, useLingui } from '@lingui/react/macro';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import type { Milan } from '../../contract.ts';
import type { SideName } from '../form/typed.ts';
import { kootaText, valueName } from './texts.ts';

/** The eight kootas with their points. @property rashis names of the two compared rashis */
export function Kootas({ milan, rashis }: { milan: Milan; rashis: Record<SideName, string> }) {
  const { i18n } = useLingui();
  const { total, max } = milan;
  return (
    <table className="w-full border-collapse self-start text-left [&_td]:py-2.5 [&_td]:align-top [&_th]:py-2.5 [&_th]:align-top">
      <caption className="sr-only">
        <Trans>Points of each koota</Trans>
      </caption>
      <thead className="text-soft text-sm">
        <tr className="border-line border-b">
          <th scope="col" className="font-normal">
            <Trans>Koota</Trans>
          </th>
          <th scope="col" className="px-3 font-normal max-sm:hidden">
            <Trans>Bride</Trans>
          </th>
          <th scope="col" className="px-3 font-normal max-sm:hidden">
            <Trans>Groom</Trans>
          </th>
          <th scope="col" className="text-right font-normal">
            <Trans>Points</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {milan.kootas.map(({ name, points, max, bride, groom }) => {
          const words = kootaText(name);
          const [one, other] =
            name === 'bhakoot' ? [rashis.bride, rashis.groom] : [valueName(bride), valueName(groom)];
          return (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="font-normal [overflow-wrap:anywhere]">
                <span className="font-semibold">{words.name}</span>
                <span className="block text-soft text-sm">{words.meaning}</span>
                <span className="block text-sm sm:hidden">
                  <Dots>
                    {one}
                    {other}
                  </Dots>
                </span>
              </th>
              <td className="px-3 max-sm:hidden">{one}</td>
              <td className="px-3 max-sm:hidden">{other}</td>
              <td className="whitespace-nowrap text-right">
                <strong className={points === 0 ? 'text-kumkum-ink' : undefined}>
                  {i18n.number(points)}
                </strong>
                <span className="text-soft"> / {max}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot className="print:hidden">
        <tr>
          <th scope="row" className="font-semibold">
            <Trans>Total</Trans>
          </th>
          <td className="max-sm:hidden" />
          <td className="max-sm:hidden" />
          <td className="whitespace-nowrap text-right">
            <strong>{i18n.number(total)}</strong>
            <span className="text-soft"> / {max}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
