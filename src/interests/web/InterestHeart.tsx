import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { useViewer } from '../../kit/web/viewer.ts';
import { classes } from '../../ui/classes.ts';
import type { Interest } from '../contract.ts';
import { canAccept } from '../rules.ts';
import { useSendInterest } from './send.ts';

type InterestHeartProps = { profile: { id: string; name: string }; interest: Interest | null };

/** The heart on a card: sends an interest, or accepts the one that waits. Filled once there is one from here. */
export function InterestHeart({ profile, interest }: InterestHeartProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { send, busy, sent } = useSendInterest(profile, { onCard: true });
  if (viewer && (!viewer.profile || viewer.profile.id === profile.id)) return null;
  const now = sent ?? interest;
  const { name } = profile;
  const given = now?.state === 'accepted' || (now?.sent === true && now.state === 'pending');
  const closed = given || (now?.sent === true && now.state === 'declined');
  const label = !now
    ? t`Send Interest to ${name}`
    : now.state === 'accepted'
      ? t`You are connected with ${name}`
      : now.sent && now.state === 'pending'
        ? t`Interest sent to ${name}`
        : now.sent && now.state === 'declined'
          ? t`${name} has declined your interest`
          : canAccept(now)
            ? t`${name} has sent you an interest: accept`
            : t`Send Interest to ${name}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={given}
      aria-disabled={closed || busy || undefined}
      onClick={closed ? undefined : send}
      className={classes(
        'grid size-11 place-items-center rounded-full border shadow-lift transition-colors focus-visible:rounded-full',
        given ? 'border-kumkum bg-kumkum text-on-kumkum' : 'border-line bg-raised text-kumkum-ink',
        !closed && 'hover:bg-kumkum-soft',
        busy && 'animate-breathe',
      )}
    >
      <Heart aria-hidden className={classes('size-5', given && 'fill-current')} />
    </button>
  );
}
