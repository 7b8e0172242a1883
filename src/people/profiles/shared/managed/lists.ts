/** Who a manager is to the person whom the profile is about, as an owner states it; `self` is that person. */
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

/** The stated relations, and what is known of the others: from whom the profile was registered for, or nothing. */
export const RELATIONS = [...STATED_RELATIONS, 'parent', 'sibling', 'manager'] as const;
export type Relation = (typeof RELATIONS)[number];
