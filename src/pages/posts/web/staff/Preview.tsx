import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { HeadTags } from '../../../../base/site/web/HeadTags.tsx';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { pictureAddress } from '../../shared/rules.ts';
import { posts } from '../posts.ts';
import { PostArticle } from '../reading/PostArticle.tsx';

/** A post as readers will see it, for its editors. */
export default function Preview({ id }: { id: string }) {
  const { t } = useLingui();
  const found = useQuery(posts.staffRead.queryOptions({ input: { id } }));
  const post = found.data;
  return (
    <div className="page py-8 md:py-14">
      <HeadTags title={t`Preview`} />
      {post ? (
        <>
          <Notice
            className="mx-auto mb-8 max-w-[40rem]"
            title={t`Preview`}
            action={
              <ButtonLink to={paths.adminBlog(id)} kind="quiet" size="small">
                <Trans>Back to editing</Trans>
              </ButtonLink>
            }
          >
            <Trans>Only your team can see this page.</Trans>
          </Notice>
          <PostArticle
            post={{
              ...post,
              title: post.title || t`No title yet`,
              publishedAt: post.publishedAt ?? post.publishAt ?? post.updatedAt,
              cover:
                post.cover === null
                  ? null
                  : {
                      small: pictureAddress(post.cover, 'small'),
                      large: pictureAddress(post.cover, 'large'),
                      share: pictureAddress(post.cover, 'share'),
                      alt: post.coverAlt,
                      ...{ width: 1440, height: 810 },
                    },
            }}
          />
        </>
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load this post`} />
      ) : (
        <Skeleton className="mx-auto h-96 max-w-text" />
      )}
    </div>
  );
}
