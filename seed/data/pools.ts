import { christian } from './names/christian.ts';
import { assamese, bengali, odia, tribal } from './names/east.ts';
import { hills, himalayan, manipuri, nepali } from './names/hills.ts';
import { mappila, muslim } from './names/muslim.ts';
import { north } from './names/north.ts';
import type { NamePool } from './names/pool.ts';
import { sikh } from './names/sikh.ts';
import { kannada, malayalam, tamil, telugu } from './names/south.ts';
import { gujarati, marathi, parsi } from './names/west.ts';

const merged = (...pools: NamePool[]): NamePool => ({
  female: pools.flatMap((pool) => pool.female),
  male: pools.flatMap((pool) => pool.male),
  mothers: pools.flatMap((pool) => pool.mothers),
  fathers: pools.flatMap((pool) => pool.fathers),
});

/** The name pools, under the keys that data/groups.ts uses. */
export const pools: Record<string, NamePool> = {
  north,
  gujarati: merged(gujarati, gujarati, north),
  marathi: merged(marathi, marathi, north),
  bengali,
  odia,
  assamese,
  telugu,
  kannada,
  tamil,
  malayalam,
  muslim,
  mappila,
  'muslim-coast': merged(mappila, muslim),
  christian,
  'christian-north': merged(christian, north),
  'christian-south': merged(christian, telugu),
  'christian-tamil': merged(christian, tamil),
  'christian-tribal': merged(christian, tribal),
  sikh,
  himalayan,
  manipuri,
  nepali,
  tribal,
  parsi,
  ...hills,
};
