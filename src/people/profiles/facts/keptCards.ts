import type { Card } from '../contract.ts';
import type { CardFacts } from './heldFacts.ts';

/** What a card depends on besides the facts. @property vocabulary the option lists, another object when one has changed */
type Same = { readers: 'members' | 'visitors'; day: string; vocabulary: object };

type Kept = Pick<Same, 'day' | 'vocabulary'> & { card: Readonly<Card> };

const kept = {
  members: new WeakMap<CardFacts, Kept>(),
  visitors: new WeakMap<CardFacts, Kept>(),
};

/**
 * Returns the card of some facts for all readers of a kind, as it was made before while nothing of it can have changed. Facts that
 * change are another object.
 */
export function keepCard(
  facts: CardFacts,
  { readers, day, vocabulary }: Same,
  make: (facts: CardFacts) => Card,
): Readonly<Card> {
  // Memberships begin and end within a day.
  if (facts.entitlement_times.length > 0) return make(facts);
  const before = kept[readers].get(facts);
  if (before?.day === day && before.vocabulary === vocabulary) return before.card;
  const card = make(facts);
  kept[readers].set(facts, { day, vocabulary, card });
  return card;
}
