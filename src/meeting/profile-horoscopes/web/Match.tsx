import { Trans } from '@lingui/react/macro';
import { SiteMark } from '../../../base/site/web/SiteMark.tsx';
import { useSite } from '../../../base/site/web/useSite.ts';
import type { Milan } from '../../../people/horoscopes/contract.ts';
import { ConventionField } from '../../../people/horoscopes/web/result/ConventionField.tsx';
import { Doshas } from '../../../people/horoscopes/web/result/Doshas.tsx';
import { Kootas } from '../../../people/horoscopes/web/result/Kootas.tsx';
import { Poruthams } from '../../../people/horoscopes/web/result/Poruthams.tsx';
import { Total } from '../../../people/horoscopes/web/result/Total.tsx';
import type { ShownHoroscope, ShownPerson } from '../contract.ts';

type MatchProps = {
  shown: ShownHoroscope;
  match: NonNullable<ShownHoroscope['match']>;
  convention: Milan['convention'];
  onConvention(convention: Milan['convention']): void;
};

/** Says which of the possible places of the Moon the table uses. */
function Counted({ name, counted }: ShownPerson) {
  if (!counted) return null;
  const { rashiName, nakshatraName, pada } = counted;
  if (pada === null)
    return (
      <p>
        <Trans>
          Calculated here with {rashiName}, {nakshatraName} for {name}.
        </Trans>
      </p>
    );
  return (
    <p>
      <Trans>
        Calculated here with {rashiName}, {nakshatraName}, pada {pada} for {name}.
      </Trans>
    </p>
  );
}

const knownOf = ({ name, manglik, statedManglik }: ShownPerson) => ({ name, manglik, stated: statedManglik });

/** For paper: whose match it is, and from which site. */
function PrintHead({ names }: { names: string[] }) {
  const { name } = useSite();
  return (
    <div className="mb-6 hidden items-center gap-3 print:flex">
      <SiteMark className="size-8 shrink-0" />
      <p className="font-semibold">
        {name}: {names.join(', ')}
      </p>
    </div>
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
      <PrintHead names={[bride.name, groom.name]} />
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
          <Doshas milan={milan} sides={{ bride: knownOf(bride), groom: knownOf(groom) }} />
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
