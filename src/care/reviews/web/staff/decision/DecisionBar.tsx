import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../../ui/Button.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import { isHidden } from '../../../shared/rules.ts';
import type { reviews } from '../../reviews.ts';
import type { Review } from '../useQueue.ts';
import { ReportDecisions } from './ReportDecisions.tsx';
import type { ReviewDecision } from './useDecision.ts';

type OpenReview = Awaited<ReturnType<typeof reviews.read.call>>;

type DecisionBarProps = {
  found: OpenReview;
  decision: ReviewDecision;
  /** Whether the reviewer has not opened a photo or document yet: approving comes after that. */
  unseen: boolean;
  onReject(): void;
};

/** The buttons that decide, at the lower edge of the screen; nothing where a colleague is handling the review. */
export function DecisionBar({ found, decision, unseen, onReject }: DecisionBarProps) {
  const { t } = useLingui();
  const { act, busy, failure } = decision;
  const { review, together, reported, suspended } = found;
  const free = isAvailable(review);
  if (!free && !failure) return null;
  return (
    <div
      data-lower-edge
      className="sticky bottom-0 z-10 -mx-4 mt-8 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-8 md:px-8"
    >
      {failure && (
        <Notice tone="bad" title={t`Not saved`} className="mb-3">
          {failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {free && isHidden(review.kind) && (
          <ReportDecisions
            key={review.id}
            name={review.profile.name}
            others={together.filter(isAvailable)}
            reasons={reported?.reports.flatMap((one) => one.reasons) ?? []}
            suspended={suspended}
            act={act}
          />
        )}
        {free && !isHidden(review.kind) && (
          <>
            {!unseen && (
              <Button aria-keyshortcuts="a" busy={busy === 'approve'} onClick={() => void act.approve()}>
                <Trans>Approve</Trans>
              </Button>
            )}
            <Button aria-keyshortcuts="r" kind="danger" onClick={onReject}>
              <Trans>Reject</Trans>
            </Button>
            <p className="ml-2 text-sm text-soft max-md:hidden">
              {unseen ? (
                <Trans>With the keyboard: S shows, R rejects.</Trans>
              ) : (
                <Trans>With the keyboard: A approves, R rejects.</Trans>
              )}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** Whether no colleague is handling it. */
export const isAvailable = ({ claimedBy, mine }: Pick<Review, 'claimedBy' | 'mine'>) =>
  claimedBy === null || mine;
