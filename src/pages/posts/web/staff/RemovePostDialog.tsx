import { Trans, useLingui } from '@lingui/react/macro';
import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../../../kit/web/api/errors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Notice } from '../../../../ui/state/Notice.tsx';
import { toast } from '../../../../ui/state/toast.tsx';
import type { EditedPost } from '../../contract.ts';
import { posts } from '../posts.ts';

type RemoveDialogProps = { post: EditedPost; onRemoved(): void; onClose(): void };

/** Asks before a post is deleted, which can't be undone. */
export function RemovePostDialog({ post, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove() {
    setBusy(true);
    setFailure(undefined);
    try {
      await posts.remove.call({ id: post.id });
    } catch (error) {
      // A colleague was faster.
      if (!(error instanceof ORPCError && error.status === 404)) {
        setFailure(errorText(error));
        setBusy(false);
        return;
      }
    }
    toast({ title: t`Post deleted` });
    onRemoved();
    void queries.invalidateQueries({ queryKey: posts.staffList.key() });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete this post?`}
      description={
        post.liveSlug
          ? t`This permanently deletes the post and its images. Readers can't see it any more.`
          : t`This permanently deletes the post and its images.`
      }
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button kind="danger" busy={busy} onClick={() => void remove()}>
            <Trans>Delete post</Trans>
          </Button>
        </>
      }
    >
      {failure && <Notice tone="bad">{failure}</Notice>}
    </Dialog>
  );
}
