import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../ui/TextLink.tsx';
import type { SentSuggestion } from '../../contract.ts';
import { suggestions } from '../suggestions.ts';
import { replyText } from './replyTexts.ts';

/** One suggestion: the note, each family's reply and reason, and the button that withdraws it. */
export function SuggestionDialog({
  suggestion: { id, note, sentAt, changedAt, newReply, sides, withdrawable },
  onClose,
}: {
  suggestion: SentSuggestion;
  onClose(): void;
}) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  // A reply that arrives while this is open is shown, and so read too. Where it fails, it stays new.
  useEffect(() => {
    if (newReply) void suggestions.seen.call({ id, changedAt }).catch(() => {});
  }, [id, changedAt, newReply]);

  async function withdraw() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await suggestions.withdraw.call({ id });
      toast({ title: t`Suggestion withdrawn` });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
    await queries.invalidateQueries({ queryKey: suggestions.staffList.key() });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Suggested match</Trans>}
      description={
        <Trans>
          Sent on <Day time={sentAt} exact />
        </Trans>
      }
      actions={
        withdrawable && (
          <Button kind="danger" busy={busy} onClick={() => void withdraw()}>
            <Trans>Withdraw</Trans>
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <section>
          <h3 className="font-semibold">
            <Trans>Note to both families</Trans>
          </h3>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
        </section>
        {sides.map((side) => (
          <section key={side.id}>
            <h3 className="font-semibold [overflow-wrap:anywhere]">
              <TextLink to={paths.adminUser(side.id)} className="inline-flex min-h-11 items-center">
                {side.name}
              </TextLink>{' '}
              <span className="font-normal text-soft">{side.id}</span>
            </h3>
            <p>
              <Dots>
                {replyText(side.reply)}
                {side.repliedAt && (
                  <span className="text-soft">
                    <Day time={side.repliedAt} exact />
                  </span>
                )}
              </Dots>
            </p>
            {side.reason && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{side.reason}</p>}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
