import type { Chance } from '../../seed/random.ts';
import type { Actor } from '../actors.ts';
import type { Input } from '../inputs.ts';

/** What a valid request needs beyond its schema: who sends it, and fields that name what exists. */
export type Need = {
  actor?: Actor;
  fields?: (next: Chance) => Promise<Input> | Input;
  /** Why none of its requests may succeed: what it does would end the run. */
  spared?: string;
};

/** Needs by the endpoint's name. */
export type Needs = Record<string, Need>;
