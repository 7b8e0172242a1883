import type { nakshatras, rashis } from '../../src/base/vocabulary/shared/lists.ts';
import type { ProfileFor } from '../../src/base/vocabulary/shared/profileFor.ts';
import type { ShownTo } from '../../src/people/profiles/shared/sections/lists.ts';

/** One of the named cast: an account that manages a profile. Facts that are not given were never stated. */
export type Person = {
  /** The part of the email address before @humsafar.example; tests log in by it. */
  key: string;
  /** Public id; derived from the key where none is given. */
  id?: string;
  name: string;
  gender: 'female' | 'male';
  /** YYYY-MM-DD. */
  born: string;
  religion: string;
  motherTongue: string;
  profileFor?: ProfileFor;
  facts?: Facts;
  family?: Family;
  horoscope?: Horoscope;
  preferences?: Preferences;
  /** A plan's name: the membership is active. */
  plan?: 'Gold' | 'Diamond' | 'Platinum';
  verified?: boolean;
  visibility?: 'all' | 'premium';
  photoVisibility?: 'all' | 'accepted';
  /** Why the profile is not listed; listed when absent. */
  unlisted?: 'hidden' | 'suspended' | 'unverified';
  photo?: false;
};

type Facts = {
  maritalStatus?: string;
  caste?: string;
  subCaste?: string;
  gotra?: string;
  heightCm?: number;
  weightKg?: number;
  education?: string;
  profession?: string;
  workingWith?: string;
  /** Rupees a year, from and to. */
  income?: [number, number];
  city?: string;
  state?: string;
  country?: string;
  diet?: string;
  smoking?: string;
  drinking?: string;
  hobbies?: string[];
  bio?: string;
};

type Family = {
  /** Name and occupation. */
  father?: [string, string];
  mother?: [string, string];
  brothers?: number;
  sisters?: number;
  type?: string;
  status?: string;
  values?: string;
};

type Horoscope = {
  time?: string;
  place?: string;
  /** Latitude and longitude of the place in India: with it the chart is computed. */
  coordinates?: [number, number];
  /** Who sees it; everyone when absent. */
  shownTo?: ShownTo;
  rashi?: (typeof rashis)[keyof typeof rashis];
  nakshatra?: (typeof nakshatras)[keyof typeof nakshatras];
  manglik?: 'Yes' | 'No' | 'Partial';
};

type Preferences = {
  age?: [number, number];
  heightCm?: [number, number];
  maritalStatus?: string[];
  religion?: string[];
  caste?: string[];
  motherTongue?: string[];
  diet?: string[];
  education?: string[];
  profession?: string[];
  states?: string[];
  cities?: string[];
  description?: string;
};
