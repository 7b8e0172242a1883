import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../../../ui/form/Field.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea } from '../../../ui/form/TextInput.tsx';
import { REPORT_REASONS, type ReportReason } from '../../safety/shared/rules.ts';
import { reportReasonText } from '../../safety/web/reportReasonText.ts';
import { SANCTION_MESSAGE_MAX, SUSPENSION_DAYS } from '../shared/rules.ts';

/** A warning or suspension as far as it is entered. `days` null: permanently. */
export type Sanction = {
  reason: ReportReason | undefined;
  days: (typeof SUSPENSION_DAYS)[number];
  message: string;
};
export const EMPTY_SANCTION: Sanction = { reason: undefined, days: 7, message: '' };

type SanctionFieldsProps = {
  value: Sanction;
  onChange(value: Sanction): void;
  suspends: boolean;
  /** Errors by field. */
  wrong: Partial<Record<keyof Sanction, string>>;
};

/** The fields of a warning, which needs a message, or of a suspension: the reason and the words that the family reads. */
export function SanctionFields({ value, onChange, suspends, wrong }: SanctionFieldsProps) {
  const { t } = useLingui();
  const { reason, days, message } = value;
  const change = (changed: Partial<Sanction>) => onChange({ ...value, ...changed });
  return (
    <>
      <Field label={<Trans>Reason</Trans>} error={wrong.reason}>
        <Select
          value={reason ?? ''}
          empty={t`Choose one`}
          options={REPORT_REASONS.map((one) => ({ value: one, label: reportReasonText(one) }))}
          onChange={({ target }) => change({ reason: REPORT_REASONS.find((one) => one === target.value) })}
        />
      </Field>
      {suspends && (
        <Field group label={<Trans>For how long?</Trans>} error={wrong.days}>
          <RadioGroup
            value={String(days)}
            onChange={({ target }) =>
              change({ days: SUSPENSION_DAYS.find((one) => String(one) === target.value) ?? null })
            }
            options={SUSPENSION_DAYS.map((one) => ({
              value: String(one),
              label:
                one === null ? <Trans>Permanently</Trans> : <Plural value={one} one="# day" other="# days" />,
            }))}
          />
        </Field>
      )}
      <Field
        label={<Trans>Message to the family</Trans>}
        optional={suspends && <Trans>Optional</Trans>}
        error={wrong.message}
      >
        <TextArea
          rows={4}
          limit={SANCTION_MESSAGE_MAX}
          value={message}
          onChange={({ target }) => change({ message: target.value })}
        />
      </Field>
    </>
  );
}
