import { Trans, useLingui } from '@lingui/react/macro';
import { Star as Icon } from 'lucide-react';
import { useViewer } from '../../../kit/web/viewer.ts';
import { classes } from '../../../ui/classes.ts';
import type { ShortlistButtonProps } from './ShortlistButton.tsx';
import { useShortlist } from './useShortlist.ts';

const looks = {
  photo: 'size-11 rounded-full border shadow-lift focus-visible:rounded-full',
  bar: 'min-h-11 rounded-xl border px-4',
  sign: 'size-11 rounded-xl',
};

/** Button of the shortlist, filled while the profile is in it. */
export default function Star({ profile, look = 'photo' }: ShortlistButtonProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { shortlisted, toggle } = useShortlist(profile);
  // Staff keep no shortlist. Nobody shortlists themselves, and a manager who can only view changes nothing.
  if (viewer && (!viewer.profile || viewer.profile.id === profile.id || viewer.profile.role === 'viewer')) {
    return null;
  }
  const { name } = profile;
  const label = t`Shortlist: ${name}`;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={shortlisted}
      title={shortlisted ? t`Remove from the shortlist` : t`Add to the shortlist`}
      onClick={toggle}
      className={classes(
        'inline-flex shrink-0 items-center justify-center gap-2 font-semibold transition active:scale-95',
        looks[look],
        look === 'photo' && 'border-line bg-raised hover:border-kumkum-ink',
        look === 'bar' && 'border-edge text-ink hover:border-kumkum-ink hover:bg-kumkum-soft',
        look === 'sign' && 'hover:bg-sunk',
      )}
    >
      <Icon aria-hidden className={classes('size-5.5 text-marigold-ink', shortlisted && 'fill-marigold')} />
      {look === 'bar' && <span>{shortlisted ? <Trans>Shortlisted</Trans> : <Trans>Shortlist</Trans>}</span>}
    </button>
  );
}
