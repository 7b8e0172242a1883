/** What a manager of a profile is to its person, as the family entered it. */
export const RELATIONS = ['self', 'parent', 'sibling', 'friend', 'relative', 'manager'] as const;
export type Relation = (typeof RELATIONS)[number];
