import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { FREQUENCIES, type Frequency, NAME_MAX } from '../shared/rules.ts';
import { useFrequencyName } from './useFrequencyName.ts';

export type NameAndFrequency = { name: string; frequency: Frequency };

type SearchFieldsProps = {
  value: NameAndFrequency;
  onChange(changed: Partial<NameAndFrequency>): void;
  /** The error of the name. */
  wrong?: string;
};

/** Name of a saved search, and the frequency of its alerts. */
export function SearchFields({ value: { name, frequency }, onChange, wrong }: SearchFieldsProps) {
  const { t } = useLingui();
  const nameOf = useFrequencyName();
  const help: Record<Frequency, string> = {
    instant: t`As soon as someone new matches, at most once an hour.`,
    daily: t`Every morning at 9 am, when someone new matches.`,
    weekly: t`Every Sunday at 9 am, when someone new matches.`,
    never: t`No alerts. You still see here how many are new.`,
  };
  return (
    <div className="grid gap-5">
      <Field label={<Trans>Name</Trans>} error={wrong}>
        <TextInput
          value={name}
          limit={NAME_MAX}
          autoComplete="off"
          onChange={({ target }) => onChange({ name: target.value })}
        />
      </Field>
      <Field
        label={<Trans>Notify me about new matches</Trans>}
        help={
          <>
            {help[frequency]}{' '}
            {frequency !== 'never' && (
              <Trans>We email you too, unless you turned these emails off in Settings.</Trans>
            )}
          </>
        }
        group
      >
        <RadioGroup
          options={FREQUENCIES.map((value) => ({ value, label: nameOf(value) }))}
          value={frequency}
          onChange={({ target }) => onChange({ frequency: target.value as Frequency })}
        />
      </Field>
    </div>
  );
}
