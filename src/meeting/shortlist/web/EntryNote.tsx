import { Trans, useLingui } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useViewsOnly } from '../../../people/profiles/web/ViewsOnly.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { ShortlistNote } from '../contract.ts';

const NoteForm = lazyPart(() => import('./NoteForm.tsx'));

type EntryNoteProps = { profile: { id: string; name: string }; note: ShortlistNote };

/** The note on a shortlisted profile, which only its managers see, and the form that changes it. */
export function EntryNote({ profile, note }: EntryNoteProps) {
  const { t } = useLingui();
  const viewsOnly = useViewsOnly();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  if (editing) {
    return (
      <Suspense fallback={<div className="mt-2 h-52" />}>
        <NoteForm profile={profile} note={note} onClose={() => setEditing(false)} />
      </Suspense>
    );
  }
  const { name } = profile;
  return (
    <>
      {note.text && (
        <p className="mt-2 whitespace-pre-line rounded-lg bg-sunk px-3 py-2 [overflow-wrap:anywhere]">
          {note.text}
        </p>
      )}
      {!viewsOnly && (
        <button
          ref={button}
          type="button"
          onClick={() => setEditing(true)}
          aria-label={note.text ? t`Edit note: ${name}` : t`Add a note: ${name}`}
          className="-mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-kumkum-ink underline-offset-4 hover:underline"
        >
          <NotebookPen aria-hidden className="size-5" />
          {note.text ? <Trans>Edit note</Trans> : <Trans>Add a note</Trans>}
        </button>
      )}
    </>
  );
}
