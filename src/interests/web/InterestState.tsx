import { Trans } from '@lingui/react/macro';
import { Day } from '../../kit/web/locale/Day.tsx';
import type { Interest } from '../contract.ts';
import { QUEUED_MAX_DAYS } from '../intake/rules.ts';
import { EXPIRES_AFTER_DAYS } from '../rules.ts';

/** State of an interest as text, with its day. @param name of the person on the other side */
export function InterestState({ interest, name }: { interest: Interest; name: string }) {
  const sent = <Day time={interest.sentAt} />;
  const answered = <Day time={interest.answeredAt ?? interest.sentAt} />;
  const again = <Day time={interest.sendAgainAt ?? interest.sentAt} />;
  switch (interest.state) {
    case 'accepted':
      return interest.sent ? (
        <Trans>
          {name} accepted on {answered} · You're connected
        </Trans>
      ) : (
        <Trans>You accepted on {answered} · You're connected</Trans>
      );
    case 'declined':
      return interest.sent ? (
        <Trans>
          {name} declined on {answered}
        </Trans>
      ) : (
        <Trans>You declined on {answered}</Trans>
      );
    case 'withdrawn':
      if (!interest.sendAgainAt) return <Trans>Withdrawn on {answered}</Trans>;
      return (
        <Trans>
          Withdrawn on {answered} · You can send another from {again}
        </Trans>
      );
    case 'expired':
      return interest.sent ? (
        <Trans>
          Sent on {sent} · Expired after {EXPIRES_AFTER_DAYS} days
        </Trans>
      ) : (
        <Trans>
          Received on {sent} · Expired after {EXPIRES_AFTER_DAYS} days
        </Trans>
      );
    case 'queued':
      return (
        <Trans>
          Sent on {sent} · In queue, delivered within {QUEUED_MAX_DAYS} days
        </Trans>
      );
    case 'pending':
      return interest.sent ? (
        <Trans>Sent on {sent} · No reply yet</Trans>
      ) : (
        <Trans>Received on {sent} · Waiting for your reply</Trans>
      );
  }
}
