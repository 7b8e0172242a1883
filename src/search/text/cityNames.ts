import { otherNames } from '../../vocabulary/otherNames.ts';
import { fold } from './fold.ts';

/**
 * How names of cities in Indian scripts come out in Latin letters, where that differs from how they are written there; and New
 * Delhi, by which families mean all of Delhi.
 */
const spoken: [name: string, others: string[]][] = [
  ['Delhi', ['Dilli', 'New Delhi', 'Nai Dilli']],
  ['Hyderabad', ['Haidarabad']],
  ['Lucknow', ['Lakhnau']],
  ['Indore', ['Indaur']],
  ['Ahmedabad', ['Ahamdabad', 'Amdavad']],
  ['Bengaluru', ['Bengluru']],
  ['Gurugram', ['Gurganv']],
  ['Jodhpur', ['Jodhapur']],
  ['Ludhiana', ['Ludhiyana']],
];

const groups = [
  ...otherNames.map(([name, , shown, others]) => [shown, name, ...others]),
  ...spoken.map(([name, others]) => [name, ...others]),
].map((names) => [...new Set(names.map(fold))]);

/** The other names of each name, both folded. */
const others = new Map<string, Set<string>>();
for (const names of groups)
  for (const name of names)
    others.set(name, new Set([...(others.get(name) ?? []), ...names.filter((one) => one !== name)]));

const LONGEST = 3;

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
