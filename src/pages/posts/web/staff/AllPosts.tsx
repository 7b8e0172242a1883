import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { FormEvent } from 'react';
import { byCursor } from '../../../../kit/web/api/byCursor.ts';
import { MoreOf } from '../../../../kit/web/api/MoreOf.tsx';
import { NotLoaded } from '../../../../kit/web/api/NotLoaded.tsx';
import { useTypedValue } from '../../../../kit/web/form/useTypedValue.ts';
import { useAddress } from '../../../../kit/web/pages/useAddress.ts';
import { paths } from '../../../../paths.ts';
import { Button, ButtonLink } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { TextInput } from '../../../../ui/form/TextInput.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { POST_STATES } from '../../shared/rules.ts';
import { posts } from '../posts.ts';
import { PostList } from './PostList.tsx';

/** All posts; search and status are in the address. */
export function AllPosts() {
  const { t } = useLingui();
  const [address, setAddress] = useAddress();
  const state = POST_STATES.find((one) => one === address.get('state'));
  const q = address.get('q')?.slice(0, 100) || undefined;
  const found = useInfiniteQuery({
    ...posts.staffList.infiniteOptions(byCursor({ state, q })),
    placeholderData: keepPreviousData,
  });
  const items = found.data?.pages.flatMap((one) => one.items);
  const filtered = Boolean(state || q);

  const apply = (next: { state?: string; q?: string }) =>
    setAddress(
      Object.fromEntries(Object.entries({ state, q, ...next }).filter(([, value]) => value)) as Record<
        string,
        string
      >,
      { preventScrollReset: true },
    );

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">
          <Trans>Blogs</Trans>
        </h1>
        <ButtonLink to={paths.adminBlog('new')} size="small">
          <Plus aria-hidden className="size-5" />
          <Trans>Add New Post</Trans>
        </ButtonLink>
      </div>
      <div className="mb-6 grid gap-4 sm:grid-cols-[1fr_14rem]">
        <Search q={q ?? ''} onSearch={(words) => apply({ q: words })} />
        <Field label={<Trans>Status</Trans>}>
          <Select
            value={state ?? ''}
            empty={t`All`}
            options={[
              { value: 'draft', label: t`Draft` },
              { value: 'scheduled', label: t`Scheduled` },
              { value: 'published', label: t`Published` },
            ]}
            onChange={({ target }) => apply({ state: target.value })}
          />
        </Field>
      </div>
      {items ? (
        items.length === 0 ? (
          filtered ? (
            <EmptyState
              title={<Trans>No posts found</Trans>}
              action={
                <Button kind="quiet" onClick={() => setAddress({})}>
                  <Trans>Clear all</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={<Trans>No posts yet</Trans>}
              text={<Trans>Write the first one. Readers see it once you publish it.</Trans>}
            />
          )
        ) : (
          <div aria-busy={found.isPlaceholderData} className="aria-busy:opacity-60">
            <PostList posts={items} />
            <MoreOf found={found} />
          </div>
        )
      ) : found.isError ? (
        <NotLoaded of={found} title={t`Couldn't load the posts`} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

function Search({ q, onSearch }: { q: string; onSearch(words: string): void }) {
  const [typed, setTyped] = useTypedValue(q);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element `search` has no type yet
    <form role="search" onSubmit={submit} className="flex items-end gap-3">
      <Field label={<Trans>Title or author</Trans>} className="grow">
        <TextInput
          type="search"
          value={typed}
          maxLength={100}
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" kind="quiet">
        <Trans>Search</Trans>
      </Button>
    </form>
  );
}
