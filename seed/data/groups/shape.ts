import type { Group } from '../communities/shapes.ts';
import type { Culture, Religion } from '../states/state.ts';

/** Names and communities by culture and faith. */
export type Groups = Partial<Record<Culture, Partial<Record<Religion, Group>>>>;
