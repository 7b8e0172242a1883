import { useQuery } from '@tanstack/react-query';
import { rejectionText } from '../../../kit/web/queue/rejectionText.ts';
import { reviews } from './reviews.ts';

/** Why the member's success story was rejected; nothing without a rejection. */
export function RejectedStory() {
  const { data = [] } = useQuery(reviews.mine.queryOptions());
  const rejected = data.find(({ kind, state }) => kind === 'story' && state === 'rejected');
  if (!rejected) return null;
  const { reason, note } = rejected;
  return (
    <>
      {reason && reason !== 'other' && <p className="mt-2">{rejectionText(reason)}</p>}
      {note && <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
    </>
  );
}
