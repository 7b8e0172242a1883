import { Trans } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import type { ShortlistNote } from '../contract.ts';
import { SHORTLIST_NOTE_MAX } from '../shared/rules.ts';
import { shortlist } from './shortlist.ts';

type NoteFormProps = { profile: { id: string; name: string }; note: ShortlistNote; onClose(): void };

/** Form of a note. If somebody else saved it meanwhile, the form shows their note and asks which one to keep. */
export default function NoteForm({ profile: { id, name }, note, onClose }: NoteFormProps) {
  const queries = useQueryClient();
  const [base, setBase] = useState(note);
  const [text, setText] = useState(note.text);
  const saving = useMutation({
    mutationFn: () => {
      // Changed and changed back: there is nothing to choose.
      const { version } = note.text === base.text ? note : base;
      return shortlist.note.call({ id, text, version });
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: shortlist.list.key() });
      onClose();
    },
    onError(error) {
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: shortlist.list.key() });
    },
  });
  // The list is kept up to date, so a note newer than the opened one was saved by somebody else.
  const isSaving = saving.isPending || saving.isSuccess;
  const changed = !isSaving && note.version !== base.version && note.text !== base.text;
  const tooLong = text.trim().length > SHORTLIST_NOTE_MAX;

  function settle(mine: boolean) {
    setBase(note);
    if (!mine) setText(note.text);
    saving.reset();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending || changed || tooLong) return;
    if (text.trim() === base.text) return onClose();
    saving.mutate();
  }

  return (
    <form onSubmit={save} className="mt-2">
      {changed && <ChangedNotice note={note} onSettle={settle} />}
      {saving.isError && !changed && (
        <Notice tone="bad" className="mb-3">
          {errorText(saving.error)}
        </Notice>
      )}
      <Field
        label={<Trans>Note about {name}</Trans>}
        help={<Trans>Only people who manage the profile with you see it.</Trans>}
      >
        <TextArea
          rows={4}
          limit={SHORTLIST_NOTE_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
          autoFocus
        />
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={saving.isPending} disabled={changed}>
          <Trans>Save</Trans>
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

const isConflict = (error: unknown) => error instanceof ORPCError && error.code === 'CONFLICT';

function ChangedNotice({ note, onSettle }: { note: ShortlistNote; onSettle(mine: boolean): void }) {
  return (
    <Notice
      tone="bad"
      className="mb-3"
      title={
        note.changedByMe ? (
          <Trans>You changed this in another tab or on another device</Trans>
        ) : (
          <Trans>Someone else changed this while you were editing</Trans>
        )
      }
      action={
        <>
          <Button kind="quiet" size="small" onClick={() => onSettle(false)}>
            {note.changedByMe ? <Trans>Keep the saved version</Trans> : <Trans>Keep theirs</Trans>}
          </Button>
          <Button kind="quiet" size="small" onClick={() => onSettle(true)}>
            <Trans>Keep mine</Trans>
          </Button>
        </>
      }
    >
      <span className="block whitespace-pre-line [overflow-wrap:anywhere]">
        {note.text ? <Trans>Saved now: {note.text}</Trans> : <Trans>The note was removed.</Trans>}
      </span>
    </Notice>
  );
}
