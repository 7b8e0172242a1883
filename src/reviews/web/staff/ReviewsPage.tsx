import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { page } from '../../../site/web/page.ts';
import { REVIEW_KINDS, REVIEW_STATES } from '../../rules.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { type Filter, useNextReview } from './useQueue.ts';

export const meta = () => page({ title: t`Reviews` });

/** The review queue of the staff; the filter and the opened review are in the address. */
export default function ReviewsPage() {
  const [address, setAddress] = useSearchParams();
  const filter: Filter = {
    state: REVIEW_STATES.find((state) => state === address.get('state')) ?? 'waiting',
    kind: REVIEW_KINDS.find((kind) => kind === address.get('kind')),
  };
  const findNext = useNextReview(filter.kind);
  const id = address.get('review');

  function change(changed: Partial<Filter> & { review?: string }, replace = false) {
    const { state, kind, review } = { ...filter, ...changed };
    setAddress(
      {
        ...(state === 'waiting' ? {} : { state }),
        ...(kind ? { kind } : {}),
        ...(review ? { review } : {}),
      },
      { replace },
    );
  }

  if (!id) {
    return (
      <ReviewList
        filter={filter}
        onFilter={(changed) => change(changed, true)}
        onOpen={(review) => change({ review })}
      />
    );
  }
  return (
    <ReviewPanel
      key={id}
      id={id}
      onClose={() => change({})}
      onDone={async () => change({ review: await findNext().catch(() => undefined) }, true)}
    />
  );
}
