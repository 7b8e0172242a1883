import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router';
import { HeadTags } from '../../../../base/site/web/HeadTags.tsx';
import { publicUrl } from '../../../../base/site/web/page.ts';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { Post } from '../../contract.ts';
import { posts } from '../posts.ts';
import { FeedLink } from './FeedLink.tsx';
import { PostArticle } from './PostArticle.tsx';
import { PostCards } from './PostCards.tsx';
import { Share } from './Share.tsx';
import { Tags } from './Tags.tsx';

/** One post, with what to read next. */
export function OnePost({ slug }: { slug: string }) {
  const { t } = useLingui();
  const found = useQuery(posts.read.queryOptions({ input: { slug } }));
  // An address that no post can have is refused with 422.
  const gone = found.error instanceof ORPCError && [404, 422].includes(found.error.status);
  const post = gone ? undefined : found.data;
  if (gone) {
    return (
      <>
        <HeadTags title={t`Post not found`} />
        <EmptyState
          heading="h1"
          title={<Trans>Post not found</Trans>}
          text={<Trans>It may have been removed, or the link may be wrong.</Trans>}
          action={
            <ButtonLink to={paths.blogs()}>
              <Trans>All posts</Trans>
            </ButtonLink>
          }
        />
      </>
    );
  }
  if (!post) {
    return (
      <div className="page py-8 md:py-14">
        <HeadTags title={t`Blogs`} />
        {found.isError ? (
          <NotLoaded of={found} title={t`Couldn't load this post`} />
        ) : (
          <div aria-busy="true" className="mx-auto grid max-w-text gap-4">
            <Skeleton className="h-24" />
            <Skeleton className="aspect-video" />
            <Skeleton className="h-96" />
          </div>
        )}
      </div>
    );
  }
  if (post.slug !== slug) return <Navigate to={paths.blogPost(post.slug)} replace />;
  const { newer, older, related } = post;
  return (
    <>
      <PostHead post={post} />
      <div className="page py-8 md:py-14">
        <PostArticle
          key={post.slug}
          post={post}
          above={
            <p className="mb-3">
              <Link
                to={paths.blogs()}
                className="inline-flex min-h-11 items-center text-kumkum-ink underline-offset-4 hover:underline"
              >
                <Trans>Blogs</Trans>
              </Link>
            </p>
          }
        >
          {post.tags.length > 0 && (
            <div className="mt-10">
              <Tags tags={post.tags} />
            </div>
          )}
          <Share title={post.title} address={`${publicUrl()}${paths.blogPost(post.slug)}`} />
          {(newer || older) && (
            <nav aria-label={t`More posts`} className="mt-10 grid gap-4 sm:grid-cols-2">
              {older && (
                <Neighbour post={older} rel="next">
                  <Trans>Older post</Trans>
                </Neighbour>
              )}
              {newer && (
                <Neighbour post={newer} rel="prev">
                  <Trans>Newer post</Trans>
                </Neighbour>
              )}
            </nav>
          )}
        </PostArticle>
      </div>
      {related.length > 0 && (
        <section className="-mb-16 border-line border-t bg-sunk">
          <div className="page py-12">
            <h2 className="mb-6 text-2xl">
              <Trans>Read next</Trans>
            </h2>
            <PostCards posts={related} heading="h3" />
          </div>
        </section>
      )}
    </>
  );
}

type NeighbourProps = { post: NonNullable<Post['newer']>; rel: string; children: React.ReactNode };

function Neighbour({ post, rel, children }: NeighbourProps) {
  return (
    <Link
      to={paths.blogPost(post.slug)}
      rel={rel}
      className="block rounded-xl border border-line bg-raised p-4 [overflow-wrap:anywhere] hover:border-edge focus-visible:rounded-xl"
    >
      <span className="block text-soft text-sm">{children}</span>
      <span className="font-semibold">{post.title}</span>
    </Link>
  );
}

/** Title, link preview and structured data of a post. */
function PostHead({ post }: { post: Post }) {
  const { name, sharePicture } = useSite();
  const address = `${publicUrl()}${paths.blogPost(post.slug)}`;
  return (
    <>
      <HeadTags
        title={post.title}
        description={post.description}
        path={paths.blogPost(post.slug)}
        article={post.cover ? post.cover.share : sharePicture}
        facts={[
          {
            '@type': 'BlogPosting',
            headline: post.title,
            description: post.description,
            datePublished: post.publishedAt,
            dateModified: post.updatedAt,
            inLanguage: 'en-IN',
            keywords: post.tags.join(', '),
            image: `${publicUrl()}${post.cover?.share ?? sharePicture}`,
            author: { '@type': 'Person', name: post.author },
            publisher: { '@type': 'Organization', name, url: `${publicUrl()}/` },
            mainEntityOfPage: address,
          },
        ]}
      />
      <meta property="article:published_time" content={post.publishedAt} />
      <meta property="article:modified_time" content={post.updatedAt} />
      <FeedLink />
    </>
  );
}
