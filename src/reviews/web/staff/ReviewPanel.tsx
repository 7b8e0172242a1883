import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { AssignSelect } from '../../../kit/web/queue/AssignSelect.tsx';
import { ClaimButton, HandledBy, ReturnButton } from '../../../kit/web/queue/claims.tsx';
import { Overdue } from '../../../kit/web/queue/QueueFrame.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { isHidden } from '../../rules.ts';
import { reviews } from '../reviews.ts';
import { kindText } from '../reviewText.ts';
import { Decided } from './Decided.tsx';
import { OtherReports } from './OtherReports.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { ReportDecisions } from './ReportDecisions.tsx';
import { ReviewSubject } from './ReviewSubject.tsx';
import { useDecision } from './useDecision.ts';

type ReviewPanelProps = { id: string; onClose(): void; onDone(): Promise<void> };

/** One review in full: its content, and the buttons that decide. `onDone` opens the next one. */
export function ReviewPanel({ id, onClose, onDone }: ReviewPanelProps) {
  const { t } = useLingui();
  const found = useQuery(reviews.read.queryOptions({ input: { id } }));
  const top = useRef<HTMLElement>(null);
  const [rejecting, setRejecting] = useState(false);
  const [opened, setOpened] = useState(false);
  const loaded = found.data !== undefined;
  // For keyboard and screen reader users the focus moves to the top of the next one.
  useEffect(() => {
    if (!loaded) return;
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [loaded]);
  const { act, busy, failure } = useDecision(found.data?.review, onDone);

  if (!found.data) {
    return (
      <>
        <Back onClose={onClose} />
        {found.isError ? (
          <NotLoaded of={found} title={t`Couldn't load this review`} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </>
    );
  }
  const { review } = found.data;
  const { state, claimedBy, mine, profile } = review;
  const free = claimedBy === null || mine;
  const waitsForMe = state === 'waiting' && free && !isHidden(review.kind);
  const unseen = (found.data.photos.length > 0 || found.data.document !== null) && !opened;

  function open() {
    setOpened(true);
    // The button that had the focus goes.
    top.current?.focus({ preventScroll: true });
  }

  /** One key for each decision, while the focus is in the review and not in a field or dialog. */
  function decideByKey(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, repeat } = event;
    if (!waitsForMe || altKey || ctrlKey || metaKey || repeat || rejecting) return;
    if (!currentTarget.contains(target as Node) || (target as Element).closest('input, textarea, select'))
      return;
    const letter = key.toLowerCase();
    if (letter === 's' && unseen) open();
    else if (letter === 'a' && !unseen) void act.approve();
    else if (letter === 'r') setRejecting(true);
    else return;
    event.preventDefault();
  }

  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={t`Review of ${profile.name}`}
      className="outline-none"
      onKeyDown={decideByKey}
    >
      <Back onClose={onClose} />
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold">{kindText(review.kind)}</b>
        <span className="text-soft">
          <Trans>
            Submitted <Day time={review.submittedAt} exact />
          </Trans>
        </span>
        {state === 'waiting' && (
          <span className="text-soft">
            <Trans>
              Due <Day time={review.dueAt} exact />
            </Trans>
          </span>
        )}
        {review.overdue && <Overdue />}
        <TextLink to={paths.adminUser(profile.publicId)}>
          <Trans>Open member's page</Trans>
        </TextLink>
      </p>
      {state === 'waiting' && (
        <div className="mb-6 flex flex-wrap items-end gap-3">
          <p className="w-full text-sm text-soft empty:hidden">
            <HandledBy name={claimedBy} mine={mine} />
          </p>
          {mine ? (
            <ReturnButton busy={busy === 'claim'} onReturn={() => void act.return()} />
          ) : (
            <ClaimButton
              kind="quiet"
              from={claimedBy}
              busy={busy === 'claim'}
              onClaim={() => void act.claim()}
            />
          )}
          <AssignSelect
            colleagues={found.data.colleagues}
            holder={review.claimedById}
            busy={busy === 'claim'}
            onAssign={async (colleague) => (await act.assign(colleague))?.colleague}
          />
        </div>
      )}
      {found.data.together.length > 0 && <OtherReports name={profile.name} reports={found.data.together} />}
      <ReviewSubject found={found.data} onOpen={unseen ? open : undefined} />
      {state !== 'waiting' ? (
        <Decided review={review} className="mt-8" />
      ) : (
        (free || failure) && (
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
                  name={profile.name}
                  others={found.data.together.filter((one) => one.claimedBy === null || one.mine)}
                  act={act}
                />
              )}
              {waitsForMe && (
                <>
                  {!unseen && (
                    <Button
                      aria-keyshortcuts="a"
                      busy={busy === 'approve'}
                      onClick={() => void act.approve()}
                    >
                      <Trans>Approve</Trans>
                    </Button>
                  )}
                  <Button aria-keyshortcuts="r" kind="danger" onClick={() => setRejecting(true)}>
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
        )
      )}
      {rejecting && (
        <RejectDialog
          name={profile.name}
          kind={review.kind}
          onReject={act.reject}
          onClose={() => setRejecting(false)}
        />
      )}
    </section>
  );
}

function Back({ onClose }: { onClose(): void }) {
  return (
    <Button kind="plain" size="small" className="-ml-4 mb-2" onClick={onClose}>
      <ArrowLeft aria-hidden className="size-5" />
      <Trans>All reviews</Trans>
    </Button>
  );
}
