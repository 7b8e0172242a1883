import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Day } from '../../../../kit/web/locale/Day.tsx';
import { paths } from '../../../../paths.ts';
import { classes } from '../../../../ui/classes.ts';
import { Dots } from '../../../../ui/marks/Dots.tsx';
import type { PostCard } from '../../contract.ts';
import { Cover } from './Cover.tsx';

type PostCardsProps = {
  posts: PostCard[];
  /** The first one is shown larger. */
  featured?: boolean;
  heading: 'h2' | 'h3';
};

/** Posts beside each other, each one link. */
export function PostCards({ posts, featured = false, heading: Heading }: PostCardsProps) {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, place) => {
        const large = featured && place === 0;
        return (
          <li key={post.slug} className={classes(large && 'sm:col-span-full')}>
            <Link
              to={paths.blogPost(post.slug)}
              className={classes(
                'group block rounded-xl focus-visible:rounded-xl',
                large && 'lg:grid lg:grid-cols-[1.25fr_1fr] lg:items-center lg:gap-10',
              )}
            >
              <Cover
                cover={post.cover}
                decorative
                first={large}
                sizes={
                  large
                    ? '(width >= 64rem) 36rem, 100vw'
                    : '(width >= 64rem) 21rem, (width >= 40rem) 50vw, 100vw'
                }
              />
              <div className={classes('mt-4', large && 'lg:mt-0')}>
                <Heading
                  className={classes(
                    'underline-offset-4 [overflow-wrap:anywhere] group-hover:underline',
                    large ? 'text-2xl md:text-3xl' : 'text-xl',
                  )}
                >
                  {post.title}
                </Heading>
                <p className={classes('mt-2 text-soft', large ? 'text-lg' : 'line-clamp-3')}>
                  {post.description}
                </p>
                <p className="mt-3 text-soft text-sm">
                  <Byline post={post} />
                </p>
              </div>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

type BylineProps = { post: PostCard; author?: ReactNode };

/** When a post was published, and how long it takes to read. @param author where it is named */
export function Byline({ post: { publishedAt, minutes }, author }: BylineProps) {
  return (
    <Dots>
      {author}
      <Day time={publishedAt} />
      <Trans>{minutes} min read</Trans>
    </Dots>
  );
}
