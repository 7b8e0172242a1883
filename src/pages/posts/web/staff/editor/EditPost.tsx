import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoaded } from '../../../../../kit/web/api/NotLoaded.tsx';
import { useViewer } from '../../../../../kit/web/viewer.ts';
import { paths } from '../../../../../paths.ts';
import { ButtonLink } from '../../../../../ui/Button.tsx';
import { EmptyState } from '../../../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../../../ui/state/Skeleton.tsx';
import { TextLink } from '../../../../../ui/TextLink.tsx';
import { posts } from '../../posts.ts';
import { Editor } from './Editor.tsx';

/** Writes a new post, or one that is there. */
export default function EditPost({ id }: { id: string }) {
  const { t } = useLingui();
  const { viewer } = useViewer();
  const [round, setRound] = useState(0);
  const isNew = id === 'new';
  const found = useQuery({
    ...posts.staffRead.queryOptions({ input: { id }, enabled: !isNew, refetchOnWindowFocus: false }),
    // What is being written is not replaced; the next visit reads it again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data: list } = useQuery(posts.list.queryOptions({ input: {} }));
  const gone = found.error instanceof ORPCError && [404, 422].includes(found.error.status);

  async function reload() {
    await found.refetch();
    setRound((last) => last + 1);
  }

  return (
    <>
      <p className="mb-1">
        <TextLink to={paths.adminBlogs()} className="inline-flex min-h-11 items-center">
          <Trans>Blogs</Trans>
        </TextLink>
      </p>
      <h1 className="mb-2 text-3xl">{isNew ? <Trans>Add New Post</Trans> : <Trans>Edit post</Trans>}</h1>
      {isNew || found.data ? (
        <Editor
          key={`${id} ${round}`}
          start={isNew ? { author: viewer?.staff?.name ?? '' } : { post: found.data! }}
          tags={list?.tags ?? []}
          onReload={() => (isNew ? window.location.reload() : void reload())}
        />
      ) : gone ? (
        <EmptyState
          title={<Trans>Post not found</Trans>}
          text={<Trans>It may have been deleted.</Trans>}
          action={
            <ButtonLink to={paths.adminBlogs()}>
              <Trans>All posts</Trans>
            </ButtonLink>
          }
        />
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load this post`} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}
