/** How a manager is related to the person of the profile, as an owner states it; `self` is the person. */
export const STATED_RELATIONS = [
  'self',
  'mother',
  'father',
  'brother',
  'sister',
  'son',
  'daughter',
  'relative',
  'friend',
] as const;

/** The stated relations, and the ones derived from who registered the profile where nothing is stated. */
export const RELATIONS = [...STATED_RELATIONS, 'parent', 'sibling', 'manager'] as const;
export type Relation = (typeof RELATIONS)[number];
