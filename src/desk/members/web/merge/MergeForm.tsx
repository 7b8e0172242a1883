import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { NameField } from '../dialogs/NameField.tsx';
import { ReasonField } from '../dialogs/ReasonField.tsx';
import { members } from '../members.ts';

type MergeFormProps = {
  id: string;
  duplicate: string;
  /** The duplicate's, which is typed again. */
  name: string;
  version: string;
  back: ReactNode;
  onMerged(): void;
};

/** Asks for the duplicate's name and the reason, and merges. */
export function MergeForm({ id, duplicate, name, version, back, onMerged }: MergeFormProps) {
  const { t } = useLingui();
  const { sealedDays } = useSite();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const { busy, wrong, failure, submit } = useSubmit(['name', 'reason']);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const merged = await submit(() => members.merge.call({ id, duplicate, name: typed, reason, version }));
    if (!merged) {
      // What has changed since is shown, and what was typed stays.
      await queries.invalidateQueries({ queryKey: members.previewMerge.key() });
      return;
    }
    toast({ title: t`Profiles merged`, description: t`Everyone who manages the profile has been notified.` });
    onMerged();
    queries.removeQueries({ queryKey: members.previewMerge.key() });
    queries.removeQueries({ queryKey: members.read.key({ input: { id: duplicate } }) });
    await queries.invalidateQueries({ queryKey: members.key() });
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <NameField name={name} value={typed} error={wrong.name} onChange={setTyped} />
      <ReasonField value={reason} error={wrong.reason} onChange={setReason} />
      <p className="text-soft text-sm">
        <Trans>
          This can't be undone. An encrypted copy of the deleted profile is kept for {sealedDays} for legal
          requests.
        </Trans>
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" size="small" busy={busy}>
          <Trans>Merge profiles</Trans>
        </Button>
        {back}
      </div>
    </form>
  );
}
