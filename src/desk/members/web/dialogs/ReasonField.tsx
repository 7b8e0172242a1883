import { Trans } from '@lingui/react/macro';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { ACTION_REASON_MAX } from '../../shared/rules.ts';

type ReasonFieldProps = { value: string; error: string | undefined; onChange(value: string): void };

/** The reason of a staff action, for the audit log. */
export const ReasonField = ({ value, error, onChange }: ReasonFieldProps) => (
  <Field label={<Trans>Reason</Trans>} help={<Trans>It goes to the audit log.</Trans>} error={error}>
    <TextInput
      value={value}
      limit={ACTION_REASON_MAX}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  </Field>
);
