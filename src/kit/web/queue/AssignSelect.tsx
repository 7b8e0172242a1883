import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';

type AssignSelectProps = {
  /** To whom it can be assigned; without anybody nothing is shown. */
  colleagues: readonly { accountId: number; name: string }[];
  /** The account that has it, which is left out. */
  holder: number | null;
  busy: boolean;
  /** @returns why it is refused for that colleague; undefined when it is not */
  onAssign(colleague: number): Promise<string | undefined>;
};

/** Assigns something of a queue to a colleague, who keeps it until it is decided or taken over. */
export function AssignSelect({ colleagues, holder, busy, onAssign }: AssignSelectProps) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const others = colleagues.filter(({ accountId }) => accountId !== holder);
  if (others.length === 0) return null;
  return (
    <Field label={<Trans>Assign to a colleague</Trans>} error={error} className="w-56 max-sm:w-full">
      <Select
        value=""
        disabled={busy}
        empty={t`Choose`}
        options={others.map(({ accountId, name }) => ({ value: String(accountId), label: name }))}
        onChange={async ({ target }) => target.value && setError(await onAssign(Number(target.value)))}
      />
    </Field>
  );
}
