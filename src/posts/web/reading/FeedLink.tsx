import { paths } from '../../../paths.ts';
import { useSite } from '../../../site/web/useSite.ts';

/** Shows readers of feeds where the blog's is. */
export function FeedLink() {
  const { name } = useSite();
  return <link rel="alternate" type="application/rss+xml" title={name} href={paths.feed()} />;
}
