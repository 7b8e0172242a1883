import { refuse } from '../../../kit/api/refusals.ts';
import { type Coded, code } from '../../../kit/shared/api/errorCode.ts';
import { countWords } from '../shared/rules.ts';
import type { Written } from '../store/drafts.ts';

/** Refuses a post that readers could not be shown yet, with what each field needs. */
export function checkComplete(post: Written): void {
  const wrong: Record<string, Coded> = {};
  if (!post.title) wrong.title = code('post_title_missing');
  if (!post.slug) wrong.slug = code('post_slug_missing');
  if (!post.description) wrong.description = code('post_description_missing');
  if (!post.author) wrong.author = code('post_author_missing');
  if (countWords(post.body) === 0) wrong.body = code('post_body_missing');
  if (post.cover && !post.cover_alt) wrong.coverAlt = code('post_alt_missing');
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong);
}
