import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import type { OpenMessage } from './InboxThread.tsx';

type AssignSelectProps = {
  message: OpenMessage;
  disabled: boolean;
  onAssign(takenBy: number | null): void;
};

/** Gives a conversation to a colleague, or back to everybody, once a button confirms it: the arrow keys pass others on the way. */
export function AssignColleague({ message, disabled, onAssign }: AssignSelectProps) {
  const { t } = useLingui();
  const taker = message.colleagues.find(({ accountId }) => accountId === message.takenById);
  const now = taker ? String(taker.accountId) : '';
  const [chosen, setChosen] = useState<string>();
  const changed = chosen !== undefined && chosen !== now;

  function assign() {
    onAssign(chosen ? Number(chosen) : null);
    setChosen(undefined);
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={<Trans>Assigned to</Trans>} className="grow">
        <Select
          value={chosen ?? now}
          disabled={disabled}
          empty={t`Not assigned`}
          options={message.colleagues.map(({ accountId, name }) => ({
            value: String(accountId),
            label: name,
          }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </Field>
      {changed && (
        <Button kind="quiet" busy={disabled} onClick={assign}>
          {chosen ? <Trans>Assign</Trans> : <Trans>Return to queue</Trans>}
        </Button>
      )}
    </div>
  );
}
