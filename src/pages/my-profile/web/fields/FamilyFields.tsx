import { Trans, useLingui } from '@lingui/react/macro';
import { WORDS_MAX } from '../../../../people/profiles/shared/sections/limits.ts';
import { Choice, Line, NumberChoice } from './formFields.tsx';

const UP_TO = 10;

export function FamilyFields() {
  const { t } = useLingui();
  const numbers = Array.from({ length: UP_TO + 1 }, (_, value) => ({ value, label: String(value) }));
  return (
    <>
      <Line name="fatherName" label={<Trans>Father's name</Trans>} limit={100} autoCapitalize="words" />
      <Line name="fatherOccupation" label={<Trans>Father's occupation</Trans>} limit={WORDS_MAX} />
      <Line name="motherName" label={<Trans>Mother's name</Trans>} limit={100} autoCapitalize="words" />
      <Line name="motherOccupation" label={<Trans>Mother's occupation</Trans>} limit={WORDS_MAX} />
      <div className="grid grid-cols-2 gap-4">
        <NumberChoice
          name="brothers"
          label={<Trans>Brothers</Trans>}
          empty={t`Not stated`}
          options={numbers}
        />
        <NumberChoice name="sisters" label={<Trans>Sisters</Trans>} empty={t`Not stated`} options={numbers} />
      </div>
      <Choice name="familyType" kind="family_type" label={<Trans>Family type</Trans>} />
      <Choice name="familyStatus" kind="family_status" label={<Trans>Family status</Trans>} />
      <Choice name="familyValues" kind="family_values" label={<Trans>Family values</Trans>} />
    </>
  );
}
