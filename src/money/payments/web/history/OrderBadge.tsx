import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import type { PaymentStatus } from '../paymentStatusText.ts';

const looks = {
  good: { tone: 'verified', Icon: CircleCheck },
  wait: { tone: 'notice', Icon: Clock },
  open: { tone: 'notice', Icon: null },
  bad: { tone: 'bad', Icon: CircleAlert },
  quiet: { tone: 'quiet', Icon: null },
} as const;

/** State of an order, in two or three words. */
export function OrderBadge({ status: { tone, state } }: { status: PaymentStatus }) {
  const { tone: look, Icon } = looks[tone];
  return (
    <Badge tone={look}>
      {Icon && <Icon aria-hidden />}
      {state}
    </Badge>
  );
}
