import type { Group } from '../data/communities/shapes.ts';
import type { Culture, Religion, State } from '../data/states/state.ts';
import { magnets, states } from '../data/states.ts';
import { towns } from '../data/towns.ts';
import { weighted } from '../random.ts';

export const once = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const known = new Map<K, V>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key)!;
  };
};

export const stateOf = weighted(
  states,
  states.map(({ millions }) => millions),
);
export const magnetOf = weighted(
  magnets,
  magnets.map(({ weight }) => weight),
);

export const religionIn = once((state: State) => {
  const rest = Object.entries(state.religions) as [Religion, number][];
  const others = rest.reduce((sum, [, share]) => sum + share, 0);
  return weighted<Religion>(
    ['Hindu', ...rest.map(([name]) => name)],
    [Math.max(0, 100 - others), ...rest.map(([, share]) => share)],
  );
});

export const cultureIn = once((state: State) =>
  once((religion: Religion) => {
    const shares = Object.entries(state.by?.[religion] ?? state.cultures) as [Culture, number][];
    return weighted(
      shares.map(([name]) => name),
      shares.map(([, share]) => share),
    );
  }),
);

export const communityIn = once((group: Group) =>
  weighted(
    group.communities,
    group.communities.map(({ weight }) => weight),
  ),
);
// Towns are listed by size, and sizes fall about as 1/rank.
export const townIn = once((state: string) => {
  const list = towns[state] ?? [state];
  return weighted(
    list,
    list.map((_, rank) => 1 / (rank + 1.5)),
  );
});
