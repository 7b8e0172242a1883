import type { Requestable } from '../../memberships/shared/rules.ts';

/** States of a request to the team: not claimed, claimed by a staff member, answered. */
export const REQUEST_STATES = ['open', 'in_progress', 'done'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Time limit for an answer, in hours. */
export const DUE_HOURS: Record<Requestable, number> = {
  priority_support: 24,
  relationship_manager: 72,
  astrology_consultation: 72,
  verification_assistance: 72,
  enhanced_privacy: 72,
};
