/**
 * The option lists a new site starts with. Those under `vocabulary` become rows that staff
 * can edit; the rest are fixed, because rules elsewhere depend on their meaning.
 */

/** Whom the account holder is registering. */
export const profileFor = ['self', 'son', 'daughter', 'brother', 'sister', 'friend', 'relative'] as const;
export type ProfileFor = (typeof profileFor)[number];

export type VocabularyKind = 'religion' | 'mother_tongue' | 'marital_status' | 'education' | 'state';

/** One option: offered in forms, in the filter panel of browse, or in both. */
export type Option = { name: string; inForms: boolean; inFilter: boolean };

function everywhere(names: string[]): Option[] {
  return names.map((name) => ({ name, inForms: true, inFilter: true }));
}

function formsOnly(names: string[]): Option[] {
  return names.map((name) => ({ name, inForms: true, inFilter: false }));
}

/** Each list in the order in which it is shown. */
export const vocabulary: Record<VocabularyKind, Option[]> = {
  religion: [
    ...everywhere(['Hindu', 'Muslim', 'Christian', 'Sikh', 'Jain', 'Buddhist']),
    ...formsOnly(['Other']),
  ],

  mother_tongue: formsOnly([
    'Hindi',
    'English',
    'Bengali',
    'Telugu',
    'Marathi',
    'Tamil',
    'Gujarati',
    'Kannada',
    'Malayalam',
    'Punjabi',
    'Other',
  ]),

  marital_status: everywhere(['Never Married', 'Divorced', 'Widowed']),

  education: [
    ...everywhere(['B.Tech', 'MBA', 'MBBS', 'M.Tech', 'B.Com', 'BA']),
    ...formsOnly([
      'B.Sc',
      'BBA',
      'BCA',
      'B.Ed',
      'B.Arch',
      'B.Des',
      'B.Pharm',
      'B.Sc Nursing',
      'BDS',
      'BAMS',
      'LLB',
      'CA',
      'CS',
      'M.Com',
      'MA',
      'M.Sc',
      'MCA',
      'M.Ed',
      'M.Pharm',
      'MSW',
      'LLM',
      'MD',
      'MS',
      'MDS',
      'PhD',
      'Diploma',
      'ITI',
      '12th',
      '10th',
      'Other',
    ]),
  ],

  state: [
    ...everywhere([
      'Maharashtra',
      'Delhi',
      'Karnataka',
      'Tamil Nadu',
      'Gujarat',
      'Rajasthan',
      'West Bengal',
      'Uttar Pradesh',
    ]),
    ...formsOnly([
      'Andaman and Nicobar Islands',
      'Andhra Pradesh',
      'Arunachal Pradesh',
      'Assam',
      'Bihar',
      'Chandigarh',
      'Chhattisgarh',
      'Dadra and Nagar Haveli and Daman and Diu',
      'Goa',
      'Haryana',
      'Himachal Pradesh',
      'Jammu and Kashmir',
      'Jharkhand',
      'Kerala',
      'Ladakh',
      'Lakshadweep',
      'Madhya Pradesh',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Odisha',
      'Puducherry',
      'Punjab',
      'Sikkim',
      'Telangana',
      'Tripura',
      'Uttarakhand',
    ]),
  ],
};

export const diets = ['Vegetarian', 'Non-Vegetarian', 'Eggetarian', 'Jain', 'Vegan'] as const;
export const smokingHabits = ['No', 'Occasionally', 'Yes'] as const;
export const drinkingHabits = ['No', 'Occasionally', 'Yes'] as const;

export const familyTypes = ['Joint', 'Nuclear'] as const;
export const familyStatuses = ['Middle Class', 'Upper Middle Class', 'Affluent'] as const;
export const familyValues = ['Traditional', 'Moderate', 'Liberal'] as const;

export const manglikValues = ['Yes', 'No', 'Partial'] as const;

/** From Aries on, in the order of the zodiac. */
export const rashis = [
  'Mesha',
  'Vrishabha',
  'Mithuna',
  'Karka',
  'Simha',
  'Kanya',
  'Tula',
  'Vrishchika',
  'Dhanu',
  'Makara',
  'Kumbha',
  'Meena',
] as const;
export type Rashi = (typeof rashis)[number];

/** From 0° of Mesha on, each 13°20' wide: nine quarters (padas) of them fill a rashi. */
export const nakshatras = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;
export type Nakshatra = (typeof nakshatras)[number];
