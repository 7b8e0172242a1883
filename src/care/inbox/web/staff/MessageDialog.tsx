import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { useCachedState } from '../../../../kit/web/form/useCachedState.ts';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { ClaimButton } from '../../../../kit/web/queue/claims.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { type ContactTopic, TOPICS } from '../../shared/lists.ts';
import { inbox } from '../inbox.ts';
import { useTopicTexts } from '../useTopicTexts.ts';
import { AssignColleague } from './AssignColleague.tsx';
import { InboxThread } from './InboxThread.tsx';
import { type NewReply, ReplyForm } from './ReplyForm.tsx';

type Change = Omit<Parameters<typeof inbox.change.call>[0], 'id' | 'updatedAt'>;

const EMPTY: NewReply = { text: '', from: 'us', close: false };

type MessageDialogProps = {
  id: string;
  /** Replies that are not sent yet, by the message. */
  drafts: Map<string, NewReply>;
  onClose(): void;
};

/** One conversation: it is read, assigned, answered and closed here. */
export function MessageDialog({ id, drafts, onClose }: MessageDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const topics = useTopicTexts();
  const found = useQuery(inbox.thread.queryOptions({ input: { id } }));
  const [typed, setTyped] = useCachedState(drafts, id, EMPTY);
  const { busy, wrong, failure, submit } = useSubmit(['text']);
  const message = found.data;

  /** Returns whether it succeeded. What was typed stays where it did not. */
  async function run(act: (seen: { id: string; updatedAt: string }) => Promise<unknown>): Promise<boolean> {
    const done = await submit(() => act({ id, updatedAt: message!.updatedAt }));
    await queries.invalidateQueries({ queryKey: inbox.key() });
    return done;
  }

  async function send() {
    if (!(await run((seen) => inbox.reply.call({ ...seen, ...typed })))) return;
    if (typed.from === 'us') toast({ title: t`Reply sent`, description: t`${message!.name} gets an email.` });
    else toast({ title: t`Saved` });
    setTyped(EMPTY);
    if (typed.from === 'us') onClose();
  }

  async function change(to: Change) {
    if ((await run((seen) => inbox.change.call({ ...seen, ...to }))) && to.state !== message!.state)
      onClose();
  }

  // Somebody who writes a reply has the conversation.
  const claimed = useRef(false);
  function write(next: NewReply) {
    setTyped(next);
    if (claimed.current || busy || message?.takenById !== null || !next.text.trim()) return;
    claimed.current = true;
    void change({ state: message.state, takenBy: 'me' });
  }

  const done = message?.state === 'closed' || message?.state === 'spam';
  // What a colleague has is read, and taken over by a button.
  const writes = message !== undefined && !done && (message.mine || message.takenById === null);
  const kept = message && { takenBy: message.takenById };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={message?.name ?? <Trans>Message</Trans>}
      description={message && <span className="[overflow-wrap:anywhere]">{message.email}</span>}
      actions={
        message &&
        (done ? (
          <Button kind="quiet" busy={busy} onClick={() => void change({ state: 'new', takenBy: 'me' })}>
            <Trans>Reopen</Trans>
          </Button>
        ) : writes ? (
          <Button busy={busy} onClick={() => void send()}>
            {typed.from === 'us' ? <Trans>Send reply</Trans> : <Trans>Save</Trans>}
          </Button>
        ) : (
          <ClaimButton
            from={message.takenBy}
            busy={busy}
            onClaim={() => void change({ state: message.state, takenBy: 'me' })}
          />
        ))
      }
    >
      {found.isError && !message && <NotLoaded of={found} title={t`Couldn't load this message`} />}
      {found.isPending && <Skeleton className="h-40" />}
      {message && (
        <>
          <InboxThread message={message} />
          {failure && (
            <Notice tone="bad" className="mt-4" title={t`Not saved`}>
              {failure}
            </Notice>
          )}
          {writes && <ReplyForm typed={typed} onChange={write} error={wrong.text} />}
          {!done && (
            <div className="mt-5 grid gap-3 border-line border-t pt-5">
              <AssignColleague
                message={message}
                disabled={busy}
                onAssign={(takenBy) => void change({ state: message.state, takenBy })}
              />
              <Field label={<Trans>About</Trans>}>
                <Select
                  value={message.topic}
                  disabled={busy}
                  options={TOPICS.map((value) => ({ value, label: topics[value] }))}
                  onChange={({ target }) =>
                    void change({ ...kept!, state: message.state, topic: target.value as ContactTopic })
                  }
                />
              </Field>
              <div className="flex flex-wrap gap-3">
                <Button
                  kind="quiet"
                  size="small"
                  disabled={busy}
                  onClick={() => void change({ ...kept!, state: 'closed' })}
                >
                  <Trans>Close without a reply</Trans>
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  disabled={busy}
                  onClick={() => void change({ ...kept!, state: 'spam' })}
                >
                  <Trans>Mark as spam</Trans>
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}
