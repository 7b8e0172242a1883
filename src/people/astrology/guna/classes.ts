// What a nakshatra or a rashi belongs to. The lists agree in Saral Jyotish (chapter Melapak, pp. 143 to 152), Saral
// Asht-Koot Milan (Future Point, chapters 3 to 10), B. V. Raman's Muhurtha (chapter Marriage) and the panchangas.

/** Lords of the rashis, from Mesha on. */
export const LORDS = [
  ...['mars', 'venus', 'mercury', 'moon', 'sun', 'mercury'],
  ...['venus', 'mars', 'jupiter', 'saturn', 'saturn', 'jupiter'],
] as Lord[];

export type Lord = 'sun' | 'moon' | 'mars' | 'mercury' | 'jupiter' | 'venus' | 'saturn';

/** Varnas from the lowest; of water, fire, earth and air rashis in turn. */
export const VARNAS = ['shudra', 'vaishya', 'kshatriya', 'brahmin'] as const;

const VARNA_OF = ['kshatriya', 'vaishya', 'shudra', 'brahmin'] as const;

/** Returns the varna of a rashi: Karka, Vrishchika and Meena are brahmin, Mesha, Simha and Dhanu kshatriya and so on. */
export const varnaOf = (rashi: number) => VARNA_OF[rashi % 4]!;

export const GANAS = ['deva', 'manushya', 'rakshasa'] as const;
export type Gana = (typeof GANAS)[number];

/** Ganas of the nakshatras from Ashwini on, by their first letter. */
const GANA_OF = 'DMRMDMDDR RMMDRDRDR RMMDRRMMD'.replaceAll(' ', '');

/** Returns the gana of a nakshatra. */
export const ganaOf = (nakshatra: number): Gana => GANAS['DMR'.indexOf(GANA_OF[nakshatra - 1]!)]!;

export const NADIS = ['adi', 'madhya', 'antya'] as const;

/** Returns the nadi of a nakshatra: adi, madhya, antya, then back again. */
export const nadiOf = (nakshatra: number) => NADIS[[0, 1, 2, 2, 1, 0][(nakshatra - 1) % 6]!]!;

export const YONIS = [
  ...['horse', 'elephant', 'sheep', 'serpent', 'dog', 'cat', 'rat'],
  ...['cow', 'buffalo', 'tiger', 'deer', 'monkey', 'mongoose', 'lion'],
] as const;

const YONI_OF = [
  ...[0, 1, 2, 3, 3, 4, 5, 2, 5],
  ...[6, 6, 7, 8, 9, 8, 9, 10, 10],
  ...[4, 11, 12, 11, 13, 0, 13, 7, 1],
];

/** Returns the index in `YONIS` of a nakshatra's animal. */
export const yoniOf = (nakshatra: number): number => YONI_OF[nakshatra - 1]!;
