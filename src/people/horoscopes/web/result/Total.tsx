import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Progress } from '../../../../ui/marks/Progress.tsx';
import type { Milan } from '../../contract.ts';

/** What families usually ask for at least. */
const USUAL = 18;

type TotalProps = {
  milan: Milan;
  /** Set where nobody has chosen what is counted with: then the points are from the least to the most. */
  counted?: ReactNode;
  /** Why the points are not certain, where it is not a time of birth. */
  stated?: boolean;
};

/** The points of a match out of 36, and how far they are certain. */
export function Total({ milan, counted, stated = false }: TotalProps) {
  const { t, i18n } = useLingui();
  const { total, max } = milan;
  const range = milan.range && milan.range.least < milan.range.most ? milan.range : null;
  const [least, most] = [i18n.number(range?.least ?? total), i18n.number(range?.most ?? total)];
  const points = counted && range ? t`${least}–${most}` : i18n.number(total);
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className="whitespace-nowrap font-semibold font-serif text-5xl text-kumkum-ink">{points}</span>
        <span className="text-soft text-xl">
          <Trans>of {max} points</Trans>
        </span>
      </p>
      <div className="mt-3">
        <Progress
          label={t`Guna milan`}
          value={counted && range ? range.least : total}
          max={max}
          text={t`${points} of ${max} points`}
        />
      </div>
      <p className="mt-3">
        <Reached least={range?.least ?? total} most={range?.most ?? total} />
      </p>
      {range && (
        <div className="mt-3 grid gap-1 rounded-xl bg-marigold-soft px-4 py-3">
          <p>
            {stated ? (
              <Trans>
                Between <strong>{least}</strong> and <strong>{most}</strong> points, because rashi, nakshatra
                and pada are not all known.
              </Trans>
            ) : (
              <Trans>
                Between <strong>{least}</strong> and <strong>{most}</strong> points, because a time of birth
                is not known.
              </Trans>
            )}
          </p>
          {counted}
        </div>
      )}
    </div>
  );
}

function Reached({ least, most }: { least: number; most: number }) {
  if (least >= USUAL || most < USUAL) return <Trans>Most families look for {USUAL} or more.</Trans>;
  return <Trans>Most families look for {USUAL} or more. This match may have more or fewer.</Trans>;
}
