import { t } from '@lingui/core/macro';
import { useParams } from 'react-router';
import { page } from '../../../../base/site/web/page.ts';
import { lazyPart } from '../../../../ui/lazyPart.ts';
import { KeepServed } from '../../../../ui/state/KeepServed.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { AllPosts } from './AllPosts.tsx';

const EditPost = lazyPart(() => import('./editor/EditPost.tsx'));

export const meta = ({ params: { id } }: { params: { id?: string } }) =>
  page({ title: id === undefined ? t`Blogs` : id === 'new' ? t`Add New Post` : t`Edit post` });

/** The posts, and the editor of one: one route, because every page of the site loads the list of routes. */
export default function AdminBlogsPage() {
  const { id } = useParams();
  if (id === undefined) return <AllPosts />;
  return (
    <KeepServed fallback={<Skeleton className="h-96" />}>
      <EditPost id={id} />
    </KeepServed>
  );
}
