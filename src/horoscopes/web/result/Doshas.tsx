import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartAnswer, Milan } from '../../contract.ts';
import type { SideName } from '../form/typed.ts';
import { manglikNote, manglikWords, noteWords } from './words.ts';

/** The doshas of a match with what is said to cancel them, and both sides' manglik. */
export function Doshas({ milan, charts }: { milan: Milan; charts: Record<SideName, ChartAnswer> }) {
  const { i18n } = useLingui();
  const listed = (parts: string[]) => new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(parts);
  return (
    <div className="grid gap-4">
      <h3 className="text-xl">
        <Trans>Doshas</Trans>
      </h3>
      {milan.notes.length === 0 && (
        <p>
          <Trans>No dosha in the guna milan.</Trans>
        </p>
      )}
      {milan.notes.map((note) => {
        const { title, why, cancelled } = noteWords(note);
        const reasons = listed(cancelled);
        return (
          <div key={note.name}>
            <p className="font-semibold">{title}</p>
            <p>{why}</p>
            {cancelled.length > 0 && (
              <p className="text-leaf-ink">
                <Trans>Many set it aside here: {reasons}. The points stay as they are.</Trans>
              </p>
            )}
          </div>
        );
      })}
      <Manglik charts={charts} listed={listed} />
    </div>
  );
}

type ManglikProps = { charts: Record<SideName, ChartAnswer>; listed(parts: string[]): string };

function Manglik({ charts, listed }: ManglikProps) {
  const { t } = useLingui();
  const isManglik = (side: SideName) => ['low', 'high'].includes(charts[side].manglik.severity ?? '');
  const [bride, groom] = [isManglik('bride'), isManglik('groom')];
  const known = charts.bride.timeKnown && charts.groom.timeKnown;
  const sides = [
    { name: t`Bride`, ...charts.bride },
    { name: t`Groom`, ...charts.groom },
  ];
  return (
    <div>
      <p className="font-semibold">
        <Trans>Manglik</Trans>
      </p>
      {sides.map(({ name, manglik, timeKnown }) => {
        const words = manglikWords(manglik.severity, timeKnown);
        const reasons = listed(manglik.notes.map(manglikNote));
        return (
          <p key={name}>
            {name}: {words}.
            {manglik.severity !== 'none' && reasons && (
              <span className="block text-leaf-ink">
                <Trans>Many set it aside here: {reasons}.</Trans>
              </span>
            )}
          </p>
        );
      })}
      {known && bride && groom && (
        <p className="text-leaf-ink">
          <Trans>Both are manglik, which many families accept.</Trans>
        </p>
      )}
      {known && bride !== groom && (
        <p>
          <Trans>Only one of them is manglik. Some families ask an astrologer about this.</Trans>
        </p>
      )}
    </div>
  );
}
