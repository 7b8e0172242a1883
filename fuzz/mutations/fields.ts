import { pick } from '../../seed/random.ts';
import { hostile, neighbour } from '../hostile.ts';
import { type Mutation, show } from './draft.ts';

type Place = { holder: Record<string, unknown>; key: string };

/** Returns every place of a value in an input, the input's own fields first. */
function placesIn(holder: Record<string, unknown>, found: Place[] = []): Place[] {
  for (const key of Object.keys(holder).slice(0, 20)) {
    found.push({ holder, key });
    const inner = holder[key];
    if (typeof inner === 'object' && inner !== null && found.length < 60) {
      placesIn(inner as Record<string, unknown>, found);
    }
  }
  return found;
}

/** Mutations of the values of an input. */
export const onFields: Mutation[] = [
  (draft, next) => {
    const { holder, key } = pick(next, placesIn(draft.input));
    holder[key] = hostile(next);
    draft.done.push(`${key} = ${show(holder[key])}`);
  },
  (draft, next) => {
    const { holder, key } = pick(next, placesIn(draft.input));
    holder[key] = neighbour(next, holder[key]);
    draft.done.push(`${key} ~ ${show(holder[key])}`);
  },
  (draft, next) => {
    const { holder, key } = pick(next, placesIn(draft.input));
    delete holder[key];
    draft.done.push(`no ${key}`);
  },
  (draft, next) => {
    const { holder, key } = pick(next, placesIn(draft.input));
    holder[key] = pick(next, [
      [holder[key]],
      [holder[key], holder[key]],
      { [key]: holder[key] },
      show(holder[key]),
    ]);
    draft.done.push(`${key} in another shape`);
  },
  (draft, next) => {
    const places = placesIn(draft.input);
    const [one, other] = [pick(next, places), pick(next, places)];
    one.holder[one.key] = typeof other.holder[other.key] === 'object' ? null : other.holder[other.key];
    draft.done.push(`${one.key} as ${other.key}`);
  },
];
