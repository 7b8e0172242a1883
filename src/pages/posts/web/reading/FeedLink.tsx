import { useSite } from '../../../../base/site/web/useSite.ts';
import { paths } from '../../../../paths.ts';

/** Shows readers of feeds where the blog's is. */
export function FeedLink() {
  const { name } = useSite();
  return <link rel="alternate" type="application/rss+xml" title={name} href={paths.feed()} />;
}
