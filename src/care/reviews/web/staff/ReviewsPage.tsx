import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { partsOf, REVIEW_KINDS } from '../../shared/rules.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { type Filter, useNextReview } from './useQueue.ts';

export const meta = () => page({ title: t`Reviews` });

/** The review queue of the staff; the filter and the opened review are in the address. */
export default function ReviewsPage() {
  const [address, setAddress] = useSearchParams();
  const kind = REVIEW_KINDS.find((kind) => kind === address.get('kind'));
  const filter: Filter = {
    kind,
    state: partsOf(kind).find((part) => part === address.get('state')) ?? 'waiting',
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
