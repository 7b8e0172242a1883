import { Trans, useLingui } from '@lingui/react/macro';

/** The points of guna milan with the viewer, by which the results are in order. @param points null: not known */
export function GunaNote({ points }: { points: number | null }) {
  const { i18n } = useLingui();
  return (
    <p className="text-sm leading-snug">
      {points === null ? (
        <Trans>Guna points not available</Trans>
      ) : (
        <Trans>Guna points: {i18n.number(points)} of 36</Trans>
      )}
    </p>
  );
}
