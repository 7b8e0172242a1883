import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { HandledBy } from '../../../../kit/web/queue/claims.tsx';
import { QueueFrame, type QueueRow } from '../../../../kit/web/queue/QueueFrame.tsx';
import { rejectionText } from '../../../../kit/web/queue/rejectionText.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { isHidden, partsOf, type QueuePart, REVIEW_KINDS, type ReviewKindName } from '../../shared/rules.ts';
import { kindText, partText } from '../reviewText.ts';
import { type Filter, type QueuedReview, type Review, useQueue } from './useQueue.ts';

type ReviewListProps = {
  filter: Filter;
  onFilter(changed: Partial<Filter>): void;
  onOpen(id: string): void;
};

/** The queue of reviews, by state and kind. */
export function ReviewList({ filter, onFilter, onOpen }: ReviewListProps) {
  const { t } = useLingui();
  const found = useQueue(filter);
  const first = found.data?.pages[0];
  const waitingOf = (kind: ReviewKindName) => first?.waitingOf.find((one) => one.kind === kind)?.waiting ?? 0;
  const waiting = filter.kind ? waitingOf(filter.kind) : (first?.waiting ?? 0);
  const parts = partsOf(filter.kind);
  const labelOf = (part: QueuePart) =>
    part === 'waiting' ? (
      <span className="flex items-center gap-2">
        {partText(part)}
        {waiting > 0 && <Badge tone="kumkum">{waiting}</Badge>}
      </span>
    ) : (
      partText(part)
    );
  const queue = (
    <QueueFrame
      found={found}
      rowsOf={({ items }) => items.map((review) => rowOf(review, onOpen))}
      headings={{
        time: filter.state === 'waiting' ? <Trans>Submitted</Trans> : <Trans>Decided</Trans>,
        what: <Trans>Review</Trans>,
      }}
      empty={nothing[filter.state]}
      failed={t`Couldn't load the reviews`}
    />
  );
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">
          <Trans>Reviews</Trans>
        </h1>
        <Field label={<Trans>Show</Trans>} className="w-full sm:w-60">
          <Select
            value={filter.kind ?? ''}
            empty={t`All`}
            options={REVIEW_KINDS.map((kind) => {
              const count = waitingOf(kind);
              return { value: kind, label: count > 0 ? `${kindText(kind)} (${count})` : kindText(kind) };
            })}
            onChange={({ target }) => onFilter({ kind: REVIEW_KINDS.find((kind) => kind === target.value) })}
          />
        </Field>
      </div>
      <Tabs
        label={t`Review status`}
        value={filter.state}
        onValueChange={(value) => onFilter({ state: parts.find((part) => part === value) })}
        tabs={parts.map((part) => ({ value: part, label: labelOf(part), content: queue }))}
      />
    </>
  );
}

const rowOf = (review: QueuedReview, onOpen: (id: string) => void): QueueRow => ({
  id: review.id,
  shownAt: review.decidedAt ?? review.submittedAt,
  overdue: review.overdue,
  name: review.profile.name,
  about: review.profile.publicId,
  kind: (
    <Badge>
      {review.together > 1 ? (
        <Plural value={review.together} one="# report" other="# reports" />
      ) : (
        kindText(review.kind)
      )}
    </Badge>
  ),
  text: isHidden(review.kind)
    ? review.note
    : review.reason && [rejectionText(review.reason), review.note].filter(Boolean).join(': '),
  status: <Status review={review} />,
  opens: <Trans>review of {review.profile.name}</Trans>,
  onOpen: () => onOpen(review.id),
});

function Status({ review: { state, dueAt, claimedBy, mine, reviewer } }: { review: Review }) {
  if (state !== 'waiting') return reviewer && <Trans>Decided by {reviewer}</Trans>;
  if (claimedBy) return <HandledBy name={claimedBy} mine={mine} />;
  return (
    <Trans>
      Due <Day time={dueAt} exact />
    </Trans>
  );
}

const nothing: Record<QueuePart, { title: ReactNode; text: ReactNode }> = {
  waiting: {
    title: <Trans>All clear</Trans>,
    text: <Trans>New profiles, text, photos and reports appear here for review.</Trans>,
  },
  approved: {
    title: <Trans>Nothing approved yet</Trans>,
    text: <Trans>Approved profiles, text and photos appear here.</Trans>,
  },
  rejected: {
    title: <Trans>Nothing rejected yet</Trans>,
    text: <Trans>Rejected profiles, text and photos appear here.</Trans>,
  },
  upheld: {
    title: <Trans>No upheld reports yet</Trans>,
    text: <Trans>Reports that were right appear here.</Trans>,
  },
  dismissed: {
    title: <Trans>No dismissed reports yet</Trans>,
    text: <Trans>Reports that were wrong appear here.</Trans>,
  },
};
