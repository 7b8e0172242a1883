import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import { Day } from '../../../kit/web/locale/Day.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextArea } from '../../../ui/form/TextInput.tsx';
import { NOTE_MAX } from '../../rules.ts';
import { type MemberPage, members } from '../members.ts';
import { Panel } from './Panel.tsx';

/** Notes of the staff about a member. They are added, and never changed. */
export function Notes({ page: { member, notes } }: { page: MemberPage }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    try {
      await members.addNote.call({ id: member.id, text });
      setText('');
      await queries.invalidateQueries({ queryKey: members.read.key() });
    } catch (error) {
      setWrong(fieldErrors(error).text ?? errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title={<Trans>Staff notes</Trans>}>
      <form noValidate onSubmit={add} className="grid gap-3">
        <Field
          label={<Trans>New note</Trans>}
          help={<Trans>Only staff see notes. They can't be changed later.</Trans>}
          error={wrong}
        >
          <TextArea
            rows={2}
            maxLength={NOTE_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit" kind="quiet" size="small" busy={busy} className="justify-self-start">
          <Trans>Add note</Trans>
        </Button>
      </form>
      {notes.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-line border-t">
          {notes.map((note) => (
            <li key={note.id} className="py-3">
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
              <p className="mt-1 text-soft text-sm">
                {note.author ?? t`A former colleague`} · <Day time={note.writtenAt} exact />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
