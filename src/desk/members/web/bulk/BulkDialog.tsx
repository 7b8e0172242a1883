import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { EMPTY_SANCTION, SanctionFields } from '../../../../people/sanctions/web/SanctionFields.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { BulkAction } from '../../shared/rules.ts';
import { ReasonField } from '../dialogs/ReasonField.tsx';
import { members } from '../members.ts';
import { AffectedMembers, BulkResultList, type BulkResults } from './BulkLists.tsx';

export type BulkWanted = Omit<Parameters<typeof members.previewBulk.call>[0], 'act'>;

type BulkDialogProps = { act: BulkAction; wanted: BulkWanted; onDone(): void; onClose(): void };

/** Runs an action for several users: shows who is affected and who is left out, and then each result. */
export default function BulkDialog({ act, wanted, onDone, onClose }: BulkDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const queries = useQueryClient();
  const preview = useQuery(
    members.previewBulk.queryOptions({
      input: { act, ...wanted },
      // What was shown is what is done.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  );
  const [sanction, setSanction] = useState(EMPTY_SANCTION);
  const { reason, days, message } = sanction;
  const [why, setWhy] = useState('');
  const { busy, wrong, failure, submit } = useSubmit();
  const [results, setResults] = useState<BulkResults>();
  const concerned = preview.data?.items.filter((one) => one.leftOut === null) ?? [];
  const sanctions = act === 'suspend' || act === 'warn';

  const titles: Record<BulkAction, ReactNode> = {
    suspend: <Trans>Suspend users</Trans>,
    warn: <Trans>Warn users</Trans>,
    restore: <Trans>End suspension</Trans>,
    verification_mail: <Trans>Send verification email</Trans>,
  };

  function send(ids: string[]): Promise<BulkResults> {
    if (act === 'suspend') {
      return members.bulkSuspend.call({ ids, reason: reason!, days, message: message || null });
    }
    if (act === 'warn') return members.bulkWarn.call({ ids, reason: reason!, message });
    if (act === 'restore') return members.bulkRestore.call({ ids, reason: why });
    return members.bulkVerificationMail.call({ ids });
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (concerned.length === 0) return;
    await submit(async () => setResults(await send(concerned.map(({ id }) => id))), {
      reason: sanctions && !reason ? t`Please choose a reason.` : undefined,
    });
    await queries.invalidateQueries({ queryKey: members.list.key() });
    await queries.invalidateQueries({ queryKey: members.undoable.key() });
  }

  function close() {
    if (results) onDone();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={titles[act]}
      actions={
        results ? (
          <Button onClick={close}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <Button
            type="submit"
            form={form}
            busy={busy}
            disabled={concerned.length === 0}
            kind={act === 'suspend' ? 'danger' : 'primary'}
          >
            {act === 'suspend' ? (
              <Plural value={concerned.length} one="Suspend # user" other="Suspend # users" />
            ) : act === 'warn' ? (
              <Plural value={concerned.length} one="Warn # user" other="Warn # users" />
            ) : act === 'restore' ? (
              <Plural
                value={concerned.length}
                one="End suspension of # user"
                other="End suspension of # users"
              />
            ) : (
              <Plural value={concerned.length} one="Email # user" other="Email # users" />
            )}
          </Button>
        )
      }
    >
      {results ? (
        <BulkResultList results={results} items={preview.data?.items ?? []} undoable={act === 'suspend'} />
      ) : preview.isError ? (
        <NotLoaded of={preview} />
      ) : !preview.data ? (
        <Skeleton className="h-40" />
      ) : (
        <form id={form} noValidate onSubmit={onSubmit} className="grid gap-5">
          <AffectedMembers {...preview.data} />
          {sanctions && (
            <SanctionFields
              value={sanction}
              onChange={setSanction}
              suspends={act === 'suspend'}
              wrong={wrong}
            />
          )}
          {act === 'restore' && <ReasonField value={why} error={wrong.reason} onChange={setWhy} />}
          {failure && <Notice tone="bad">{failure}</Notice>}
        </form>
      )}
    </Dialog>
  );
}
