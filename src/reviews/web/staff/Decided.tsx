import { Trans } from '@lingui/react/macro';
import { dateTime } from '../../../kit/web/locale/format.ts';
import { rejectionText } from '../../../kit/web/queue/rejectionText.ts';
import { Notice } from '../../../ui/state/Notice.tsx';
import type { Review } from './useQueue.ts';

/** The decision, with its reviewer and time. */
export function Decided({ review, className }: { review: Review; className?: string }) {
  const { state, reason, note, reviewer, decidedAt } = review;
  return (
    <Notice
      tone={state === 'approved' ? 'good' : 'quiet'}
      className={className}
      title={state === 'approved' ? <Trans>Approved</Trans> : <Trans>Rejected</Trans>}
    >
      <p className="text-soft text-sm">
        {[reviewer, decidedAt && dateTime(decidedAt)].filter(Boolean).join(' · ')}
      </p>
      {reason && <p>{rejectionText(reason)}</p>}
      {note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
    </Notice>
  );
}
