import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RejectReason } from '../../../../../kit/shared/api/rejections.ts';
import { errorText, fieldErrors } from '../../../../../kit/web/api/errors.ts';
import { toast } from '../../../../../ui/state/toast.tsx';
import { reviews } from '../../reviews.ts';
import type { Review } from '../useQueue.ts';

type Act = 'approve' | 'reject' | 'claim';
export type ReviewVersion = { id: string; version: number };
export type SuspensionChoice = NonNullable<Parameters<typeof reviews.decide.call>[0]['suspension']>;
export type Rejection = { reason: RejectReason | null; note: string };

export type ReviewDecision = ReturnType<typeof useDecision>;

/** Returns a reviewer's actions on a review. A refusal is in `failure`, and the shown data is refetched. */
export function useDecision(review: Review | undefined, onDone: () => Promise<void>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<Act>();
  const [failure, setFailure] = useState<string>();
  const refetch = () => queries.invalidateQueries({ queryKey: reviews.key() });

  /** @returns the errors of single fields; undefined when it is done or refused as a whole */
  async function run(act: Act, send: (review: Review) => Promise<unknown>, done: string | null) {
    if (!review || busy) return;
    setBusy(act);
    setFailure(undefined);
    try {
      await send(review);
      if (done) {
        toast({ title: done, description: review.profile.name });
        await onDone();
      }
      void refetch();
    } catch (error) {
      void refetch();
      const fields = fieldErrors(error);
      if (Object.keys(fields).length > 0) return fields;
      setFailure(errorText(error));
    } finally {
      setBusy(undefined);
    }
  }

  const act = {
    approve: () =>
      run(
        'approve',
        ({ id, version }) => reviews.decide.call({ id, version, state: 'approved' }),
        t`Approved`,
      ),
    reject: ({ reason, note }: Rejection) =>
      run(
        'reject',
        ({ id, version }) =>
          reviews.decide.call({ id, version, state: 'rejected', reason, note: note || null }),
        t`Rejected`,
      ),
    /** Decides on a report, and on others alike; the note is for colleagues. */
    dismiss: (note: string, also: ReviewVersion[]) =>
      run(
        'approve',
        ({ id, version }) =>
          reviews.decide.call({ id, version, state: 'approved', note: note || null, also }),
        t`Dismissed`,
      ),
    uphold: (note: string, also: ReviewVersion[], suspension: SuspensionChoice | null) =>
      run(
        'reject',
        ({ id, version }) =>
          reviews.decide.call({ id, version, state: 'rejected', note: note || null, also, suspension }),
        suspension ? t`Upheld and suspended` : t`Upheld`,
      ),
    claim: () => run('claim', ({ id, claimedAt }) => reviews.claim.call({ id, claimedAt }), null),
    return: () =>
      run('claim', ({ id, claimedAt }) => reviews.claim.call({ id, claimedAt, colleague: null }), null),
    assign: (colleague: number) =>
      run('claim', ({ id, claimedAt }) => reviews.claim.call({ id, claimedAt, colleague }), t`Assigned`),
  };
  return { act, busy, failure };
}
