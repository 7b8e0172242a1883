import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { errorText, fieldErrors } from '../../../kit/web/api/errors.ts';
import { refreshViewer } from '../../../kit/web/viewer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import { STAFF_NAME_MAX } from '../../team/limits.ts';
import { staff } from '../staff.ts';

/** Form that changes the name of somebody of the staff, which colleagues see. */
export function OwnName({ name }: { name: string }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWrong(undefined);
    try {
      await staff.rename.call({ name: typed });
      await refreshViewer();
      toast({ title: t`Name changed` });
    } catch (error) {
      setWrong(fieldErrors(error).name ?? errorText(error));
    }
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-form gap-4">
      <Field
        label={<Trans>Your name</Trans>}
        help={<Trans>Your colleagues and the audit log show it.</Trans>}
        error={wrong}
      >
        <TextInput
          value={typed}
          maxLength={STAFF_NAME_MAX}
          autoComplete="name"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" size="small" busy={busy} disabled={typed === name} className="justify-self-start">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
