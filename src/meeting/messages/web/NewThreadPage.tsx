import { Trans } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router';
import { addUnsent, retryUnsent, useUnsent } from '../../../kit/web/outbox/outbox.ts';
import { useViewer } from '../../../kit/web/viewer.ts';
import { dropReturn } from '../../../money/payments/web/afterPaying.ts';
import { paths } from '../../../paths.ts';
import type { Card } from '../../../people/profiles/contract.ts';
import { useViewsOnly, ViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { KeepServed } from '../../../ui/state/KeepServed.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { ShutBecause } from '../shared/rules.ts';
import { messages } from './messages.ts';
import { NotYet } from './thread/ClosedNotice.tsx';
import { Composer } from './thread/Composer.tsx';
import { NoSuchThread, ThreadFailed, ThreadSkeleton } from './thread/NoSuchThread.tsx';
import { Thread } from './thread/Thread.tsx';
import { ThreadHead } from './thread/ThreadHead.tsx';
import type { Written } from './unsentMessages.ts';

const Connected = lazyPart(() => import('./connected/Connected.tsx'));

/** On a phone the conversation's head and composer are the only bars. */
export const handle = { own: true, whole: true };

/** Page where a conversation starts; redirects to it when there is one already. */
export default function NewThreadPage() {
  const { profile: id = '' } = useParams();
  const { viewer } = useViewer();
  const found = useQuery(messages.between.queryOptions({ input: { id } }));
  if (found.data?.conversation) return <Navigate to={paths.conversation(found.data.conversation)} replace />;
  if (found.data && viewer?.profile) {
    return <Begin key={id} {...found.data} me={viewer.profile.id} />;
  }
  if (found.isPending) return <ThreadSkeleton />;
  const unknown = found.error instanceof ORPCError && [404, 422].includes(found.error.status);
  return unknown ? <NoSuchThread /> : <ThreadFailed of={found} />;
}

type BeginProps = { profile: Card; shut: ShutBecause | null; masks: boolean; me: string };

function Begin({ profile, shut, masks, me }: BeginProps) {
  // A member who can write now needs no way back here from the payment.
  useEffect(() => {
    if (!shut) dropReturn();
  }, [shut]);
  const { id, name } = profile;
  const boxKey = `${me} ${id}`;
  const unsent = useUnsent<Written>(boxKey);
  return (
    <>
      <ThreadHead name={name} profile={profile} />
      {useViewsOnly() ? (
        <div className="p-4 md:p-5">
          <ViewsOnly />
        </div>
      ) : shut ? (
        <div className="grow overflow-y-auto">
          {shut === 'no_plan' && <Moment id={id} name={name} />}
          <NotYet because={shut} name={name} id={id} />
        </div>
      ) : (
        <>
          {unsent.length === 0 ? (
            <div className="grow overflow-y-auto">
              <Moment id={id} name={name} />
            </div>
          ) : (
            <Thread name={name} sent={[]} unsent={unsent} onRetry={() => retryUnsent(boxKey)} />
          )}
          <Composer
            name={name}
            draftKey={boxKey}
            masks={masks}
            begins={unsent.length === 0}
            onSend={(body) => addUnsent('firstMessage', boxKey, { to: id, body })}
          />
        </>
      )}
    </>
  );
}

/** What both families see before anybody has written. */
function Moment({ id, name }: { id: string; name: string }) {
  return (
    <div className="mx-auto max-w-form p-4 md:p-5">
      <h2 className="mb-4 text-center text-xl">
        <Trans>You're connected with {name}</Trans>
      </h2>
      <KeepServed fallback={<Skeleton className="h-72" />}>
        <Connected id={id} name={name} />
      </KeepServed>
    </div>
  );
}
