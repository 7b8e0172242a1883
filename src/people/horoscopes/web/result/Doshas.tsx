import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartAnswer, Milan } from '../../contract.ts';
import { compareMarsDosha, marsDoshaOf } from '../../shared/marsDosha.ts';
import type { SideName } from '../form/typed.ts';
import { manglikNote, manglikText, noteText, statedManglikText } from './texts.ts';

/** What is known of somebody's manglik: from a chart, or as the family states it. */
type Known = { name?: string; manglik: ChartAnswer['manglik'] | null; stated: string | null };
type Sides = Record<SideName, Known>;

/** The doshas of a match with what is said to cancel them, and beside them how manglik both are. */
export function Doshas({ milan, sides }: { milan: Milan; sides: Sides }) {
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
      <Manglik sides={sides} listed={listed} />
    </div>
  );
}

/** How manglik both are, always: the points of the guna milan do not count it. */
function Manglik({ sides: { bride, groom }, listed }: { sides: Sides; listed(parts: string[]): string }) {
  const { t } = useLingui();
  const compared = compareMarsDosha(marsDoshaOf(bride), marsDoshaOf(groom));
  return (
    <div>
      <p className="font-semibold">
        <Trans>Manglik (Mars dosha)</Trans>
      </p>
      {[
        { side: t`Bride`, known: bride },
        { side: t`Groom`, known: groom },
      ].map(({ side, known: { name, manglik, stated } }) => {
        const reasons = listed((manglik?.notes ?? []).map(manglikNote));
        const words =
          marsDoshaOf({ manglik, stated })?.source === 'family' || !manglik
            ? (statedManglikText(stated) ?? t`Not known`)
            : manglikText(manglik.severity, manglik.fromLagna !== null);
        return (
          <p key={side}>
            {name ?? side}: {words}.
            {manglik && manglik.severity !== 'none' && reasons && (
              <span className="block text-leaf-ink">
                <Trans>Many astrologers ignore it here: {reasons}.</Trans>
              </span>
            )}
          </p>
        );
      })}
      {compared === 'both' && (
        <p className="text-leaf-ink">
          <Trans>Both are manglik, which many families accept.</Trans>
        </p>
      )}
      {compared === 'one' && (
        <p className="font-semibold">
          <Trans>Only one of them is manglik. Some families ask an astrologer about this.</Trans>
        </p>
      )}
      {compared === 'unknown' && (
        <p>
          <Trans>It can't be compared until it is known for both.</Trans>
        </p>
      )}
    </div>
  );
}
