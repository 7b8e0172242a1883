import { Trans } from '@lingui/react/macro';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../ui/form/TextInput.tsx';

export type NewReply = { text: string; from: 'us' | 'them'; close: boolean };

type ReplyFormProps = { typed: NewReply; onChange(typed: NewReply): void; error: string | undefined };

/** What is written to the sender, or what the sender wrote back to our mailbox. */
export function ReplyForm({ typed, onChange, error }: ReplyFormProps) {
  const theirs = typed.from === 'them';
  return (
    <div className="mt-5 grid gap-4">
      <Field
        label={theirs ? <Trans>What they wrote back</Trans> : <Trans>Reply</Trans>}
        help={
          theirs ? (
            <Trans>Copy the text of their email here. No email is sent.</Trans>
          ) : (
            <Trans>We email it to the sender. Their reply goes to the Admin Email.</Trans>
          )
        }
        error={error}
      >
        <TextArea
          value={typed.text}
          onChange={({ target }) => onChange({ ...typed, text: target.value })}
          rows={6}
          limit={5000}
        />
      </Field>
      <Checkbox
        label={<Trans>Add an email that we received</Trans>}
        checked={theirs}
        onChange={({ target }) => onChange({ ...typed, from: target.checked ? 'them' : 'us', close: false })}
      />
      {!theirs && (
        <Checkbox
          label={<Trans>Close after sending</Trans>}
          checked={typed.close}
          onChange={({ target }) => onChange({ ...typed, close: target.checked })}
        />
      )}
    </div>
  );
}
