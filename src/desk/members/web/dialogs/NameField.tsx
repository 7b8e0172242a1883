import { Trans } from '@lingui/react/macro';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';

type NameFieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
};

/** The name of a profile that is about to be deleted, typed again. */
export const NameField = ({ name, value, error, onChange }: NameFieldProps) => (
  <Field
    label={<Trans>Type the name to confirm</Trans>}
    help={<span className="[overflow-wrap:anywhere]">{name}</span>}
    error={error}
  >
    <TextInput value={value} autoComplete="off" onChange={({ target }) => onChange(target.value)} />
  </Field>
);
