import { Trans } from '@lingui/react/macro';
import { date } from '../../kit/web/locale/format.ts';
import type { Interest } from '../contract.ts';
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
          {name} accepted on {answered}. You are connected.
        </Trans>
      ) : (
        <Trans>You accepted on {answered}. You are connected.</Trans>
      );
    case 'declined':
      return interest.sent ? (
        <Trans>
          {name} declined on {answered}.
        </Trans>
      ) : (
        <Trans>You declined on {answered}.</Trans>
      );
    case 'withdrawn':
      if (!interest.sendAgainAt) return <Trans>You withdrew it on {answered}.</Trans>;
      return (
        <Trans>
          You withdrew it on {answered}. You can send another interest from {again}.
        </Trans>
      );
    case 'expired':
      return interest.sent ? (
        <Trans>
          Sent on {sent}. It ran out after {EXPIRES_AFTER_DAYS} days without an answer.
        </Trans>
      ) : (
        <Trans>
          Received on {sent}. It ran out after {EXPIRES_AFTER_DAYS} days without an answer.
        </Trans>
      );
    case 'pending':
      return interest.sent ? (
        <Trans>Sent on {sent}. No answer yet.</Trans>
      ) : (
        <Trans>Received on {sent}. Waits for your answer.</Trans>
      );
  }
}

function Day({ time }: { time: string }) {
  return (
    <time dateTime={time} className="whitespace-nowrap">
      {date(time)}
    </time>
  );
}
