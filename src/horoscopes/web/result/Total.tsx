import { Trans, useLingui } from '@lingui/react/macro';
import { Progress } from '../../../ui/marks/Progress.tsx';
import type { Milan } from '../../contract.ts';

/** What families usually ask for at least. */
const USUAL = 18;

/** The points of a match out of 36, and how far they are certain. */
export function Total({ milan: { total, max, range } }: { milan: Milan }) {
  const { t, i18n } = useLingui();
  const points = i18n.number(total);
  const uncertain = range && range.least !== range.most;
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className="font-semibold font-serif text-5xl text-kumkum-ink">{points}</span>
        <span className="text-soft text-xl">
          <Trans>of {max} points</Trans>
        </span>
      </p>
      <div className="mt-3">
        <Progress label={t`Guna milan`} value={total} max={max} text={t`${points} of ${max} points`} />
      </div>
      <p className="mt-3">
        {total < USUAL ? (
          <Trans>Many families look for at least {USUAL} points.</Trans>
        ) : (
          <Trans>This match has the {USUAL} points that many families look for.</Trans>
        )}
      </p>
      {uncertain && <Range least={i18n.number(range.least)} most={i18n.number(range.most)} />}
    </div>
  );
}

function Range({ least, most }: { least: string; most: string }) {
  return (
    <p className="mt-3 rounded-xl bg-marigold-soft px-4 py-3">
      <Trans>
        Between <strong>{least}</strong> and <strong>{most}</strong> points, because a time of birth is not
        known.
      </Trans>
    </p>
  );
}
