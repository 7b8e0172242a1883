import type { ReviewKind } from './kind.ts';
import { profile } from './kinds/profile.ts';
import { profileText } from './kinds/profileText.ts';
import type { ReviewKindName } from './rules.ts';

/** Every kind of what is reviewed. */
export const kinds: Record<ReviewKindName, ReviewKind> = { profile, profile_text: profileText };
