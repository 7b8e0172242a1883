import { useLingui } from '@lingui/react/macro';
import type { Wish, WishValues } from '../../shared/wishes/list.ts';

/** Returns what each wish is called, in forms and where others read it. */
export function useWishLabels(): Record<Wish, string> {
  const { t } = useLingui();
  return {
    age: t`Age`,
    height: t`Height`,
    maritalStatus: t`Marital status`,
    religion: t`Religion`,
    caste: t`Community`,
    gotra: t`Gotra`,
    motherTongue: t`Mother tongue`,
    education: t`Education`,
    profession: t`Profession`,
    income: t`Annual income`,
    place: t`Location`,
    country: t`Country`,
    nativePlace: t`Native place`,
    familyType: t`Family type`,
    diet: t`Diet`,
    manglik: t`Manglik`,
  };
}

/** Returns what the fields of a wish are called that have another name than the wish. */
export function useWishFieldLabels(): Partial<Record<keyof WishValues, string>> {
  const { t } = useLingui();
  return {
    ageMin: t`Minimum age`,
    ageMax: t`Maximum age`,
    heightMinCm: t`Minimum height`,
    heightMaxCm: t`Maximum height`,
    otherGotraThan: t`Not the same gotra as`,
    incomeMinRupees: t`Minimum annual income`,
    cities: t`Cities`,
    states: t`States`,
    nativeDistricts: t`Native districts`,
    nativeStates: t`Native states`,
  };
}

/** Returns whose gotra each fact is that a wish may differ from. */
export function useGotraLabels(): Record<string, string> {
  const { t } = useLingui();
  return {
    gotra: t`Own gotra`,
    motherGotra: t`Mother's gotra`,
    fathersMotherGotra: t`Father's mother's gotra`,
    mothersMotherGotra: t`Mother's mother's gotra`,
  };
}
