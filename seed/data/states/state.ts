/**
 * Population, languages and religions of the states. Source: Census of India 2011
 * (Telangana and Andhra Pradesh divided as in 2014), rounded.
 */

/** A group with its own names and communities; its mother tongue is in `tongues`. */
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
