import { AssignSelect } from '../../../../../kit/web/queue/AssignSelect.tsx';
import { ClaimButton, HandledBy, ReturnButton } from '../../../../../kit/web/queue/claims.tsx';
import type { Review } from '../useQueue.ts';
import type { ReviewDecision } from './useDecision.ts';

type HandlingProps = {
  review: Review;
  colleagues: readonly { accountId: number; name: string }[];
  decision: ReviewDecision;
};

/** Who is handling a review, and the buttons that change it. */
export function Handling({ review, colleagues, decision: { act, busy } }: HandlingProps) {
  const { claimedBy, claimedById, mine } = review;
  const claiming = busy === 'claim';
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3">
      <p className="w-full text-sm text-soft empty:hidden">
        <HandledBy name={claimedBy} mine={mine} />
      </p>
      {mine ? (
        <ReturnButton busy={claiming} onReturn={() => void act.return()} />
      ) : (
        <ClaimButton kind="quiet" from={claimedBy} busy={claiming} onClaim={() => void act.claim()} />
      )}
      <AssignSelect
        colleagues={colleagues}
        holder={claimedById}
        busy={claiming}
        onAssign={async (colleague) => (await act.assign(colleague))?.colleague}
      />
    </div>
  );
}
