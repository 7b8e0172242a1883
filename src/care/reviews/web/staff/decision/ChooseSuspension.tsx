import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  EMPTY_SANCTION,
  type Sanction,
  SanctionFields,
} from '../../../../../people/sanctions/web/SanctionFields.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../../../ui/form/RadioGroup.tsx';

/** A suspension that is being entered. `suspends` undefined: not chosen yet. */
type Choice = Sanction & { suspends: boolean | undefined };
export const EMPTY_CHOICE: Choice = { ...EMPTY_SANCTION, suspends: undefined };

/** Returns the errors of a choice by field. */
export function sanctionErrors({ suspends, reason }: Choice): Record<string, string> {
  if (suspends === undefined) return { suspends: t`Please choose one.` };
  return suspends && !reason ? { reason: t`Please choose a reason.` } : {};
}

type ChooseSuspensionProps = {
  name: string;
  value: Choice;
  onChange(value: Choice): void;
  wrong: Record<string, string | undefined>;
};

/** Whether a member is suspended with the decision on a report, and what happens otherwise: nothing. */
export function ChooseSuspension({ name, value, onChange, wrong }: ChooseSuspensionProps) {
  const { suspends } = value;
  return (
    <>
      <Field group label={<Trans>What happens to {name}?</Trans>} error={wrong.suspends}>
        <RadioGroup
          value={suspends === undefined ? '' : suspends ? 'suspend' : 'nothing'}
          onChange={({ target }) => onChange({ ...value, suspends: target.value === 'suspend' })}
          options={[
            { value: 'suspend', label: <Trans>Suspend</Trans> },
            { value: 'nothing', label: <Trans>Nothing else</Trans> },
          ]}
        />
      </Field>
      {suspends === true && (
        <>
          <p className="text-soft text-sm">
            <Trans>
              Everyone who manages the profile is logged out at once, and all profiles they manage are hidden.
              They get an email with the reason and how to object.
            </Trans>
          </p>
          <SanctionFields
            suspends
            value={value}
            onChange={(sanction) => onChange({ ...value, ...sanction })}
            wrong={{ reason: wrong.reason }}
          />
        </>
      )}
      {suspends === false && (
        <p className="text-soft text-sm">
          <Trans>Nothing else happens: {name}'s profile stays visible and can write to others.</Trans>
        </p>
      )}
    </>
  );
}
