import { z } from 'zod';
import type { ProfileFor } from '../../../../../base/vocabulary/shared/profileFor.ts';
import { code } from '../../../../../kit/shared/api/errorCode.ts';

export const VISIBILITIES = ['all', 'premium'] as const;
export const PHOTO_VISIBILITIES = ['all', 'accepted'] as const;
export const MANAGED_BY = ['self', 'parents', 'sibling', 'friend', 'relative'] as const;
export type ManagedBy = (typeof MANAGED_BY)[number];

/** Days for which a profile can be hidden; null: until its family shows it again. */
const HIDING_DAYS = [7, 30, 90] as const;
const MATCH_FOUND = ['here', 'elsewhere', 'family'] as const;

const choice = <const T extends readonly string[]>(keys: T) =>
  z.enum(keys, { error: code('choice_invalid') });

/** What a family sets about who sees the profile. API and storage follow from this and from `privacyColumns`. */
export const privacySettings = z.object({
  visibility: choice(VISIBILITIES),
  photoVisibility: choice(PHOTO_VISIBILITIES),
  managedBy: choice(MANAGED_BY),
});
const { visibility, photoVisibility } = privacySettings.shape;

/** The column of `profiles` that has each setting. */
export const privacyColumns = {
  visibility: 'visibility',
  photoVisibility: 'photo_visibility',
  managedBy: 'managed_by',
} as const satisfies Record<keyof z.output<typeof privacySettings>, string>;

/** A change of them. Each is saved alone: two people change two of them at once. */
export const privacy = privacySettings.partial().extend({
  visibility: visibility.optional().describe('premium: premium members, and those connected'),
  photoVisibility: photoVisibility.optional().describe('accepted: members who are connected'),
});

/** Why and for how long a profile is hidden. With a match found, it stays hidden until it is shown again. */
export const hiding = z
  .object({
    reason: choice(['break', 'match']),
    days: z
      .literal([...HIDING_DAYS], { error: code('choice_invalid') })
      .nullable()
      .default(null)
      .describe('For how long; null: until it is shown again'),
    found: choice(MATCH_FOUND)
      .nullable()
      .default(null)
      .describe('Where the match was found: on this site, elsewhere, by the family'),
  })
  .refine(({ reason, found }) => reason !== 'match' || found !== null, {
    path: ['found'],
    message: code('choice_invalid'),
  });

export type PrivacySettings = z.output<typeof privacySettings>;
export type Privacy = z.output<typeof privacy>;
export type Hiding = z.output<typeof hiding>;

const usually: Record<ProfileFor, ManagedBy> = {
  self: 'self',
  son: 'parents',
  daughter: 'parents',
  brother: 'sibling',
  sister: 'sibling',
  friend: 'friend',
  relative: 'relative',
};

/** Returns who manages a profile: as the family set it, else derived from who registered it. */
export const managedByOf = (it: { managed_by: string | null; profile_for: string }): ManagedBy =>
  (it.managed_by as ManagedBy | null) ?? usually[it.profile_for as ProfileFor];
