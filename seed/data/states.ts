import { east } from './states/east.ts';
import { north } from './states/north.ts';
import { northeast } from './states/northeast.ts';
import { south } from './states/south.ts';
import type { Culture, State } from './states/state.ts';
import { west } from './states/west.ts';

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

/** All of them, the largest first. */
export const states: State[] = [...north, ...west, ...east, ...south, ...northeast].toSorted(
  (one, other) => other.millions - one.millions,
);

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
