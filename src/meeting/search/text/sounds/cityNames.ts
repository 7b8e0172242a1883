import { nativeNames } from '../../../../base/vocabulary/nativeNames.ts';
import { otherNames } from '../../../../base/vocabulary/otherNames.ts';
import { fold } from '../fold.ts';

/** All names of a city, by one of them: the groups of `otherNames`, and names in Indian scripts. */
const groups = new Map<string, Set<string>>();
for (const [name, others] of [
  ...otherNames.map(({ shown, others }) => [shown, others] as const),
  ...nativeNames,
]) {
  const known = groups.get(name) ?? new Set([fold(name)]);
  for (const other of others) known.add(fold(other));
  groups.set(name, known);
}

/** The other names of each name, all folded. */
const others = new Map<string, Set<string>>();
for (const names of groups.values())
  for (const name of names)
    others.set(name, new Set([...(others.get(name) ?? []), ...[...names].filter((one) => one !== name)]));

/** Names for several cities together. Searching for one of the cities does not find the others. */
const areas: [area: string, cities: string[]][] = [
  ['ncr', ['Delhi', 'Gurugram', 'Noida', 'Greater Noida', 'Ghaziabad', 'Faridabad']],
  ['tricity', ['Chandigarh', 'Mohali', 'Panchkula']],
];
for (const [area, cities] of areas)
  for (const city of cities)
    for (const name of [fold(city), ...(others.get(fold(city)) ?? [])])
      others.set(name, new Set([...(others.get(name) ?? []), area]));

const WORDS_MAX = 5;

/** Returns the other names of a city: Bengaluru Rural is also Bangalore Rural. All are folded. */
export function otherNamesOf(city: string): string[] {
  const words = city.split(' ');
  const found: string[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + WORDS_MAX); to++)
      for (const other of others.get(words.slice(from, to).join(' ')) ?? [])
        found.push([...words.slice(0, from), other, ...words.slice(to)].join(' '));
  return found;
}
