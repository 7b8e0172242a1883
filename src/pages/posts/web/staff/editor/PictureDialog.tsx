import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { errorText, fieldErrors } from '../../../../../kit/web/api/errors.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { Dialog } from '../../../../../ui/Dialog.tsx';
import { Field } from '../../../../../ui/form/Field.tsx';
import { TextInput } from '../../../../../ui/form/TextInput.tsx';
import { Notice } from '../../../../../ui/state/Notice.tsx';
import { ALT_MAX } from '../../../shared/rules.ts';
import { type SentPicture, sendPicture } from './sendPicture.ts';

type PictureDialogProps = {
  title: string;
  /** Saves the post, which a picture belongs to; undefined when that failed. */
  save(): Promise<{ id: string } | undefined>;
  onAdded(picture: SentPicture, alt: string): void;
  onClose(): void;
};

/** Chooses an image and describes it. */
export function PictureDialog({ title, save, onAdded, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ file?: string; alt?: string }>({});
  const [failure, setFailure] = useState<string>();

  async function add() {
    const missing = {
      ...(!file && { file: t`Please choose an image.` }),
      ...(!alt.trim() && { alt: t`Please describe the image.` }),
    };
    setWrong(missing);
    setFailure(undefined);
    if (!file || !alt.trim()) return;
    setBusy(true);
    try {
      const post = await save();
      if (!post) setFailure(t`Couldn't save the post. Please check it and try again.`);
      else {
        onAdded(await sendPicture(post.id, file), alt.trim());
        onClose();
      }
    } catch (error) {
      const fields = fieldErrors(error);
      if (fields.file) setWrong({ file: fields.file });
      else setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button busy={busy} onClick={() => void add()}>
            <Trans>Add image</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Field
          label={<Trans>Image</Trans>}
          help={<Trans>JPEG, PNG or WebP, up to 10 MB.</Trans>}
          error={wrong.file}
        >
          <TextInput
            type="file"
            accept="image/*"
            className="py-2.5"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </Field>
        <Field
          label={<Trans>Description</Trans>}
          help={<Trans>What the image shows, for readers who can't see it.</Trans>}
          error={wrong.alt}
        >
          <TextInput value={alt} limit={ALT_MAX} onChange={({ target }) => setAlt(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
