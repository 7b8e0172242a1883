import { t } from '@lingui/core/macro';
import type { FullProfile } from '../../contract.ts';
import type { FactKey } from '../../shared/facts/list.ts';
import { formatPlace } from '../format.ts';
import { incomeOf, siblings } from '../profileText.ts';
import type { Fact } from './Facts.tsx';

type Words = (key: FactKey) => string | null;

/** The lines of a profile that are about several facts, or put one differently; null: another line has said it. */
export const specialLines: Partial<Record<FactKey, null | ((profile: FullProfile, words: Words) => Fact)>> = {
  city: (it, words) => [t`Lives in`, formatPlace(it.city, words('state'), words('country'))],
  state: null,
  country: null,
  income(it) {
    const income = incomeOf(it);
    return [t`Income`, income && t`${income} a year`];
  },
  fatherName: ({ family }) => [t`Father`, joined(family.fatherName, family.fatherOccupation)],
  fatherOccupation: null,
  motherName: ({ family }) => [t`Mother`, joined(family.motherName, family.motherOccupation)],
  motherOccupation: null,
  brothers: ({ family }) => [t`Brothers and sisters`, siblings(family)],
  sisters: null,
  marriedBrothers: ({ family }, words) => [
    t`Married brothers`,
    family.brothers === null && words('marriedBrothers'),
  ],
  marriedSisters: ({ family }, words) => [
    t`Married sisters`,
    family.sisters === null && words('marriedSisters'),
  ],
  nativePlace: ({ family }, words) => [
    t`Native place`,
    formatPlace(family.nativePlace, family.nativeTaluka, family.nativeDistrict, words('nativeState')),
  ],
  nativeTaluka: null,
  nativeDistrict: null,
  nativeState: null,
};

const joined = (...texts: (string | null)[]) => texts.filter(Boolean).join(', ');
