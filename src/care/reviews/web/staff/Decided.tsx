import { dateTime } from '../../../../kit/web/locale/format.ts';
import { rejectionText } from '../../../../kit/web/queue/rejectionText.ts';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { isHidden } from '../../shared/rules.ts';
import { reviewStateText } from '../reviewText.ts';
import type { Review } from './useQueue.ts';

/** The decision, with its reviewer and time. */
export function Decided({ review, className }: { review: Review; className?: string }) {
  const { kind, state, reason, note, reviewer, decidedAt } = review;
  const report = isHidden(kind);
  return (
    <Notice
      tone={state === 'approved' && !report ? 'good' : 'quiet'}
      className={className}
      title={reviewStateText(kind, state)}
    >
      <p className="text-soft text-sm">
        <Dots>{[reviewer, decidedAt && dateTime(decidedAt)]}</Dots>
      </p>
      {reason && !report && <p>{rejectionText(reason)}</p>}
      {note && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
    </Notice>
  );
}
