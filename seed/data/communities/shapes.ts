import { split } from '../split.ts';

/**
 * Communities with the surnames of their families. Weights are rough shares within one faith
 * and region; no other order is meant.
 */
export type Community = {
  weight: number;
  caste: string | null;
  subCastes?: string[];
  surnames: string[];
  gotras?: string[];
};

/** How a full name is composed. */
export type NameOrder =
  /** Given name, surname. */
  | 'surname'
  /** Given name, often the father's given name, surname. */
  | 'father-surname'
  /** Given name, the father's given name. */
  | 'father'
  /** Given name, Singh or Kaur, often a clan's name. */
  | 'sikh'
  /** Mohammed or Syed for some men; a surname or none. */
  | 'muslim';

export type Group = {
  order: NameOrder;
  /** A key of the name pools in data/pools.ts. */
  pool: string;
  communities: Community[];
};

export const rishis = split(
  'Bharadwaj, Kashyap, Vashishtha, Gautam, Shandilya, Vatsa, Atri, Kaushik, Garg, Parashar, Sankriti, Katyayan, Upamanyu, Mudgal, Jamadagni',
);
export const rajputLines = split(
  'Suryavanshi, Chandravanshi, Kashyap, Vatsa, Bharadwaj, Shandilya, Atri, Agnivanshi',
);
export const agarwalGotras = split(
  'Garg, Bansal, Bindal, Goyal, Mittal, Singhal, Jindal, Kansal, Tayal, Mangal, Tingal, Dharan, Madhukul, Goyan, Airan, Kuchhal, Nangal',
);

/** Families without that division. */
export const plain = (surnames: string): Community[] => [
  { weight: 1, caste: null, surnames: split(surnames) },
];

export const one = (caste: string, surnames: string): Community[] => [
  { weight: 1, caste, surnames: split(surnames) },
];
