import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Overdue } from '../../../../kit/web/queue/QueueFrame.tsx';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import { isHidden } from '../../shared/rules.ts';
import { reviews } from '../reviews.ts';
import { kindText } from '../reviewText.ts';
import { Decided } from './Decided.tsx';
import { DecisionBar, isAvailable } from './decision/DecisionBar.tsx';
import { Handling } from './decision/Handling.tsx';
import { RejectDialog } from './decision/RejectDialog.tsx';
import { useDecision } from './decision/useDecision.ts';
import { OtherReports } from './OtherReports.tsx';
import { ReviewSubject } from './ReviewSubject.tsx';

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
  const decision = useDecision(found.data?.review, onDone);

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
  const { profile } = review;
  const waiting = review.state === 'waiting';
  const decidesByKey = waiting && isAvailable(review) && !isHidden(review.kind);
  const unseen = (found.data.photos.length > 0 || found.data.document !== null) && !opened;

  function open() {
    setOpened(true);
    // The button that had the focus goes.
    top.current?.focus({ preventScroll: true });
  }

  /** One key for each decision, while the focus is in the review and not in a field or dialog. */
  function decideByKey(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, repeat } = event;
    if (!decidesByKey || altKey || ctrlKey || metaKey || repeat || rejecting) return;
    if (!currentTarget.contains(target as Node) || (target as Element).closest('input, textarea, select'))
      return;
    const letter = key.toLowerCase();
    if (letter === 's' && unseen) open();
    else if (letter === 'a' && !unseen) void decision.act.approve();
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
        {waiting && (
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
      {waiting && <Handling review={review} colleagues={found.data.colleagues} decision={decision} />}
      {found.data.together.length > 0 && <OtherReports name={profile.name} reports={found.data.together} />}
      <ReviewSubject found={found.data} onOpen={unseen ? open : undefined} />
      {waiting ? (
        <DecisionBar
          found={found.data}
          decision={decision}
          unseen={unseen}
          onReject={() => setRejecting(true)}
        />
      ) : (
        <Decided review={review} className="mt-8" />
      )}
      {rejecting && (
        <RejectDialog
          name={profile.name}
          kind={review.kind}
          onReject={decision.act.reject}
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
