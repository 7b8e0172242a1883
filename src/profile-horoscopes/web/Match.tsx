import { Trans } from '@lingui/react/macro';
import type { Milan } from '../../horoscopes/contract.ts';
import { ConventionField } from '../../horoscopes/web/result/ConventionField.tsx';
import { Doshas } from '../../horoscopes/web/result/Doshas.tsx';
import { Kootas } from '../../horoscopes/web/result/Kootas.tsx';
import { Poruthams } from '../../horoscopes/web/result/Poruthams.tsx';
import { Total } from '../../horoscopes/web/result/Total.tsx';
import type { ShownHoroscope, ShownPerson } from '../contract.ts';

type MatchProps = {
  shown: ShownHoroscope;
  match: NonNullable<ShownHoroscope['match']>;
  convention: Milan['convention'];
  onConvention(convention: Milan['convention']): void;
};

/** With which of the possible places of a Moon the table is counted. */
function Counted({ name, counted }: ShownPerson) {
  if (!counted) return null;
  const { rashiName, nakshatraName, pada } = counted;
  return (
    <p>
      <Trans>
        Calculated here with {rashiName}, {nakshatraName}, pada {pada} for {name}.
      </Trans>
    </p>
  );
}

/** The match of a profile with the reader's own: points, doshas, poruthams. */
export function Match({ shown, match, convention, onConvention }: MatchProps) {
  const { milan, viewer } = match;
  const [bride, groom] = shown.side === 'bride' ? [shown.person, viewer] : [viewer, shown.person];
  const rashiOf = ({ rashiName, counted }: ShownPerson) => counted?.rashiName ?? rashiName ?? '–';
  const unsure = [bride, groom].filter(({ counted }) => counted);
  return (
    <section aria-labelledby="match" className="border-line border-t pt-8">
      <h2 id="match" className="text-2xl">
        <Trans>Guna milan with {viewer.name}</Trans>
      </h2>
      <div className="mt-4 grid gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-6">
          <Total
            milan={milan}
            stated={unsure.every(({ chart }) => !chart)}
            counted={
              unsure.length > 0 && (
                <>
                  <Counted {...bride} />
                  <Counted {...groom} />
                </>
              )
            }
          />
          <ConventionField value={convention} onChange={onConvention} />
          <Doshas milan={milan} manglik={{ bride: bride.manglik, groom: groom.manglik }} />
        </div>
        <Kootas milan={milan} rashis={{ bride: rashiOf(bride), groom: rashiOf(groom) }} />
      </div>
      <Poruthams milan={milan} />
      <p className="mt-6 text-soft text-sm">
        <Trans>A horoscope is a tradition, not a promise. Please decide for yourselves.</Trans>
      </p>
    </section>
  );
}
