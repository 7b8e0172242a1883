import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText, fieldErrors } from '../../../../kit/web/api/errors.ts';
import { useCachedState } from '../../../../kit/web/form/useCachedState.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { AssignSelect } from '../../../../kit/web/queue/AssignSelect.tsx';
import { ClaimButton, HandledBy, ReturnButton } from '../../../../kit/web/queue/claims.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../ui/form/TextInput.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { featureName } from '../../../memberships/web/featureName.tsx';
import { requests } from '../requests.ts';
import type { QueuedRequest } from './Queue.tsx';

const ANSWER_MAX = 4000;

type AnswerDialogProps = {
  request: QueuedRequest;
  colleagues: readonly { accountId: number; name: string }[];
  /** Replies that are not sent yet, by the request. */
  drafts: Map<string, string>;
  /** The request after a change. */
  onChange(request: QueuedRequest): void;
  onClose(): void;
};

/** One request in full: it is claimed, taken over or answered here. */
export function AnswerDialog({ request, colleagues, drafts, onChange, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [answer, setAnswer] = useCachedState(drafts, request.id, '');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<{ words: string; late: boolean }>();
  const { id, updatedAt, state, takenBy, mine, member } = request;

  /** @returns why a colleague is refused; undefined if none is */
  async function change(to: 'in_progress' | 'done', colleague?: number | null): Promise<string | undefined> {
    setBusy(true);
    setFailure(undefined);
    setWrong(undefined);
    try {
      const changed = await requests.change.call({
        id,
        updatedAt,
        state: to,
        answer: to === 'done' ? answer : null,
        ...(colleague !== undefined && { colleague }),
      });
      if (to === 'done') {
        toast({ title: t`Reply sent`, description: t`${member.name} can see it now and gets an email.` });
        onClose();
      } else onChange(changed);
    } catch (error) {
      const { answer: words, colleague: refused } = fieldErrors(error);
      if (refused) return refused;
      if (words) setWrong(words);
      else setFailure({ words: errorText(error), late: error instanceof ORPCError && error.status === 409 });
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: requests.queue.key() });
    }
  }

  const answering = state === 'in_progress' && mine;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={featureName({ entitlement: request.entitlement, quota: null })}
      description={
        <span className="[overflow-wrap:anywhere]">
          <Dots>{[member.name, member.publicId, request.plan]}</Dots>
        </span>
      }
      actions={
        failure?.late || state === 'done' ? (
          <Button kind="quiet" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        ) : answering ? (
          <>
            <ReturnButton busy={busy} onReturn={() => void change('in_progress', null)} />
            <Button busy={busy} onClick={() => void change('done')}>
              <Trans>Send reply</Trans>
            </Button>
          </>
        ) : (
          <ClaimButton from={takenBy} busy={busy} onClaim={() => void change('in_progress')} />
        )
      }
    >
      <p className="text-sm text-soft">
        <Day time={request.createdAt} exact />
      </p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{request.message}</p>
      {failure && (
        <Notice tone="bad" className="mt-4" title={t`Not saved`}>
          {failure.words}
        </Notice>
      )}
      {state === 'done' && (
        <div className="mt-5 border-clay border-l-2 pl-4">
          <p className="text-sm text-soft">
            <Dots>
              {takenBy}
              <Day time={updatedAt} exact />
            </Dots>
          </p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{request.answer}</p>
        </div>
      )}
      {state === 'in_progress' && !mine && !failure && (
        <p className="mt-4 text-soft">
          <HandledBy name={takenBy} mine={false} />
        </p>
      )}
      {state !== 'done' && !failure?.late && (
        <div className="mt-4">
          <AssignSelect
            colleagues={colleagues}
            holder={request.takenById}
            busy={busy}
            onAssign={(colleague) => change('in_progress', colleague)}
          />
        </div>
      )}
      {answering && (
        <Field
          className="mt-5"
          label={<Trans>Reply</Trans>}
          help={<Trans>The member sees it on the site and gets an email. This closes the request.</Trans>}
          error={wrong}
        >
          <TextArea
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
            rows={6}
            limit={ANSWER_MAX}
          />
        </Field>
      )}
    </Dialog>
  );
}
