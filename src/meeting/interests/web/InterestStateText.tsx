import { Trans } from '@lingui/react/macro';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { Dots } from '../../../ui/marks/Dots.tsx';
import type { Interest } from '../contract.ts';
import { EXPIRES_AFTER_DAYS, QUEUED_MAX_DAYS } from '../shared/rules.ts';

/** State of an interest as text, with its day. @param name of the person on the other side */
export function InterestStateText({ interest, name }: { interest: Interest; name: string }) {
  const sent = <Day time={interest.sentAt} />;
  const answered = <Day time={interest.answeredAt ?? interest.sentAt} />;
  const again = <Day time={interest.sendAgainAt ?? interest.sentAt} />;
  switch (interest.state) {
    case 'accepted':
      return interest.sent ? (
        <Dots>
          <Trans>
            {name} accepted on {answered}
          </Trans>
          <Trans>You're connected</Trans>
        </Dots>
      ) : (
        <Dots>
          <Trans>You accepted on {answered}</Trans>
          <Trans>You're connected</Trans>
        </Dots>
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
        <Dots>
          <Trans>Withdrawn on {answered}</Trans>
          <Trans>You can send another from {again}</Trans>
        </Dots>
      );
    case 'expired':
      return interest.sent ? (
        <Dots>
          <Trans>Sent on {sent}</Trans>
          <Trans>Expired after {EXPIRES_AFTER_DAYS} days</Trans>
        </Dots>
      ) : (
        <Dots>
          <Trans>Received on {sent}</Trans>
          <Trans>Expired after {EXPIRES_AFTER_DAYS} days</Trans>
        </Dots>
      );
    case 'queued':
      return (
        <Dots>
          <Trans>Sent on {sent}</Trans>
          <Trans>In queue, delivered within {QUEUED_MAX_DAYS} days</Trans>
        </Dots>
      );
    case 'pending':
      return interest.sent ? (
        <Dots>
          <Trans>Sent on {sent}</Trans>
          <Trans>No reply yet</Trans>
        </Dots>
      ) : (
        <Dots>
          <Trans>Received on {sent}</Trans>
          <Trans>Waiting for your reply</Trans>
        </Dots>
      );
  }
}
