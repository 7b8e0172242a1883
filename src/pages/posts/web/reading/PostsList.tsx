import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { HeadTags } from '../../../../base/site/web/HeadTags.tsx';
import { useSite } from '../../../../base/site/web/useSite.ts';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { pageOf } from '../../shared/rules.ts';
import { posts } from '../posts.ts';
import { FeedLink } from './FeedLink.tsx';
import { PostCards } from './PostCards.tsx';
import { Tags } from './Tags.tsx';

/** The published posts, or those with one tag. */
export function PostsList({ tag }: { tag?: string }) {
  const { t } = useLingui();
  const { name } = useSite();
  const [address] = useSearchParams();
  const page = pageOf(address.get('page'));
  const found = useQuery(
    posts.list.queryOptions({ input: { page, tag }, placeholderData: keepPreviousData }),
  );
  const data = found.data;
  // As its editors write it.
  const written = data?.tags.find((one) => one.toLowerCase() === tag?.toLowerCase()) ?? tag;
  const pathOf = (number: number) => {
    const asked = number > 1 ? String(number) : undefined;
    return tag === undefined ? paths.blogs(asked) : paths.blogTag(tag, asked);
  };
  const title = written === undefined ? t`Blogs` : t`Posts about ${written}`;
  return (
    <div className="page py-8 md:py-14">
      <HeadTags
        title={page > 1 ? t`${title}, page ${page}` : title}
        description={t`Advice for families looking for a life partner, from ${name}.`}
        path={pathOf(page)}
      />
      <FeedLink />
      <header className="max-w-text">
        <h1 className="text-3xl [overflow-wrap:anywhere] md:text-4xl">{title}</h1>
        {tag === undefined && (
          <p className="mt-4 text-lg text-soft">
            <Trans>
              Advice for families looking for a life partner: profiles, first calls, meetings and safety.
            </Trans>
          </p>
        )}
      </header>
      {data && data.tags.length > 0 && (
        <div className="mt-6">
          <Tags tags={data.tags} open={tag ?? null} />
        </div>
      )}
      <div className="mt-8 md:mt-10">
        {!data ? (
          found.isError ? (
            <NotLoaded of={found} title={t`Couldn't load the posts`} />
          ) : (
            <Loading />
          )
        ) : data.items.length === 0 ? (
          <EmptyState
            title={page > 1 ? <Trans>No more posts</Trans> : <Trans>No posts yet</Trans>}
            text={page > 1 ? undefined : <Trans>New posts appear here.</Trans>}
            action={
              <ButtonLink to={tag === undefined && page === 1 ? paths.browse() : paths.blogs()} kind="quiet">
                {tag === undefined && page === 1 ? <Trans>Browse Profiles</Trans> : <Trans>All posts</Trans>}
              </ButtonLink>
            }
          />
        ) : (
          <div aria-busy={found.isPlaceholderData} className="aria-busy:opacity-60">
            <PostCards posts={data.items} featured={page === 1 && tag === undefined} heading="h2" />
          </div>
        )}
      </div>
      {data && data.pages > 1 && page <= data.pages && (
        <nav
          aria-label={t`Pages`}
          className="mt-12 flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6"
        >
          <span className="min-w-28">
            {page > 1 && (
              <ButtonLink kind="quiet" size="small" to={pathOf(page - 1)} rel="prev">
                <Trans>Newer posts</Trans>
              </ButtonLink>
            )}
          </span>
          <span className="text-soft">
            <Trans>
              Page {page} of {data.pages}
            </Trans>
          </span>
          <span className="min-w-28 text-right">
            {page < data.pages && (
              <ButtonLink kind="quiet" size="small" to={pathOf(page + 1)} rel="next">
                <Trans>Older posts</Trans>
              </ButtonLink>
            )}
          </span>
        </nav>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      <Skeleton className="aspect-video sm:col-span-full" />
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="h-72" />
      ))}
    </div>
  );
}
