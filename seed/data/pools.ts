import type { NamePool } from './names.ts';
import * as names from './names.ts';

const merged = (...pools: NamePool[]): NamePool => ({
  female: pools.flatMap((pool) => pool.female),
  male: pools.flatMap((pool) => pool.male),
  mothers: pools.flatMap((pool) => pool.mothers),
  fathers: pools.flatMap((pool) => pool.fathers),
});

/** The name pools, under the keys that data/groups.ts uses. */
export const pools: Record<string, NamePool> = {
  north: names.north,
  gujarati: merged(names.gujarati, names.gujarati, names.north),
  marathi: merged(names.marathi, names.marathi, names.north),
  bengali: names.bengali,
  odia: names.odia,
  assamese: names.assamese,
  telugu: names.telugu,
  kannada: names.kannada,
  tamil: names.tamil,
  malayalam: names.malayalam,
  muslim: names.muslim,
  mappila: names.mappila,
  'muslim-coast': merged(names.mappila, names.muslim),
  christian: names.christian,
  'christian-north': merged(names.christian, names.north),
  'christian-south': merged(names.christian, names.telugu),
  'christian-tamil': merged(names.christian, names.tamil),
  'christian-tribal': merged(names.christian, names.tribal),
  sikh: names.sikh,
  himalayan: names.himalayan,
  manipuri: names.manipuri,
  nepali: names.nepali,
  tribal: names.tribal,
  parsi: names.parsi,
  ...names.hills,
};
