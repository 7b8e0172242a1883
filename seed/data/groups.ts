import type { Group } from './communities/shapes.ts';
import { east } from './groups/east.ts';
import { himalaya } from './groups/himalaya.ts';
import { north } from './groups/north.ts';
import { northeast } from './groups/northeast.ts';
import { south } from './groups/south.ts';
import { west } from './groups/west.ts';
import type { Culture, Religion } from './states/state.ts';

/** Names and communities of every faith in every culture that states.ts places somewhere. */
export const groups: Record<Culture, Partial<Record<Religion, Group>>> = {
  ...north,
  ...west,
  ...south,
  ...east,
  ...himalaya,
  ...northeast,
};

/** Where a faith is rare within a culture, these share names and communities with it. */
const stead: Record<Religion, Culture> = {
  Hindu: 'up',
  Muslim: 'up',
  Christian: 'up',
  Sikh: 'punjab',
  Jain: 'rajasthan',
  Buddhist: 'maharashtra',
  Other: 'tribal',
};

export function groupOf(culture: Culture, religion: Religion): Group {
  return groups[culture][religion] ?? groups[stead[religion]][religion]!;
}
