import { Trans, useLingui } from '@lingui/react/macro';
import { Heart, HeartCrack, HeartHandshake, type LucideIcon, Undo2 } from 'lucide-react';
import { longDate } from '../../../kit/web/locale/longDate.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { useSubject } from '../../../people/profiles/web/useSubject.ts';
import { classes } from '../../../ui/classes.ts';
import type { Interest } from '../contract.ts';
import { canAccept, canWithdraw } from '../shared/rules.ts';
import { useSendInterest } from './useSendInterest.ts';

type InterestHeartProps = { profile: { id: string; name: string }; interest: Interest | null };

const looks = {
  none: 'border-line bg-raised text-kumkum-ink hover:border-kumkum-ink hover:bg-kumkum-soft',
  sent: 'border-kumkum bg-kumkum text-on-kumkum',
  received: 'border-kumkum-ink bg-raised text-kumkum-ink hover:bg-kumkum-soft',
  connected: 'border-leaf bg-leaf text-on-leaf',
  declined: 'border-line bg-raised text-soft',
  withdrawn: 'border-line bg-raised text-soft',
};
type Look = keyof typeof looks;

const icons: Record<Look, LucideIcon> = {
  none: Heart,
  sent: Heart,
  received: Heart,
  connected: HeartHandshake,
  declined: HeartCrack,
  withdrawn: Undo2,
};

/** Heart button on a card: sends an interest, or accepts the pending one. Filled once the viewer has sent one. */
export function InterestHeart({ profile, interest }: InterestHeartProps) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const { self, name: person } = useSubject();
  const { send, busy, waiting } = useSendInterest(profile, { onCard: true });
  // Staff send no interests, nor does anybody to their own profile, nor a manager who can only view.
  if (viewer && (!viewer.profile || viewer.profile.id === profile.id || viewer.profile.role === 'viewer')) {
    return null;
  }
  const { name } = profile;
  const state = lookOf(interest);
  const look = (busy || waiting) && state === 'none' ? 'sent' : state;
  const again = interest?.sendAgainAt ? longDate(interest.sendAgainAt) : '';
  const labels: Record<Look, string> = {
    none: t`Send Interest to ${name}`,
    sent: waiting
      ? t`Interest to ${name}: waiting to send`
      : interest?.state === 'queued'
        ? t`Interest to ${name}: in queue`
        : t`Interest sent to ${name}`,
    received:
      interest?.state === 'declined'
        ? t`You declined ${name}'s interest. Accept now`
        : t`Accept interest from ${name}`,
    connected: self ? t`You're connected with ${name}` : t`${person} is connected with ${name}`,
    declined: t`${name} declined the interest`,
    withdrawn: t`You can send ${name} another interest from ${again}`,
  };
  const open = look === 'none' || look === 'received';
  const Icon = icons[look];
  return (
    <button
      type="button"
      aria-label={labels[look]}
      title={labels[look]}
      aria-pressed={look === 'sent' || look === 'connected'}
      aria-disabled={!open || busy || waiting || undefined}
      onClick={open && !busy && !waiting ? send : undefined}
      className={classes(
        'grid size-11 place-items-center rounded-full border shadow-lift transition focus-visible:rounded-full',
        open && 'active:scale-90',
        looks[look],
      )}
    >
      <Icon aria-hidden className={classes('size-5.5', look === 'sent' && 'fill-current')} />
    </button>
  );
}

/** Shows on a card that its person has sent the viewer an interest, which the heart accepts. */
export function ReceivedNote({ interest }: { interest: Interest | null }) {
  if (!interest || lookOf(interest) !== 'received' || interest.state === 'declined') return null;
  return (
    <p className="font-semibold text-leaf-ink">
      <Trans>Interest received</Trans>
    </p>
  );
}

function lookOf(interest: Interest | null): Look {
  if (!interest) return 'none';
  if (interest.sendAgainAt) return 'withdrawn';
  if (interest.state === 'accepted') return 'connected';
  if (canWithdraw(interest)) return 'sent';
  if (canAccept(interest)) return 'received';
  return interest.state === 'declined' ? 'declined' : 'none';
}
