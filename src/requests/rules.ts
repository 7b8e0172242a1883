import type { Requestable } from '../memberships/rules.ts';

/** How a request to the office stands: nobody has looked, somebody is at it, it is answered. */
export const REQUEST_STATES = ['open', 'in_progress', 'done'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** How long an answer may take, in hours. */
export const DUE_HOURS: Record<Requestable, number> = {
  priority_support: 24,
  relationship_manager: 72,
  astrology_consultation: 72,
  verification_assistance: 72,
  enhanced_privacy: 72,
};
