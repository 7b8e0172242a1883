import { useLingui } from '@lingui/react/macro';
import type { FactKey } from '../../shared/facts/list.ts';

/** Returns what each fact is called, in forms and where others read it. */
export function useFactLabels(): Record<FactKey, string> {
  const { t } = useLingui();
  return {
    heightCm: t`Height`,
    weightKg: t`Weight`,
    maritalStatus: t`Marital status`,
    diet: t`Diet`,
    smoking: t`Smoking`,
    drinking: t`Drinking`,
    religion: t`Religion`,
    motherTongue: t`Mother tongue`,
    caste: t`Community`,
    subCaste: t`Sub-community`,
    gotra: t`Gotra`,
    education: t`Education`,
    college: t`College or university`,
    profession: t`Profession`,
    workingWith: t`Employed in`,
    income: t`Annual income`,
    city: t`City`,
    state: t`State`,
    country: t`Country`,
    fatherName: t`Father's name`,
    fatherOccupation: t`Father's occupation`,
    motherName: t`Mother's name`,
    motherOccupation: t`Mother's occupation`,
    brothers: t`Brothers`,
    sisters: t`Sisters`,
    familyType: t`Family type`,
    familyStatus: t`Family status`,
    familyValues: t`Family values`,
    bio: t`In your own words`,
    hobbies: t`Hobbies`,
  };
}
