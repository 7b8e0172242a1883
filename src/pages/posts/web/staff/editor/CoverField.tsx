import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../../ui/Button.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../../ui/form/TextInput.tsx';
import { ALT_MAX, pictureAddress } from '../../../shared/rules.ts';
import { PictureDialog } from './PictureDialog.tsx';
import type { DraftInEditor } from './usePostDraft.ts';

/** The cover image of a post, which link previews show too. */
export function CoverField({ draft: { post, wrong, change, save } }: { draft: DraftInEditor }) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  return (
    <div className="grid gap-3">
      <h2 className="font-semibold font-sans leading-snug">
        <Trans>Cover image</Trans>
      </h2>
      {post.cover && (
        <>
          <img
            src={pictureAddress(post.cover, 'small')}
            alt={post.coverAlt}
            className="aspect-video w-full rounded-xl bg-sunk object-cover"
          />
          <Field
            label={<Trans>Image description</Trans>}
            help={<Trans>For readers who can't see it.</Trans>}
            error={wrong.coverAlt}
          >
            <TextInput
              value={post.coverAlt}
              limit={ALT_MAX}
              onChange={({ target }) => change({ coverAlt: target.value })}
            />
          </Field>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" size="small" onClick={() => setChoosing(true)}>
          {post.cover ? <Trans>Replace cover</Trans> : <Trans>Add cover</Trans>}
        </Button>
        {post.cover && (
          <Button kind="plain" size="small" onClick={() => change({ cover: null, coverAlt: '' })}>
            <Trans>Remove cover</Trans>
          </Button>
        )}
      </div>
      {choosing && (
        <PictureDialog
          title={t`Cover image`}
          save={save}
          onClose={() => setChoosing(false)}
          onAdded={({ id }, coverAlt) => change({ cover: id, coverAlt })}
        />
      )}
    </div>
  );
}
