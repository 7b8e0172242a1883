import { Trans, useLingui } from '@lingui/react/macro';
import { useOneField } from '../../../../kit/web/form/useOneField.ts';
import { refreshViewer } from '../../../../kit/web/viewer.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import { STAFF_NAME_MAX } from '../../shared/rules.ts';
import { staff } from '../staff.ts';

/** Form that changes the name that colleagues see. */
export function StaffOwnName({ name }: { name: string }) {
  const { t } = useLingui();
  const rename = async (typed: string) => {
    await staff.rename.call({ name: typed });
    await refreshViewer();
    toast({ title: t`Name changed` });
  };
  const { value, setValue, wrong, failure, busy, submit } = useOneField('name', rename, name);

  return (
    <form noValidate onSubmit={submit} className="grid max-w-form gap-4">
      <Field
        label={<Trans>Your name</Trans>}
        help={<Trans>Your colleagues and the audit log show it.</Trans>}
        error={wrong ?? failure}
      >
        <TextInput
          value={value}
          limit={STAFF_NAME_MAX}
          autoComplete="name"
          onChange={({ target }) => setValue(target.value)}
        />
      </Field>
      <Button type="submit" size="small" busy={busy} disabled={value === name} className="justify-self-start">
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
