import { countries } from './data/countries.ts';
import { educations } from './data/educations.ts';
import { indianStates } from './data/indianStates.ts';

/** One option: its stable key, its English name, and whether forms and the filters of browse offer it. */
export type Option = { key: string; name: string; inForms: boolean; inFilter: boolean };

/** Names by key, in display order. */
export type OptionNames = Record<string, string>;

function options(names: OptionNames, inFilter: boolean): Option[] {
  return Object.entries(names).map(([key, name]) => ({ key, name, inForms: true, inFilter }));
}

const everywhere = (names: OptionNames) => options(names, true);
const formsOnly = (names: OptionNames) => options(names, false);

/** From Aries on, in the order of the zodiac. */
export const rashis = {
  mesha: 'Mesha',
  vrishabha: 'Vrishabha',
  mithuna: 'Mithuna',
  karka: 'Karka',
  simha: 'Simha',
  kanya: 'Kanya',
  tula: 'Tula',
  vrishchika: 'Vrishchika',
  dhanu: 'Dhanu',
  makara: 'Makara',
  kumbha: 'Kumbha',
  meena: 'Meena',
} as const;

/** From 0° of Mesha on, each 13°20' wide: nine quarters (padas) of them fill a rashi. */
export const nakshatras = {
  ashwini: 'Ashwini',
  bharani: 'Bharani',
  krittika: 'Krittika',
  rohini: 'Rohini',
  mrigashira: 'Mrigashira',
  ardra: 'Ardra',
  punarvasu: 'Punarvasu',
  pushya: 'Pushya',
  ashlesha: 'Ashlesha',
  magha: 'Magha',
  purva_phalguni: 'Purva Phalguni',
  uttara_phalguni: 'Uttara Phalguni',
  hasta: 'Hasta',
  chitra: 'Chitra',
  swati: 'Swati',
  vishakha: 'Vishakha',
  anuradha: 'Anuradha',
  jyeshtha: 'Jyeshtha',
  mula: 'Mula',
  purva_ashadha: 'Purva Ashadha',
  uttara_ashadha: 'Uttara Ashadha',
  shravana: 'Shravana',
  dhanishta: 'Dhanishta',
  shatabhisha: 'Shatabhisha',
  purva_bhadrapada: 'Purva Bhadrapada',
  uttara_bhadrapada: 'Uttara Bhadrapada',
  revati: 'Revati',
} as const;

const habits = { no: 'No', occasionally: 'Occasionally', yes: 'Yes' };

/**
 * The option lists of a new site, by kind, each in display order. They become rows of
 * the table `vocabulary`, where a site can change them; the keys stay.
 */
export const lists = {
  religion: [
    ...everywhere({
      hindu: 'Hindu',
      muslim: 'Muslim',
      christian: 'Christian',
      sikh: 'Sikh',
      jain: 'Jain',
      buddhist: 'Buddhist',
      parsi: 'Parsi',
      jewish: 'Jewish',
      bahai: "Baha'i",
      none: 'No religion',
    }),
    ...formsOnly({ other: 'Other' }),
  ],

  /** Keys: ISO 639-1, or 639-3 where that has none. */
  mother_tongue: formsOnly({
    hi: 'Hindi',
    en: 'English',
    bn: 'Bengali',
    te: 'Telugu',
    mr: 'Marathi',
    ta: 'Tamil',
    gu: 'Gujarati',
    kn: 'Kannada',
    ml: 'Malayalam',
    pa: 'Punjabi',
    or: 'Odia',
    as: 'Assamese',
    ur: 'Urdu',
    kok: 'Konkani',
    sd: 'Sindhi',
    ne: 'Nepali',
    mai: 'Maithili',
    bho: 'Bhojpuri',
    mwr: 'Marwari',
    tcy: 'Tulu',
    ks: 'Kashmiri',
    doi: 'Dogri',
    mni: 'Manipuri',
    sat: 'Santali',
    raj: 'Rajasthani',
    hne: 'Chhattisgarhi',
    bgc: 'Haryanvi',
    gbm: 'Garhwali',
    kfy: 'Kumaoni',
    mag: 'Magahi',
    awa: 'Awadhi',
    brx: 'Bodo',
    lus: 'Mizo',
    kha: 'Khasi',
    kfa: 'Kodava',
    other: 'Other',
  }),

  marital_status: everywhere({
    never_married: 'Never Married',
    divorced: 'Divorced',
    widowed: 'Widowed',
    awaiting_divorce: 'Awaiting Divorce',
    separated: 'Separated',
    annulled: 'Annulled',
  }),

  education: [...everywhere(educations.common), ...formsOnly(educations.others)],

  state: [...everywhere(indianStates.common), ...formsOnly(indianStates.others)],

  country: formsOnly(countries),

  working_with: formsOnly({
    private: 'Private company',
    government: 'Government / public sector',
    defence: 'Defence / civil services',
    business: 'Business / self-employed',
    not_working: 'Not working',
  }),

  residency_status: formsOnly({
    citizen: 'Citizen',
    permanent_resident: 'Permanent resident',
    work_permit: 'Work permit',
    student_visa: 'Student visa',
    temporary_visa: 'Temporary visa',
  }),
  relocation: formsOnly({
    yes: 'Yes',
    within_india: 'Yes, within India',
    undecided: 'Undecided',
    no: 'No',
  }),

  children_living: formsOnly({
    this_parent: 'This parent',
    other_parent: 'The other parent',
    both: 'Both parents by turns',
    elsewhere: 'Somewhere else',
  }),
  disability: formsOnly({
    none: 'No disability',
    physical: 'Physical disability',
    vision: 'Blind or low vision',
    hearing: 'Deaf or hard of hearing',
    speech: 'Speech disability',
    other: 'Other disability',
  }),

  diet: formsOnly({
    vegetarian: 'Vegetarian',
    non_vegetarian: 'Non-Vegetarian',
    eggetarian: 'Eggetarian',
    jain: 'Jain',
    vegan: 'Vegan',
  }),
  smoking: formsOnly(habits),
  drinking: formsOnly(habits),

  family_type: formsOnly({ joint: 'Joint', nuclear: 'Nuclear' }),
  family_status: formsOnly({
    middle_class: 'Middle Class',
    upper_middle_class: 'Upper Middle Class',
    affluent: 'Affluent',
  }),
  family_values: formsOnly({ traditional: 'Traditional', moderate: 'Moderate', liberal: 'Liberal' }),

  rashi: formsOnly(rashis),
  nakshatra: formsOnly(nakshatras),
  manglik: formsOnly({ yes: 'Yes', no: 'No', partial: 'Partial' }),
} satisfies Record<string, Option[]>;

/** The lists that the code uses. A site may have more: kinds are data. */
export type VocabularyKind = keyof typeof lists;
