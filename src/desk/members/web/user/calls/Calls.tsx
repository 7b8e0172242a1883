import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { byCursor } from '../../../../../kit/web/api/byCursor.ts';
import { errorText } from '../../../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../../../kit/web/api/NotLoaded.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Skeleton } from '../../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../../ui/state/toast.tsx';
import { members, type PhoneCall } from '../../members.ts';
import { EmptyText, Panel } from '../../Panel.tsx';
import { CallEntry } from './CallEntry.tsx';
import { CallForm } from './CallForm.tsx';
import { RemoveCallDialog } from './RemoveCallDialog.tsx';

/** Phone calls with a member's family, newest first, and the form that records one. */
export function Calls({ id }: { id: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState<string>();
  const [asked, setAsked] = useState<PhoneCall>();
  const opener = useRef<HTMLButtonElement>(null);
  const pressed = useRef<Element>(null);
  const found = useInfiniteQuery(members.calls.infiniteOptions(byCursor({ id })));
  const calls = found.data?.pages.flatMap(({ items }) => items) ?? [];

  const refetch = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: members.calls.key() }),
      queries.invalidateQueries({ queryKey: members.history.key() }),
    ]);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  function onSaved() {
    close();
    toast({ title: t`Call recorded` });
    void refetch();
  }

  function ask(call: PhoneCall) {
    if (removed) return;
    pressed.current = document.activeElement;
    setAsked(call);
  }

  async function remove(call: string) {
    setAsked(undefined);
    setRemoved(call);
    try {
      await members.removeCall.call({ id, call });
      toast({ title: t`Call removed` });
    } catch (error) {
      toast({ tone: 'bad', title: t`Couldn't remove the call`, description: errorText(error) });
    }
    await refetch();
    setRemoved(undefined);
    // The button that was pressed may be gone.
    opener.current?.focus();
  }

  return (
    <Panel
      title={<Trans>Calls</Trans>}
      action={
        <Button
          ref={opener}
          kind="quiet"
          size="small"
          aria-expanded={open}
          onClick={() => (open ? close() : setOpen(true))}
        >
          <Trans>Record a call</Trans>
        </Button>
      }
    >
      {open && <CallForm member={id} onSaved={onSaved} onCancel={close} />}
      {found.data ? (
        calls.length === 0 ? (
          <EmptyText>
            <Trans>No calls yet</Trans>
          </EmptyText>
        ) : (
          <ul className="divide-y divide-line">
            {calls.map((call) => (
              <CallEntry key={call.id} call={call} busy={removed === call.id} onRemove={() => ask(call)} />
            ))}
          </ul>
        )
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load the calls`} />
      ) : (
        <Skeleton className="h-24" />
      )}
      {asked && (
        <RemoveCallDialog
          call={asked}
          onRemove={() => void remove(asked.id)}
          onClose={() => setAsked(undefined)}
          onClosed={() => {
            if (pressed.current instanceof HTMLElement) pressed.current.focus();
          }}
        />
      )}
      {found.hasNextPage && (
        <div className="mt-2 grid justify-items-start gap-2">
          {found.isFetchNextPageError && (
            <p role="alert" className="text-bad-ink">
              <Trans>Couldn't load more.</Trans>
            </p>
          )}
          <Button
            kind="quiet"
            size="small"
            busy={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {found.isFetchNextPageError ? <Trans>Try again</Trans> : <Trans>Load more</Trans>}
          </Button>
        </div>
      )}
    </Panel>
  );
}
