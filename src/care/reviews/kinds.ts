import type { ReviewKind } from './kind.ts';
import { idDocument } from './kinds/idDocument.ts';
import { photo } from './kinds/photo.ts';
import { profile } from './kinds/profile.ts';
import { profileText } from './kinds/profileText.ts';
import { report } from './kinds/report.ts';
import { story } from './kinds/story.ts';
import type { ReviewKindName } from './shared/rules.ts';

/** Registry of every kind of review. */
export const kinds: Record<ReviewKindName, ReviewKind> = {
  profile,
  profile_text: profileText,
  photo,
  id_document: idDocument,
  story,
  report,
};
