import { nativeNames } from '../../../../base/vocabulary/nativeNames.ts';
import { otherNames } from '../../../../base/vocabulary/otherNames.ts';
import { fold } from '../fold.ts';

/** The groups of `otherNames`, and what those cities and others are called in Indian scripts. */
const groups = new Map<string, Set<string>>();
for (const [name, others] of [
  ...otherNames.map(({ shown, others }) => [shown, others] as const),
  ...nativeNames,
]) {
  const known = groups.get(name) ?? new Set([fold(name)]);
  for (const other of others) known.add(fold(other));
  groups.set(name, known);
}

/** The other names of each name, both folded. */
const others = new Map<string, Set<string>>();
for (const names of groups.values())
  for (const name of names)
    others.set(name, new Set([...(others.get(name) ?? []), ...[...names].filter((one) => one !== name)]));

/** What families call several cities together. Whoever looks for one of these cities does not mean the others. */
const areas: [area: string, cities: string[]][] = [
  ['ncr', ['Delhi', 'Gurugram', 'Noida', 'Greater Noida', 'Ghaziabad', 'Faridabad']],
  ['tricity', ['Chandigarh', 'Mohali', 'Panchkula']],
];
for (const [area, cities] of areas)
  for (const city of cities)
    for (const name of [fold(city), ...(others.get(fold(city)) ?? [])])
      others.set(name, new Set([...(others.get(name) ?? []), area]));

const LONGEST = 5;

/** Returns what else a city is called: Bengaluru Rural is Bangalore Rural, too. Both are folded. */
export function otherNamesOf(city: string): string[] {
  const words = city.split(' ');
  const found: string[] = [];
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to++)
      for (const other of others.get(words.slice(from, to).join(' ')) ?? [])
        found.push([...words.slice(0, from), other, ...words.slice(to)].join(' '));
  return found;
}
