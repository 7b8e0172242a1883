import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../../../ui/form/Field.tsx';
import { Select } from '../../../ui/form/Select.tsx';

type AssignSelectProps = {
  /** To whom it can be assigned; without anybody nothing is shown. */
  colleagues: readonly { accountId: number; name: string }[];
  busy: boolean;
  onAssign(colleague: number): void;
};

/** Assigns something of a queue to a colleague for an hour. */
export function AssignSelect({ colleagues, busy, onAssign }: AssignSelectProps) {
  const { t } = useLingui();
  if (colleagues.length === 0) return null;
  return (
    <Field label={<Trans>Assign to a colleague</Trans>} className="w-56 max-sm:w-full">
      <Select
        value=""
        disabled={busy}
        empty={t`Choose`}
        options={colleagues.map(({ accountId, name }) => ({ value: String(accountId), label: name }))}
        onChange={({ target }) => target.value && onAssign(Number(target.value))}
      />
    </Field>
  );
}
