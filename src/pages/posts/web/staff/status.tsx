import { Trans } from '@lingui/react/macro';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { Badge } from '../../../../ui/marks/Badge.tsx';
import type { PostRow } from '../../contract.ts';

/** The state of a post, as a badge. */
export function PostStatus({ post: { state, changed } }: { post: Pick<PostRow, 'state' | 'changed'> }) {
  if (state === 'draft') {
    return (
      <Badge>
        <Trans>Draft</Trans>
      </Badge>
    );
  }
  if (state === 'scheduled') {
    return (
      <span className="flex flex-wrap gap-2">
        <Badge tone="notice">
          <Trans>Scheduled</Trans>
        </Badge>
        {changed && (
          <Badge>
            <Trans>Changes not scheduled</Trans>
          </Badge>
        )}
      </span>
    );
  }
  return (
    <span className="flex flex-wrap gap-2">
      <Badge tone="verified">
        <Trans>Published</Trans>
      </Badge>
      {changed && (
        <Badge>
          <Trans>Unpublished changes</Trans>
        </Badge>
      )}
    </span>
  );
}

/** When a post was or will be published; when it was changed, if neither. */
export function PostDate({ post }: { post: PostRow }) {
  const { state, publishAt, publishedAt, updatedAt } = post;
  if (state === 'scheduled')
    return (
      <Trans>
        Scheduled for <Day time={publishAt!} exact />
      </Trans>
    );
  if (state === 'published')
    return (
      <Trans>
        Published <Day time={publishedAt!} exact />
      </Trans>
    );
  return (
    <Trans>
      Updated <Day time={updatedAt} exact />
    </Trans>
  );
}
