import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { UnsavedChanges } from '../../../../../base/site/web/UnsavedChanges.tsx';
import { paths } from '../../../../../paths.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { ChipInput } from '../../../../../ui/form/ChipInput.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { TextArea, TextInput } from '../../../../../ui/form/TextInput.tsx';
import { lazyPart } from '../../../../../ui/lazyPart.ts';
import { KeepServed } from '../../../../../ui/state/KeepServed.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import { Skeleton } from '../../../../../ui/state/Skeleton.tsx';
import type { EditedPost } from '../../../contract.ts';
import {
  AUTHOR_MAX,
  POST_DESCRIPTION_MAX,
  SLUG_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from '../../../shared/rules.ts';
import { CoverField } from './CoverField.tsx';
import { PublishBox } from './PublishBox.tsx';
import { type DraftInEditor, usePostDraft } from './usePostDraft.ts';

const BodyEditor = lazyPart(() => import('./BodyEditor.tsx'));

type EditorProps = {
  start: { post: EditedPost } | { author: string };
  /** Tags of other posts, as suggestions. */
  tags: string[];
  /** Reads the post again, after somebody else has changed it. */
  onReload(): void;
};

/** Editor of one post. Changes are saved automatically. */
export function Editor({ start, tags, onReload }: EditorProps) {
  const draft = usePostDraft(start);
  const { id, post, stored, state, wrong, change, save } = draft;
  const isNew = !('post' in start);

  // A reload opens what was saved.
  useEffect(() => {
    if (isNew && stored) window.history.replaceState(window.history.state, '', paths.adminBlog(id));
  }, [isNew, stored, id]);

  return (
    <>
      <UnsavedChanges unsaved={state !== 'saved' && state !== 'saving'} />
      <p role="status" className="mb-4 min-h-6 text-soft">
        <SaveStatus draft={draft} />
      </p>
      <Trouble draft={draft} onReload={onReload} />
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-5">
          <Field label={<Trans>Title</Trans>} error={wrong.title}>
            <TextInput
              value={post.title}
              limit={TITLE_MAX}
              onChange={({ target }) => change({ title: target.value })}
              className="font-semibold font-serif text-xl"
            />
          </Field>
          <Field group label={<Trans>Text</Trans>} error={wrong.body}>
            <KeepServed fallback={<Skeleton className="h-112" />}>
              <BodyEditor body={post.body} onChange={(body) => change({ body })} save={save} />
            </KeepServed>
          </Field>
        </div>
        <div className="grid content-start gap-6">
          <PublishBox draft={draft} />
          <CoverField draft={draft} />
          <Field
            label={<Trans>Web address</Trans>}
            help={
              <span translate="no" className="[overflow-wrap:anywhere]">
                {paths.blogs()}/{post.slug}
              </span>
            }
            error={wrong.slug}
          >
            <TextInput
              value={post.slug}
              limit={SLUG_MAX}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => change({ slug: target.value.toLowerCase().replaceAll(/\s+/g, '-') })}
            />
          </Field>
          <Field
            label={<Trans>Description</Trans>}
            help={
              <Trans>
                For search results and link previews. {post.description.length} of {POST_DESCRIPTION_MAX}{' '}
                characters.
              </Trans>
            }
            error={wrong.description}
          >
            <TextArea
              rows={3}
              value={post.description}
              limit={POST_DESCRIPTION_MAX}
              onChange={({ target }) => change({ description: target.value.replaceAll('\n', ' ') })}
            />
          </Field>
          <Field
            label={<Trans>Tags</Trans>}
            help={<Trans>Up to {TAGS_MAX}. Press Enter after each.</Trans>}
            error={wrong.tags}
          >
            <ChipInput
              value={post.tags}
              suggestions={tags}
              limit={TAG_MAX}
              onChange={(next) => change({ tags: next.slice(0, TAGS_MAX) })}
            />
          </Field>
          <Field label={<Trans>Author</Trans>} error={wrong.author}>
            <TextInput
              value={post.author}
              limit={AUTHOR_MAX}
              onChange={({ target }) => change({ author: target.value })}
            />
          </Field>
        </div>
      </div>
    </>
  );
}

function SaveStatus({ draft: { state, stored } }: { draft: DraftInEditor }) {
  if (state === 'saving') return <Trans>Saving…</Trans>;
  if (state === 'unsaved') return <Trans>Not saved yet</Trans>;
  if (state === 'saved') return stored ? <Trans>All changes saved</Trans> : null;
  return <Trans>Not saved</Trans>;
}

/** Why it could not be saved, and what to do about it. */
function Trouble({ draft, onReload }: { draft: DraftInEditor; onReload(): void }) {
  const { t } = useLingui();
  const { state, failure, save, keepMine } = draft;
  if (!failure) return null;
  const isConflict = state === 'conflict';
  return (
    <Notice
      tone="bad"
      className="mb-6"
      title={t`Not saved`}
      action={
        isConflict ? (
          <>
            <Button kind="quiet" size="small" onClick={onReload}>
              <Trans>Load the other version</Trans>
            </Button>
            <Button kind="quiet" size="small" onClick={() => void keepMine()}>
              <Trans>Keep my version</Trans>
            </Button>
          </>
        ) : (
          <Button kind="quiet" size="small" onClick={() => void save()}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      {failure}
    </Notice>
  );
}
