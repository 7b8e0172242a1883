import { Trans, useLingui } from '@lingui/react/macro';
import type { Wish } from '../../../../people/profiles/shared/wishes/list.ts';
import { useCustomWishes } from '../../../../people/profiles/web/custom/useCustomWishes.ts';
import { useWishLabels } from '../../../../people/profiles/web/wishes/useWishLabels.ts';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import type { FoundProfile } from '../../contract.ts';

/** One line that says which of the viewer's preferences a profile does not meet. */
export function UnmetNote({ unmet }: Pick<FoundProfile, 'unmet'>) {
  const { t } = useLingui();
  const labels = useWishLabels();
  const custom = useCustomWishes();
  if (!unmet || unmet.length === 0) return null;
  const namesOf = (isStated: boolean) =>
    unmet
      .filter((one) => one.isStated === isStated && !(isStated && one.wish === 'gotra'))
      .map(({ wish }) => custom.labelOf(wish) ?? labels[wish as Wish])
      .join(', ');
  const [other, unknown] = [namesOf(true), namesOf(false)];
  const sameGotra = unmet.some(({ wish, isStated }) => wish === 'gotra' && isStated);
  return (
    <p className="text-sm leading-snug">
      <Dots>
        {[
          other && t`Different: ${other}`,
          sameGotra && t`Same gotra as your family`,
          unknown && t`Not stated: ${unknown}`,
        ]}
      </Dots>
    </p>
  );
}

/** The profile's guna milan points with the viewer, by which results are sorted. @param points null: unknown */
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
