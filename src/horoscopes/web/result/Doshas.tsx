import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartAnswer, Milan } from '../../contract.ts';
import type { SideName } from '../form/typed.ts';
import { manglikNote, manglikText, noteText } from './texts.ts';

type Mangliks = Record<SideName, ChartAnswer['manglik'] | null>;

/** The doshas of a match with what is said to cancel them, and both sides' manglik where there are charts. */
export function Doshas({ milan, manglik }: { milan: Milan; manglik: Mangliks }) {
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
        const { title, why, cancelled } = noteText(note);
        const reasons = listed(cancelled);
        return (
          <div key={note.name}>
            <p className="font-semibold">{title}</p>
            <p>{why}</p>
            {cancelled.length > 0 && (
              <p className="text-leaf-ink">
                <Trans>Many astrologers ignore it here: {reasons}. The points stay as they are.</Trans>
              </p>
            )}
          </div>
        );
      })}
      {manglik.bride && manglik.groom && <Manglik manglik={manglik} listed={listed} />}
    </div>
  );
}

type ManglikProps = { manglik: Mangliks; listed(parts: string[]): string };

function Manglik({ manglik: { bride, groom }, listed }: ManglikProps) {
  const { t } = useLingui();
  const isManglik = (side: Mangliks[SideName]) => ['low', 'high'].includes(side?.severity ?? '');
  const sure = (side: Mangliks[SideName]) => side !== null && side.fromLagna !== null;
  const known = sure(bride) && sure(groom);
  const sides = [
    { name: t`Bride`, manglik: bride },
    { name: t`Groom`, manglik: groom },
  ];
  return (
    <div>
      <p className="font-semibold">
        <Trans>Manglik</Trans>
      </p>
      {sides.map(({ name, manglik }) => {
        if (!manglik) return null;
        const words = manglikText(manglik.severity, manglik.fromLagna !== null);
        const reasons = listed(manglik.notes.map(manglikNote));
        return (
          <p key={name}>
            {name}: {words}.
            {manglik.severity !== 'none' && reasons && (
              <span className="block text-leaf-ink">
                <Trans>Many astrologers ignore it here: {reasons}.</Trans>
              </span>
            )}
          </p>
        );
      })}
      {known && isManglik(bride) && isManglik(groom) && (
        <p className="text-leaf-ink">
          <Trans>Both are manglik, which many families accept.</Trans>
        </p>
      )}
      {known && isManglik(bride) !== isManglik(groom) && (
        <p>
          <Trans>Only one of them is manglik. Some families ask an astrologer about this.</Trans>
        </p>
      )}
    </div>
  );
}
