import { Plural, Trans } from '@lingui/react/macro';
import { Check, Clock, MessageCircle } from 'lucide-react';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { Badge } from '../../../ui/marks/Badge.tsx';
import { Dots } from '../../../ui/marks/Dots.tsx';
import { Summary } from '../../../ui/marks/Summary.tsx';
import type { RequestState } from '../shared/rules.ts';
import type { requests } from './requests.ts';

type Request = Awaited<ReturnType<typeof requests.list.call>>[number];

/** Requests of one kind with the team's answers, newest first; earlier ones are folded. */
export function RequestThread({ requests }: { requests: Request[] }) {
  const [newest, ...earlier] = requests;
  if (!newest) return null;
  return (
    <div className="mt-4">
      <OneRequest request={newest} />
      {earlier.length > 0 && (
        <details className="mt-3">
          <Summary className="text-kumkum-ink">
            <Plural value={earlier.length} one="# earlier request" other="# earlier requests" />
          </Summary>
          <div className="mt-2 grid gap-4">
            {earlier.map((request) => (
              <OneRequest key={request.id} request={request} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function OneRequest({ request }: { request: Request }) {
  const { message, answer, createdAt, updatedAt, state } = request;
  return (
    <div className="max-w-text border-clay border-l-2 pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <span>
          <Dots>
            <Trans>You</Trans>
            <Day time={createdAt} />
          </Dots>
        </span>
        <StateBadge state={state} />
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
      {answer && (
        <>
          <p className="mt-3 text-sm text-soft">
            <Dots>
              <Trans>Our team</Trans>
              <Day time={updatedAt} />
            </Dots>
          </p>
          <p className="whitespace-pre-line font-semibold [overflow-wrap:anywhere]">{answer}</p>
        </>
      )}
    </div>
  );
}

function StateBadge({ state }: { state: RequestState }) {
  switch (state) {
    case 'open':
      return (
        <Badge>
          <Clock aria-hidden />
          <Trans>Waiting for our team</Trans>
        </Badge>
      );
    case 'in_progress':
      return (
        <Badge tone="notice">
          <MessageCircle aria-hidden />
          <Trans>Our team is working on it</Trans>
        </Badge>
      );
    case 'done':
      return (
        <Badge tone="verified">
          <Check aria-hidden />
          <Trans>Replied</Trans>
        </Badge>
      );
  }
}
