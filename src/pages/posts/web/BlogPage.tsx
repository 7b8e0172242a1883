import { Suspense } from 'react';
import { useParams } from 'react-router';
import { clientLoaderOf, loaderOf, type NamesQueries } from '../../../kit/web/loaders/pageQueries.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { pageOf } from '../shared/rules.ts';
import { posts } from './posts.ts';
import { OnePost } from './reading/OnePost.tsx';
import { PostsList } from './reading/PostsList.tsx';

const Preview = lazyPart(() => import('./staff/Preview.tsx'));

// The title follows from the data (site/web/HeadTags.tsx).
const queries: NamesQueries = ({ params: { slug, part }, url }) => {
  if (slug === undefined || (slug === 'tags' && part))
    return [posts.list.queryOptions({ input: { page: pageOf(url.searchParams.get('page')), tag: part } })];
  return part === undefined ? [posts.read.queryOptions({ input: { slug } })] : [];
};

export const loader = loaderOf(queries);
export const clientLoader = clientLoaderOf(queries);

export const meta = () => [];

/** Everything below /blogs: one route, because every page of the site loads the list of routes. */
export default function BlogPage() {
  const { slug, part } = useParams();
  if (slug === undefined) return <PostsList />;
  if (part === undefined) return <OnePost slug={slug} />;
  if (slug === 'tags') return <PostsList tag={part} />;
  return <Suspense>{slug === 'preview' && <Preview id={part} />}</Suspense>;
}
