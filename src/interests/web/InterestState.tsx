import { Trans } from '@lingui/react/macro';
import { date } from '../../kit/web/format.ts';
import type { Interest } from '../contract.ts';

/** Where an interest stands, in words, with the day. */
export function InterestState({ interest, name }: { interest: Interest; name: string }) {
  const sent = date(interest.sentAt);
  const answered = interest.answeredAt ? date(interest.answeredAt) : sent;
  switch (interest.state) {
    case 'accepted':
      return <Trans>You are connected since {answered}.</Trans>;
    case 'declined':
      return interest.sent ? (
        <Trans>
          {name} declined on {answered}.
        </Trans>
      ) : (
        <Trans>You declined on {answered}.</Trans>
      );
    case 'withdrawn':
      return <Trans>You withdrew it on {answered}.</Trans>;
    case 'expired':
      return <Trans>Sent on {sent}; nobody answered within 90 days.</Trans>;
    case 'pending':
      return interest.sent ? (
        <Trans>Sent on {sent}. No answer yet.</Trans>
      ) : (
        <Trans>Received on {sent}. Waits for your answer.</Trans>
      );
  }
}
