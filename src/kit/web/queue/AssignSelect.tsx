import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';

type AssignSelectProps = {
  /** Colleagues it can be assigned to; nothing is shown without one. */
  colleagues: readonly { accountId: number; name: string }[];
  /** The account that has it, which is left out. */
  holder: number | null;
  busy: boolean;
  /** @returns why it is refused for that colleague; undefined when it is not */
  onAssign(colleague: number): Promise<string | undefined>;
};

/**
 * Assigns something of a queue to a colleague, who keeps it until it is decided or taken over. A button confirms the
 * choice: the arrow keys pass each colleague on the way to the one who is meant.
 */
export function AssignSelect({ colleagues, holder, busy, onAssign }: AssignSelectProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const others = colleagues.filter(({ accountId }) => accountId !== holder);
  if (others.length === 0) return null;

  async function assign() {
    setError(await onAssign(Number(chosen)));
    setChosen('');
  }

  return (
    <div className="flex flex-wrap items-end gap-3 max-sm:w-full">
      <Field label={<Trans>Assign to a colleague</Trans>} error={error} className="w-56 max-sm:w-full">
        <Select
          value={chosen}
          disabled={busy}
          empty={t`Choose`}
          options={others.map(({ accountId, name }) => ({ value: String(accountId), label: name }))}
          onChange={({ target }) => {
            setChosen(target.value);
            setError(undefined);
          }}
        />
      </Field>
      {chosen && (
        <Button kind="quiet" busy={busy} onClick={() => void assign()}>
          <Trans>Assign</Trans>
        </Button>
      )}
    </div>
  );
}
