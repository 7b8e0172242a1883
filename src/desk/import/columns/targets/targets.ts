import { type FactKey, factKeys } from '../../../../people/profiles/shared/facts/list.ts';

/** What a column can be beyond the facts of a profile: of the person, the account, the horoscope, and the register itself. */
const OWN = [
  'name',
  'firstName',
  'middleName',
  'lastName',
  'gender',
  'dateOfBirth',
  'timeOfBirth',
  'birthDateAndTime',
  'placeOfBirth',
  'age',
  'phone',
  'email',
  'rashi',
  'nakshatra',
  'manglik',
  'expectations',
  /** Brothers and sisters in one cell, and those who are not married, which the product counts otherwise. */
  'siblings',
  'unmarriedBrothers',
  'unmarriedSisters',
  'referenceNumber',
  'registeredOn',
  'photoFile',
  'consent',
  'address',
  'note',
] as const;

export type OwnTarget = (typeof OWN)[number];
export type TargetKey = FactKey | OwnTarget;

/** Everything that a column can be. */
export const targetKeys: readonly TargetKey[] = [...OWN, ...factKeys];

export const isFact = (key: TargetKey): key is FactKey => (factKeys as readonly string[]).includes(key);

/** What may be in several columns: the parts of it are joined. */
const SEVERAL: readonly TargetKey[] = [
  'phone',
  'note',
  'address',
  'photoFile',
  'hobbies',
  'languagesKnown',
  'siblings',
];
export const takesSeveral = (key: TargetKey): boolean => SEVERAL.includes(key);
