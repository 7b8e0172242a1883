import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useVocabulary } from '../../../../base/vocabulary/web/useVocabulary.ts';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { useSubmit } from '../../../../kit/web/form/useSubmit.ts';
import { SUGGESTION_NOTE_MAX } from '../../../../meeting/suggestions/shared/rules.ts';
import { suggestions } from '../../../../meeting/suggestions/web/suggestions.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { ComparedWishes } from './ComparedWishes.tsx';

type MatchPreviewProps = { id: string; other: string; onBack(): void; onSent(): void };

/** How two profiles match both ways, and the note that is sent to both; or why they cannot be suggested. */
export function MatchPreview({ id, other, onBack, onSent }: MatchPreviewProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { ready } = useVocabulary();
  const found = useQuery(suggestions.compare.queryOptions({ input: { id, other } }));
  const [note, setNote] = useState('');
  const { busy, wrong, failure, submit } = useSubmit(['note']);
  const [one, two] = found.data?.people ?? [];
  const back = (
    <Button kind="quiet" size="small" onClick={onBack}>
      <Trans>Choose someone else</Trans>
    </Button>
  );

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!(await submit(() => suggestions.suggest.call({ one: id, other, note })))) return;
    toast({ title: t`Match suggested`, description: t`Both families have been notified.` });
    queries.removeQueries({ queryKey: suggestions.compare.key() });
    onSent();
    await queries.invalidateQueries({ queryKey: suggestions.staffList.key() });
  }

  if (found.error instanceof ORPCError && found.error.status < 500) {
    return (
      <Notice tone="quiet" title={<Trans>This match can't be suggested</Trans>}>
        <p className="mb-3 [overflow-wrap:anywhere]">{errorText(found.error)}</p>
        {back}
      </Notice>
    );
  }
  if (found.isError) return <NotLoaded of={found} title={t`Couldn't load the match`} />;
  if (!one || !two || !ready) return <Skeleton className="h-64" />;
  return (
    <>
      <div className="mb-5 grid gap-6 md:grid-cols-2">
        <ComparedWishes profile={one} candidate={two} />
        <ComparedWishes profile={two} candidate={one} />
      </div>
      <form noValidate onSubmit={onSubmit} className="grid gap-4">
        <Field
          label={<Trans>Note to both families</Trans>}
          help={<Trans>Both read the same note. Please write no phone numbers or addresses.</Trans>}
          error={wrong.note}
        >
          <TextArea
            value={note}
            rows={3}
            limit={SUGGESTION_NOTE_MAX}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" busy={busy}>
            <Trans>Send to both families</Trans>
          </Button>
          {back}
        </div>
      </form>
    </>
  );
}
