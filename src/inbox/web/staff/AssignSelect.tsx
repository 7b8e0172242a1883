import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import type { OpenMessage } from './Thread.tsx';

type AssignSelectProps = {
  message: OpenMessage;
  disabled: boolean;
  onAssign(takenBy: number | null): void;
};

/** Gives a conversation to a colleague, or back to everybody. */
export function AssignSelect({ message, disabled, onAssign }: AssignSelectProps) {
  const { t } = useLingui();
  const taker = message.colleagues.find(({ accountId }) => accountId === message.takenById);
  return (
    <Field label={<Trans>Assigned to</Trans>}>
      <Select
        value={taker ? String(taker.accountId) : ''}
        disabled={disabled}
        empty={t`Not assigned`}
        options={message.colleagues.map(({ accountId, name }) => ({ value: String(accountId), label: name }))}
        onChange={({ target }) => onAssign(target.value ? Number(target.value) : null)}
      />
    </Field>
  );
}
