/**
 * Where people live, what they speak and believe. Populations and religions: Census of India 2011
 * (Telangana and Andhra Pradesh divided as in 2014), rounded.
 */

/** A group with names and communities of its own; its mother tongue is given in `tongues`. */
export type Culture =
  | 'up'
  | 'bihar'
  | 'central'
  | 'rajasthan'
  | 'haryana'
  | 'pahari'
  | 'punjab'
  | 'sindhi'
  | 'kashmir'
  | 'gujarat'
  | 'maharashtra'
  | 'goa'
  | 'karnataka'
  | 'telugu'
  | 'tamil'
  | 'kerala'
  | 'odisha'
  | 'bengal'
  | 'assam'
  | 'nepali'
  | 'manipur'
  | 'mizo'
  | 'naga'
  | 'khasi'
  | 'garo'
  | 'kuki'
  | 'arunachal'
  | 'bodo'
  | 'tripuri'
  | 'tribal'
  | 'ladakh'
  | 'bhutia'
  | 'monpa'
  | 'tibet';

/** The name in the mother tongue list for each culture. */
export const tongues: Record<Culture, string> = {
  up: 'Hindi',
  bihar: 'Hindi',
  central: 'Hindi',
  rajasthan: 'Hindi',
  haryana: 'Hindi',
  pahari: 'Hindi',
  punjab: 'Punjabi',
  sindhi: 'Other',
  kashmir: 'Other',
  gujarat: 'Gujarati',
  maharashtra: 'Marathi',
  goa: 'Other',
  karnataka: 'Kannada',
  telugu: 'Telugu',
  tamil: 'Tamil',
  kerala: 'Malayalam',
  odisha: 'Other',
  bengal: 'Bengali',
  assam: 'Other',
  nepali: 'Other',
  manipur: 'Other',
  mizo: 'Other',
  naga: 'Other',
  khasi: 'Other',
  garo: 'Other',
  kuki: 'Other',
  arunachal: 'Other',
  bodo: 'Other',
  tripuri: 'Other',
  tribal: 'Other',
  ladakh: 'Other',
  bhutia: 'Other',
  monpa: 'Other',
  tibet: 'Other',
};

export type Religion = 'Hindu' | 'Muslim' | 'Christian' | 'Sikh' | 'Jain' | 'Buddhist' | 'Other';

export type State = {
  name: string;
  /** Inhabitants in millions. */
  millions: number;
  /** Per cent of the inhabitants; Hindus are the rest. */
  religions: Partial<Record<Exclude<Religion, 'Hindu'>, number>>;
  /** Weights of the cultures, by religion where it makes a difference. */
  cultures: Partial<Record<Culture, number>>;
  by?: Partial<Record<Religion, Partial<Record<Culture, number>>>>;
};

export const states: State[] = [
  {
    name: 'Uttar Pradesh',
    millions: 199.8,
    religions: { Muslim: 19.3, Christian: 0.2, Sikh: 0.3, Jain: 0.1, Buddhist: 0.1 },
    cultures: { up: 97, punjab: 2, bengal: 0.5, sindhi: 0.5 },
    by: { Sikh: { punjab: 1 }, Buddhist: { up: 1 } },
  },
  {
    name: 'Maharashtra',
    millions: 112.4,
    religions: { Muslim: 11.5, Christian: 1, Sikh: 0.2, Jain: 1.2, Buddhist: 5.8, Other: 0.2 },
    cultures: {
      maharashtra: 80,
      up: 7,
      gujarat: 5,
      sindhi: 1.5,
      karnataka: 1.5,
      telugu: 1.5,
      tamil: 1,
      rajasthan: 1.5,
      kerala: 0.7,
      punjab: 0.3,
    },
    by: {
      Muslim: { maharashtra: 60, up: 40 },
      Christian: { goa: 55, kerala: 20, maharashtra: 25 },
      Sikh: { punjab: 1 },
      Jain: { gujarat: 45, rajasthan: 35, maharashtra: 20 },
      Buddhist: { maharashtra: 1 },
      Other: { gujarat: 70, tribal: 30 },
    },
  },
  {
    name: 'Bihar',
    millions: 104.1,
    religions: { Muslim: 16.9, Christian: 0.1, Sikh: 0.02, Jain: 0.02, Buddhist: 0.02 },
    cultures: { bihar: 99, bengal: 1 },
    by: { Sikh: { punjab: 1 }, Christian: { tribal: 60, bihar: 40 } },
  },
  {
    name: 'West Bengal',
    millions: 91.3,
    religions: { Muslim: 27, Christian: 0.7, Sikh: 0.07, Jain: 0.07, Buddhist: 0.3, Other: 1 },
    cultures: { bengal: 88, bihar: 7, nepali: 1.5, rajasthan: 2, odisha: 0.5, tribal: 1 },
    by: {
      Muslim: { bengal: 90, bihar: 10 },
      Christian: { bengal: 45, tribal: 40, nepali: 15 },
      Sikh: { punjab: 1 },
      Jain: { rajasthan: 1 },
      Buddhist: { bhutia: 60, bengal: 40 },
      Other: { tribal: 1 },
    },
  },
  {
    name: 'Madhya Pradesh',
    millions: 72.6,
    religions: { Muslim: 6.6, Christian: 0.3, Sikh: 0.2, Jain: 0.8, Buddhist: 0.3, Other: 0.8 },
    cultures: {
      central: 92,
      maharashtra: 2.5,
      sindhi: 1.5,
      punjab: 0.5,
      rajasthan: 2,
      gujarat: 0.5,
      tribal: 1,
    },
    by: {
      Sikh: { punjab: 1 },
      Jain: { central: 80, rajasthan: 20 },
      Buddhist: { maharashtra: 1 },
      Other: { tribal: 1 },
      Christian: { central: 50, kerala: 30, tribal: 20 },
    },
  },
  {
    name: 'Tamil Nadu',
    millions: 72.1,
    religions: { Muslim: 5.9, Christian: 6.1, Sikh: 0.02, Jain: 0.1, Buddhist: 0.02 },
    cultures: { tamil: 90, telugu: 6, kerala: 1, karnataka: 1.8, rajasthan: 0.7, gujarat: 0.5 },
    by: { Christian: { tamil: 95, kerala: 5 }, Sikh: { punjab: 1 }, Jain: { rajasthan: 70, tamil: 30 } },
  },
  {
    name: 'Rajasthan',
    millions: 68.5,
    religions: { Muslim: 9.1, Christian: 0.1, Sikh: 1.3, Jain: 0.9, Buddhist: 0.02 },
    cultures: { rajasthan: 95, punjab: 2, sindhi: 1.5, gujarat: 0.5, haryana: 1 },
    by: {
      Sikh: { punjab: 1 },
      Jain: { rajasthan: 1 },
      Buddhist: { up: 1 },
      Christian: { rajasthan: 60, kerala: 40 },
    },
  },
  {
    name: 'Karnataka',
    millions: 61.1,
    religions: { Muslim: 12.9, Christian: 1.9, Sikh: 0.05, Jain: 0.7, Buddhist: 0.2 },
    cultures: {
      karnataka: 74,
      telugu: 8,
      tamil: 5,
      maharashtra: 5,
      goa: 2,
      kerala: 1.5,
      up: 2.5,
      rajasthan: 1,
      gujarat: 0.5,
      bengal: 0.5,
    },
    by: {
      Muslim: { karnataka: 85, telugu: 5, kerala: 10 },
      Christian: { goa: 50, tamil: 20, kerala: 15, karnataka: 15 },
      Sikh: { punjab: 1 },
      Jain: { karnataka: 60, rajasthan: 40 },
      Buddhist: { karnataka: 60, tibet: 40 },
    },
  },
  {
    name: 'Gujarat',
    millions: 60.4,
    religions: { Muslim: 9.7, Christian: 0.5, Sikh: 0.1, Jain: 1, Buddhist: 0.05, Other: 0.03 },
    cultures: { gujarat: 91, up: 3, sindhi: 2, maharashtra: 2, rajasthan: 2 },
    by: {
      Sikh: { punjab: 1 },
      Jain: { gujarat: 85, rajasthan: 15 },
      Christian: { gujarat: 70, kerala: 30 },
      Buddhist: { maharashtra: 1 },
      Other: { gujarat: 1 },
    },
  },
  {
    name: 'Andhra Pradesh',
    millions: 49.6,
    religions: { Muslim: 7.3, Christian: 1.4, Sikh: 0.02, Jain: 0.05, Buddhist: 0.01 },
    cultures: { telugu: 94, tamil: 2, karnataka: 1.5, odisha: 1.5, rajasthan: 0.5, up: 0.5 },
    by: {
      Sikh: { punjab: 1 },
      Jain: { rajasthan: 1 },
      Muslim: { telugu: 1 },
      Christian: { telugu: 1 },
      Buddhist: { telugu: 1 },
    },
  },
  {
    name: 'Odisha',
    millions: 42,
    religions: { Muslim: 2.2, Christian: 2.8, Sikh: 0.05, Jain: 0.02, Buddhist: 0.03, Other: 1.1 },
    cultures: { odisha: 93, telugu: 2, bengal: 1.5, tribal: 3, bihar: 0.5 },
    by: {
      Sikh: { punjab: 1 },
      Jain: { rajasthan: 1 },
      Christian: { odisha: 50, tribal: 50 },
      Other: { tribal: 1 },
      Buddhist: { tibet: 1 },
    },
  },
  {
    name: 'Telangana',
    millions: 35,
    religions: { Muslim: 12.7, Christian: 1.3, Sikh: 0.1, Jain: 0.1, Buddhist: 0.1 },
    cultures: {
      telugu: 88,
      up: 4,
      maharashtra: 2.5,
      karnataka: 2,
      tamil: 1,
      rajasthan: 1.5,
      gujarat: 0.5,
      bengal: 0.5,
    },
    by: {
      Sikh: { punjab: 1 },
      Jain: { rajasthan: 60, gujarat: 40 },
      Muslim: { telugu: 1 },
      Christian: { telugu: 85, tamil: 10, kerala: 5 },
      Buddhist: { telugu: 60, maharashtra: 40 },
    },
  },
  {
    name: 'Kerala',
    millions: 33.4,
    religions: { Muslim: 26.6, Christian: 18.4, Sikh: 0.01, Jain: 0.01, Buddhist: 0.01 },
    cultures: { kerala: 97, tamil: 2, goa: 0.7, karnataka: 0.3 },
    by: {
      Muslim: { kerala: 1 },
      Christian: { kerala: 1 },
      Sikh: { punjab: 1 },
      Jain: { gujarat: 1 },
      Buddhist: { kerala: 1 },
    },
  },
  {
    name: 'Jharkhand',
    millions: 33,
    religions: { Muslim: 14.5, Christian: 4.3, Sikh: 0.2, Jain: 0.05, Buddhist: 0.03, Other: 12.8 },
    cultures: { bihar: 78, bengal: 9, tribal: 10, odisha: 1.5, punjab: 0.5, rajasthan: 1 },
    by: {
      Sikh: { punjab: 1 },
      Muslim: { bihar: 92, bengal: 8 },
      Christian: { tribal: 1 },
      Jain: { rajasthan: 1 },
      Buddhist: { bengal: 1 },
      Other: { tribal: 1 },
    },
  },
  {
    name: 'Assam',
    millions: 31.2,
    religions: { Muslim: 34.2, Christian: 3.7, Sikh: 0.07, Jain: 0.08, Buddhist: 0.2, Other: 0.1 },
    cultures: { assam: 72, bengal: 21, bihar: 4, nepali: 2, rajasthan: 1 },
    by: {
      Sikh: { punjab: 1 },
      Muslim: { assam: 60, bengal: 40 },
      Christian: { bodo: 55, tribal: 45 },
      Jain: { rajasthan: 1 },
      Buddhist: { assam: 60, monpa: 40 },
      Other: { bodo: 1 },
    },
  },
  {
    name: 'Punjab',
    millions: 27.7,
    religions: { Muslim: 1.9, Christian: 1.3, Sikh: 57.7, Jain: 0.2, Buddhist: 0.1 },
    cultures: { punjab: 94, up: 3, bihar: 2, haryana: 1 },
    by: {
      Sikh: { punjab: 1 },
      Muslim: { punjab: 80, up: 20 },
      Christian: { punjab: 1 },
      Jain: { punjab: 1 },
      Buddhist: { punjab: 1 },
    },
  },
  {
    name: 'Chhattisgarh',
    millions: 25.5,
    religions: { Muslim: 2, Christian: 1.9, Sikh: 0.3, Jain: 0.2, Buddhist: 0.3, Other: 1.9 },
    cultures: { central: 90, odisha: 3, bengal: 1.5, maharashtra: 1, sindhi: 1, tribal: 3, telugu: 0.5 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { tribal: 70, kerala: 15, central: 15 },
      Jain: { rajasthan: 60, central: 40 },
      Buddhist: { maharashtra: 1 },
      Other: { tribal: 1 },
    },
  },
  {
    name: 'Haryana',
    millions: 25.4,
    religions: { Muslim: 7, Christian: 0.2, Sikh: 4.9, Jain: 0.2, Buddhist: 0.03 },
    cultures: { haryana: 85, punjab: 11, up: 4 },
    by: { Sikh: { punjab: 1 }, Jain: { haryana: 1 }, Buddhist: { up: 1 } },
  },
  {
    name: 'Delhi',
    millions: 16.8,
    religions: { Muslim: 12.9, Christian: 0.9, Sikh: 3.4, Jain: 1, Buddhist: 0.1 },
    cultures: {
      up: 46,
      punjab: 17,
      haryana: 10,
      bihar: 9,
      pahari: 7,
      bengal: 3,
      rajasthan: 3,
      sindhi: 1,
      tamil: 1,
      kerala: 0.8,
      telugu: 0.7,
      gujarat: 0.5,
      odisha: 0.6,
      maharashtra: 0.4,
    },
    by: {
      Sikh: { punjab: 1 },
      Christian: { kerala: 45, up: 25, tribal: 15, naga: 6, mizo: 4, kuki: 5 },
      Jain: { haryana: 60, rajasthan: 40 },
      Buddhist: { tibet: 50, up: 50 },
    },
  },
  {
    name: 'Jammu and Kashmir',
    millions: 12.3,
    religions: { Muslim: 68, Christian: 0.3, Sikh: 1.9, Jain: 0.02, Buddhist: 0.2 },
    cultures: { pahari: 65, kashmir: 20, punjab: 15 },
    by: {
      Sikh: { punjab: 1 },
      Muslim: { kashmir: 1 },
      Christian: { punjab: 1 },
      Buddhist: { ladakh: 1 },
      Jain: { punjab: 1 },
    },
  },
  {
    name: 'Uttarakhand',
    millions: 10.1,
    religions: { Muslim: 14, Christian: 0.4, Sikh: 2.3, Jain: 0.1, Buddhist: 0.2 },
    cultures: { pahari: 70, up: 25, punjab: 4, nepali: 1 },
    by: {
      Sikh: { punjab: 1 },
      Muslim: { up: 1 },
      Christian: { up: 70, kerala: 30 },
      Jain: { up: 1 },
      Buddhist: { tibet: 1 },
    },
  },
  {
    name: 'Himachal Pradesh',
    millions: 6.9,
    religions: { Muslim: 2.2, Christian: 0.2, Sikh: 1.2, Jain: 0.03, Buddhist: 1.1 },
    cultures: { pahari: 92, punjab: 7, nepali: 1 },
    by: {
      Sikh: { punjab: 1 },
      Muslim: { up: 1 },
      Christian: { up: 1 },
      Jain: { punjab: 1 },
      Buddhist: { ladakh: 1 },
    },
  },
  {
    name: 'Tripura',
    millions: 3.7,
    religions: { Muslim: 8.6, Christian: 4.4, Buddhist: 3.4, Sikh: 0.03, Jain: 0.02 },
    cultures: { bengal: 75, tripuri: 25 },
    by: {
      Sikh: { punjab: 1 },
      Muslim: { bengal: 1 },
      Christian: { tripuri: 70, mizo: 30 },
      Buddhist: { bengal: 1 },
      Jain: { rajasthan: 1 },
    },
  },
  {
    name: 'Meghalaya',
    millions: 3,
    religions: { Muslim: 4.4, Christian: 74.6, Sikh: 0.1, Buddhist: 0.3, Other: 8.7 },
    cultures: { bengal: 35, assam: 30, nepali: 20, khasi: 15 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { khasi: 60, garo: 40 },
      Muslim: { bengal: 50, assam: 50 },
      Buddhist: { bhutia: 1 },
      Other: { khasi: 60, garo: 40 },
    },
  },
  {
    name: 'Manipur',
    millions: 2.9,
    religions: { Muslim: 8.4, Christian: 41.3, Buddhist: 0.2, Sikh: 0.05, Jain: 0.06, Other: 8.2 },
    cultures: { manipur: 94, nepali: 4, bengal: 2 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { naga: 50, kuki: 50 },
      Muslim: { manipur: 1 },
      Buddhist: { bhutia: 1 },
      Jain: { rajasthan: 1 },
      Other: { manipur: 1 },
    },
  },
  {
    name: 'Nagaland',
    millions: 2,
    religions: { Muslim: 2.5, Christian: 87.9, Buddhist: 0.3, Jain: 0.1, Sikh: 0.1, Other: 0.2 },
    cultures: { assam: 40, bengal: 30, bihar: 20, nepali: 10 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { naga: 1 },
      Muslim: { assam: 60, bengal: 40 },
      Buddhist: { monpa: 1 },
      Jain: { rajasthan: 1 },
      Other: { naga: 1 },
    },
  },
  {
    name: 'Goa',
    millions: 1.5,
    religions: { Muslim: 8.3, Christian: 25.1, Sikh: 0.1, Jain: 0.1, Buddhist: 0.1 },
    cultures: { goa: 70, maharashtra: 16, karnataka: 9, up: 5 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { goa: 1 },
      Muslim: { karnataka: 60, maharashtra: 40 },
      Jain: { gujarat: 1 },
      Buddhist: { maharashtra: 1 },
    },
  },
  {
    name: 'Arunachal Pradesh',
    millions: 1.4,
    religions: { Muslim: 2, Christian: 30.3, Sikh: 0.2, Jain: 0.1, Buddhist: 11.8, Other: 26.2 },
    cultures: { assam: 35, bengal: 25, bihar: 20, nepali: 20 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { arunachal: 1 },
      Muslim: { assam: 1 },
      Buddhist: { monpa: 1 },
      Jain: { rajasthan: 1 },
      Other: { arunachal: 1 },
    },
  },
  {
    name: 'Puducherry',
    millions: 1.2,
    religions: { Muslim: 6.1, Christian: 6.3, Sikh: 0.02, Jain: 0.1, Buddhist: 0.03 },
    cultures: { tamil: 90, telugu: 6, kerala: 4 },
    by: { Sikh: { punjab: 1 }, Jain: { rajasthan: 1 }, Christian: { tamil: 1 } },
  },
  {
    name: 'Mizoram',
    millions: 1.1,
    religions: { Muslim: 1.4, Christian: 87.2, Buddhist: 8.5, Sikh: 0.03, Jain: 0.03 },
    cultures: { bengal: 50, nepali: 30, assam: 20 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { mizo: 1 },
      Buddhist: { bengal: 1 },
      Muslim: { assam: 1 },
      Jain: { rajasthan: 1 },
    },
  },
  {
    name: 'Chandigarh',
    millions: 1.06,
    religions: { Muslim: 4.9, Christian: 0.8, Sikh: 13.1, Jain: 0.2, Buddhist: 0.1 },
    cultures: { punjab: 40, haryana: 25, up: 20, pahari: 15 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { punjab: 1 },
      Muslim: { up: 1 },
      Jain: { punjab: 1 },
      Buddhist: { tibet: 1 },
    },
  },
  {
    name: 'Sikkim',
    millions: 0.61,
    religions: { Muslim: 1.6, Christian: 9.9, Sikh: 0.3, Jain: 0.1, Buddhist: 27.4, Other: 2.7 },
    cultures: { nepali: 88, bihar: 8, bengal: 4 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { nepali: 1 },
      Buddhist: { bhutia: 1 },
      Muslim: { bihar: 1 },
      Jain: { rajasthan: 1 },
      Other: { nepali: 1 },
    },
  },
  {
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    millions: 0.59,
    religions: { Muslim: 5.6, Christian: 1.3, Sikh: 0.1, Jain: 0.3, Buddhist: 0.1 },
    cultures: { gujarat: 75, maharashtra: 10, up: 15 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { goa: 1 },
      Muslim: { gujarat: 1 },
      Jain: { gujarat: 1 },
      Buddhist: { maharashtra: 1 },
    },
  },
  {
    name: 'Andaman and Nicobar Islands',
    millions: 0.38,
    religions: { Muslim: 8.5, Christian: 21.7, Sikh: 0.3, Buddhist: 0.1, Other: 0.2 },
    cultures: { bengal: 40, tamil: 22, telugu: 18, up: 12, kerala: 8 },
    by: {
      Sikh: { punjab: 1 },
      Christian: { tribal: 50, tamil: 30, kerala: 20 },
      Muslim: { kerala: 60, bengal: 40 },
      Buddhist: { bengal: 1 },
      Other: { tribal: 1 },
    },
  },
  {
    name: 'Ladakh',
    millions: 0.27,
    religions: { Muslim: 46.4, Christian: 0.5, Sikh: 0.8, Buddhist: 39.7 },
    cultures: { pahari: 60, up: 40 },
    by: { Sikh: { punjab: 1 }, Muslim: { kashmir: 1 }, Buddhist: { ladakh: 1 }, Christian: { ladakh: 1 } },
  },
  {
    name: 'Lakshadweep',
    millions: 0.064,
    religions: { Muslim: 96.6, Christian: 0.5 },
    cultures: { kerala: 1 },
  },
];

/** Where people move for work: the cities that every state sends its young to, by weight. */
export const magnets: { city: string; state: string; weight: number }[] = [
  { city: 'Bengaluru', state: 'Karnataka', weight: 24 },
  { city: 'Mumbai', state: 'Maharashtra', weight: 19 },
  { city: 'Delhi', state: 'Delhi', weight: 18 },
  { city: 'Hyderabad', state: 'Telangana', weight: 15 },
  { city: 'Pune', state: 'Maharashtra', weight: 13 },
  { city: 'Gurugram', state: 'Haryana', weight: 9 },
  { city: 'Noida', state: 'Uttar Pradesh', weight: 8 },
  { city: 'Chennai', state: 'Tamil Nadu', weight: 8 },
  { city: 'Ahmedabad', state: 'Gujarat', weight: 5 },
  { city: 'Kolkata', state: 'West Bengal', weight: 4 },
  { city: 'Chandigarh', state: 'Chandigarh', weight: 3 },
  { city: 'Kochi', state: 'Kerala', weight: 2 },
];
