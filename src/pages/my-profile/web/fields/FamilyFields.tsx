import { Trans, useLingui } from '@lingui/react/macro';
import { WORDS_MAX } from '../../../../people/profiles/shared/sections/limits.ts';
import { ChoiceField, LineField, NumberField } from './formFields.tsx';

const UP_TO = 10;

export function FamilyFields() {
  const { t } = useLingui();
  const numbers = Array.from({ length: UP_TO + 1 }, (_, value) => ({ value, label: String(value) }));
  return (
    <>
      <LineField name="fatherName" label={<Trans>Father's name</Trans>} limit={100} autoCapitalize="words" />
      <LineField name="fatherOccupation" label={<Trans>Father's occupation</Trans>} limit={WORDS_MAX} />
      <LineField name="motherName" label={<Trans>Mother's name</Trans>} limit={100} autoCapitalize="words" />
      <LineField name="motherOccupation" label={<Trans>Mother's occupation</Trans>} limit={WORDS_MAX} />
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          name="brothers"
          label={<Trans>Brothers</Trans>}
          empty={t`Not stated`}
          options={numbers}
        />
        <NumberField name="sisters" label={<Trans>Sisters</Trans>} empty={t`Not stated`} options={numbers} />
      </div>
      <ChoiceField name="familyType" kind="family_type" label={<Trans>Family type</Trans>} />
      <ChoiceField name="familyStatus" kind="family_status" label={<Trans>Family status</Trans>} />
      <ChoiceField name="familyValues" kind="family_values" label={<Trans>Family values</Trans>} />
    </>
  );
}
