import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { DeskTable } from '../../../../kit/web/queue/DeskTable.tsx';
import { paths } from '../../../../paths.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import type { PostRow } from '../../contract.ts';
import { PostDate, PostStatus } from './status.tsx';

/** Posts as their editors see them: a table on a desk, cards on a phone. */
export function PostList({ posts }: { posts: PostRow[] }) {
  return (
    <>
      <ul className="grid gap-3 lg:hidden">
        {posts.map((post) => (
          <li key={post.id}>
            <Card className="p-4">
              <PostStatus post={post} />
              <Title post={post} />
              <p className="mt-1 text-soft text-sm">
                <PostDate post={post} />
              </p>
              <p className="text-soft text-sm">{post.author}</p>
            </Card>
          </li>
        ))}
      </ul>
      <DeskTable
        columns={[
          { heading: <Trans>Title</Trans> },
          { heading: <Trans>Status</Trans>, width: 'w-44' },
          { heading: <Trans>Author</Trans>, width: 'w-40' },
          { heading: <Trans>Date</Trans>, width: 'w-44' },
        ]}
        actions="w-24"
      >
        {posts.map((post) => (
          <tr key={post.id} className="border-line border-b align-top">
            <td className="py-4 pr-6">
              <Title post={post} />
            </td>
            <td className="py-4 pr-4">
              <PostStatus post={post} />
            </td>
            <td className="py-4 pr-4 [overflow-wrap:anywhere]">{post.author}</td>
            <td className="py-4 pr-4 text-soft">
              <PostDate post={post} />
            </td>
            <td className="py-2 text-right">
              <ButtonLink kind="quiet" size="small" to={paths.adminBlog(post.id)}>
                <Trans>Edit</Trans>
                <span className="sr-only"> {post.title}</span>
              </ButtonLink>
            </td>
          </tr>
        ))}
      </DeskTable>
    </>
  );
}

function Title({ post: { id, title } }: { post: PostRow }) {
  const { t } = useLingui();
  return (
    <Link
      to={paths.adminBlog(id)}
      className="font-semibold font-serif text-lg underline-offset-4 [overflow-wrap:anywhere] hover:underline max-lg:mt-1 max-lg:inline-block max-lg:py-2"
    >
      {title || t`No title yet`}
    </Link>
  );
}
