import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { UnsavedChanges } from '../../../../base/site/web/UnsavedChanges.tsx';
import { useOneField } from '../../../../kit/web/form/useOneField.ts';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../ui/form/TextInput.tsx';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import { MEMBER_NOTE_MAX } from '../../shared/rules.ts';
import { type MemberPage, members } from '../members.ts';
import { Panel } from '../Panel.tsx';

/** Notes of the staff about a member. They are added, and never changed. */
export function Notes({ page: { member, notes } }: { page: MemberPage }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { value, setValue, wrong, failure, busy, submit } = useOneField('text', async (text) => {
    await members.addNote.call({ id: member.id, text });
    setValue('');
    await queries.invalidateQueries({ queryKey: members.read.key() });
  });

  return (
    <Panel title={<Trans>Staff notes</Trans>}>
      <UnsavedChanges unsaved={value.trim() !== '' && !busy} pathOnly />
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field
          label={<Trans>New note</Trans>}
          help={<Trans>Only staff see notes. They can't be changed later.</Trans>}
          error={wrong ?? failure}
        >
          <TextArea
            rows={2}
            limit={MEMBER_NOTE_MAX}
            value={value}
            onChange={({ target }) => setValue(target.value)}
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
                <Dots>
                  {note.author ?? t`A former colleague`}
                  <Day time={note.writtenAt} exact />
                </Dots>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
