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
    motherTongue: t`Mother tongue`,
    education: t`Education`,
    profession: t`Profession`,
    place: t`Location`,
    country: t`Country`,
    diet: t`Diet`,
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
    cities: t`Cities`,
    states: t`States`,
  };
}
