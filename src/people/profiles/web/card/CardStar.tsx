import { type ComponentType, createContext, use } from 'react';
import type { Card } from '../../contract.ts';

const StarContext = createContext<ComponentType<{ profile: Card }> | null>(null);

/** Gives the cards of lower rooms the button that adds a profile to the shortlist: the shortlist is above them. */
export const StarOfCards = StarContext.Provider;

/** The button of the shortlist on a card; nothing where no frame has one. */
export function CardStar({ profile }: { profile: Card }) {
  const Star = use(StarContext);
  return Star && <Star profile={profile} />;
}
