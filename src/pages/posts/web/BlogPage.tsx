import { Suspense } from 'react';
import { useParams } from 'react-router';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { OnePost } from './reading/OnePost.tsx';
import { PostsList } from './reading/PostsList.tsx';

const Preview = lazyPart(() => import('./staff/Preview.tsx'));

// The title follows from the data (site/web/HeadTags.tsx).
export const meta = () => [];

/** Everything below /blogs: one route, because every page of the site loads the list of routes. */
export default function BlogPage() {
  const { slug, part } = useParams();
  if (slug === undefined) return <PostsList />;
  if (part === undefined) return <OnePost slug={slug} />;
  if (slug === 'tags') return <PostsList tag={part} />;
  return <Suspense>{slug === 'preview' && <Preview id={part} />}</Suspense>;
}
