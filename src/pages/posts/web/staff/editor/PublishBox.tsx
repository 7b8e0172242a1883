import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Day } from '../../../../../kit/web/locale/Day.tsx';
import { paths } from '../../../../../paths.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { toast } from '../../../../../ui/state/toast.tsx';
import { TextLink } from '../../../../../ui/TextLink.tsx';
import type { EditedPost } from '../../../contract.ts';
import { posts } from '../../posts.ts';
import { RemovePostDialog } from '../RemovePostDialog.tsx';
import { PostStatus } from '../status.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { DraftInEditor } from './usePostDraft.ts';

/** What becomes of a post: preview, publish, schedule, unpublish, delete. */
export function PublishBox({ draft }: { draft: DraftInEditor }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const [dialog, setDialog] = useState<'schedule' | 'remove'>();
  const { stored, state } = draft;
  const status = stored?.state ?? 'draft';
  const unsaved = state !== 'saved';

  /** Saves first, then changes who sees the post. Field errors are shown at their fields. */
  async function act(
    name: string,
    work: (post: EditedPost) => Promise<EditedPost>,
    title: string,
    save: () => Promise<EditedPost | undefined> = draft.save,
  ) {
    setBusy(name);
    try {
      const saved = await save();
      if (!saved) return showTrouble();
      draft.setStored(await work(saved));
      toast({ title });
    } catch (error) {
      draft.show(error);
      showTrouble();
    } finally {
      setBusy(undefined);
      void queries.invalidateQueries({ queryKey: posts.key() });
    }
  }

  const publish = () =>
    act(
      'publish',
      ({ id, version }) => posts.publish.call({ id, version, publishAt: null }),
      status === 'published' ? t`Post updated` : t`Post published`,
    );
  const schedule = (publishAt: string) =>
    act('schedule', ({ id, version }) => posts.publish.call({ id, version, publishAt }), t`Post scheduled`);
  const unpublish = () =>
    act(
      'unpublish',
      ({ id }) => posts.unpublish.call({ id }),
      status === 'published' ? t`Post unpublished` : t`Schedule cancelled`,
      // A post can be taken away from readers also while what was typed can't be saved.
      async () => stored,
    );

  async function preview() {
    setBusy('preview');
    const saved = await draft.save();
    setBusy(undefined);
    if (saved) await navigate(paths.blogPreview(saved.id));
    else showTrouble();
  }

  const isCurrent = status === 'published' && !stored?.changed && !unsaved;
  return (
    <section aria-label={t`Publishing`} className="grid gap-4 rounded-xl border border-line bg-raised p-4">
      <div className="grid justify-items-start gap-1">
        <PostStatus post={{ state: status, changed: stored?.changed ?? false }} />
        {status === 'scheduled' && stored?.publishAt && (
          <p className="text-soft">
            <Trans>
              Scheduled for <Day time={stored.publishAt} exact /> IST
            </Trans>
          </p>
        )}
        {status === 'scheduled' && (stored?.changed || unsaved) && (
          <p className="text-soft">
            <Trans>Your latest changes are not scheduled yet.</Trans>
          </p>
        )}
        {stored?.liveSlug && (
          <p>
            <TextLink to={paths.blogPost(stored.liveSlug)} className="inline-flex min-h-11 items-center">
              <Trans>View post</Trans>
            </TextLink>
          </p>
        )}
      </div>
      {!isCurrent && (
        <Button busy={busy === 'publish'} onClick={() => void publish()}>
          {status === 'published' ? (
            <Trans>Publish changes</Trans>
          ) : status === 'scheduled' ? (
            <Trans>Publish now</Trans>
          ) : (
            <Trans>Publish</Trans>
          )}
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" size="small" busy={busy === 'preview'} onClick={() => void preview()}>
          <Trans>Preview</Trans>
        </Button>
        {status === 'scheduled' && stored?.publishAt && (stored.changed || unsaved) && (
          <Button
            kind="quiet"
            size="small"
            busy={busy === 'schedule'}
            onClick={() => void schedule(stored.publishAt!)}
          >
            <Trans>Schedule changes</Trans>
          </Button>
        )}
        {status !== 'published' && (
          <Button kind="quiet" size="small" onClick={() => setDialog('schedule')}>
            {status === 'scheduled' ? <Trans>Change time</Trans> : <Trans>Schedule</Trans>}
          </Button>
        )}
        {status !== 'draft' && (
          <Button kind="quiet" size="small" busy={busy === 'unpublish'} onClick={() => void unpublish()}>
            {status === 'scheduled' ? <Trans>Cancel schedule</Trans> : <Trans>Unpublish</Trans>}
          </Button>
        )}
        {stored && (
          <Button kind="danger" size="small" onClick={() => setDialog('remove')}>
            <Trans>Delete</Trans>
          </Button>
        )}
      </div>
      {dialog === 'schedule' && (
        <ScheduleDialog
          publishAt={stored?.publishAt ?? null}
          onClose={() => setDialog(undefined)}
          onChosen={(publishAt) => {
            setDialog(undefined);
            void schedule(publishAt);
          }}
        />
      )}
      {dialog === 'remove' && stored && (
        <RemovePostDialog
          post={stored}
          onClose={() => setDialog(undefined)}
          onRemoved={() => void navigate(paths.adminBlogs())}
        />
      )}
    </section>
  );
}

/** Leads to the first wrong field, or to the message about what failed, which may be far away on a phone. */
function showTrouble(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    if (field) field.focus();
    else document.querySelector('main [role="alert"]')?.scrollIntoView({ block: 'center' });
  });
}
