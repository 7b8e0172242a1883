import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../kit/web/api/NotLoaded.tsx';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { clockTime } from '../../../kit/web/locale/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dots } from '../../../ui/marks/Dots.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { accountAccess, type OwnAccess } from './accountAccess.ts';

/** Requests of our team to see the site as the account does: each is allowed, declined or stopped here. */
export function TeamAccess() {
  const found = useQuery(accountAccess.list.queryOptions());
  const list = useRef<HTMLDivElement>(null);
  if (found.isError) return <NotLoaded of={found} />;
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <p className="max-w-text text-soft">
        <Trans>
          When you need help, someone from our team can ask to see the site as you see it. They can only view
          it, for one hour. Your messages, payments, login and other families' contact details stay private.
        </Trans>
      </p>
      {!found.data ? (
        <Skeleton className="mt-4 h-24" />
      ) : found.data.length === 0 ? (
        <p className="mt-4">
          <Trans>No requests from our team</Trans>
        </p>
      ) : (
        <ul className="mt-4 divide-y divide-line rounded-xl border border-line bg-raised">
          {found.data.map((access) => (
            <Access key={access.id} access={access} onDone={() => list.current?.focus()} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Access({ access, onDone }: { access: OwnAccess; onDone(): void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { id, state, reason, profile, askedAt, lastUsedAt } = access;
  const options = {
    onSuccess: () => onDone(),
    onError: (error: unknown) =>
      toast({ tone: 'bad' as const, title: t`Not saved`, description: errorText(error) }),
    onSettled: () => queries.invalidateQueries({ queryKey: accountAccess.list.key() }),
  };
  const answer = useMutation(accountAccess.answer.mutationOptions(options));
  const end = useMutation(accountAccess.end.mutationOptions(options));
  const busy = answer.isPending || end.isPending;
  return (
    <li className="p-4">
      <p className="font-semibold [overflow-wrap:anywhere]">
        <Title access={access} />
      </p>
      <p className="[overflow-wrap:anywhere]">
        <Trans>Reason: {reason}</Trans>
      </p>
      <p className="text-soft text-sm [overflow-wrap:anywhere]">
        <Dots>
          <Trans>{profile.name}'s profile</Trans>
          <Day time={askedAt} exact />
          {lastUsedAt && (
            <Trans>
              Last viewed <Day time={lastUsedAt} exact />
            </Trans>
          )}
        </Dots>
      </p>
      {state === 'asked' && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" busy={busy} onClick={() => answer.mutate({ id, allowed: true })}>
            <Trans>Allow for 1 hour</Trans>
          </Button>
          <Button kind="quiet" size="small" busy={busy} onClick={() => answer.mutate({ id, allowed: false })}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      )}
      {state === 'allowed' && (
        <Button kind="danger" size="small" className="mt-3" busy={busy} onClick={() => end.mutate({ id })}>
          <Trans>Stop access</Trans>
        </Button>
      )}
    </li>
  );
}

function Title({ access: { state, colleague, endsAt } }: { access: OwnAccess }) {
  const { t } = useLingui();
  const name = colleague ?? t`Our team`;
  const until = clockTime(endsAt);
  switch (state) {
    case 'asked':
      return <Trans>{name} asks to see your account</Trans>;
    case 'allowed':
      return (
        <Trans>
          {name} can see your account until {until}
        </Trans>
      );
    case 'declined':
      return <Trans>{name} asked to see your account. You declined.</Trans>;
    case 'ended':
      return <Trans>{name} asked to see your account. The request has ended.</Trans>;
  }
}
