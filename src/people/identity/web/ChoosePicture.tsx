import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, ImagePlus } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useFieldGroup } from '../../../ui/form/Field.tsx';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';
const look =
  'relative min-h-12 cursor-pointer items-center gap-2 rounded-xl border border-edge bg-raised px-5 py-2 font-semibold hover:border-kumkum-ink hover:bg-kumkum-soft has-focus-visible:outline-3 has-focus-visible:outline-kumkum-ink has-focus-visible:outline-offset-2';

type ChoosePictureProps = {
  /** What is chosen: the photo, another one in its place, or one of the other side. */
  what: 'first' | 'another' | 'other side';
  onFile(file: File): void;
};

/** Chooses a photo of a document, or takes one with a phone's camera. Goes inside a `Field` with `group`. */
export function ChoosePicture({ what, onFile }: ChoosePictureProps) {
  const { t } = useLingui();
  const isOther = what === 'other side';
  const { 'aria-invalid': invalid, 'aria-describedby': described } = useFieldGroup() as Record<string, never>;
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    // Choosing the same file again is a change, too.
    target.value = '';
  }
  const shared = {
    type: 'file',
    onChange: take,
    'aria-invalid': invalid,
    'aria-describedby': described,
    className: 'absolute inset-0 cursor-pointer opacity-0',
  } as const;
  return (
    <div className="flex flex-wrap gap-3">
      <label className={classes(look, 'inline-flex')}>
        <input
          {...shared}
          accept={TYPES}
          aria-label={isOther ? t`Choose a photo of the other side` : t`Choose a photo of the document`}
        />
        <ImagePlus aria-hidden className="size-5 shrink-0" />
        {isOther ? (
          <Trans>Add the other side</Trans>
        ) : what === 'another' ? (
          <Trans>Choose another photo</Trans>
        ) : (
          <Trans>Choose a photo</Trans>
        )}
      </label>
      <label className={classes(look, 'hidden pointer-coarse:inline-flex')}>
        <input
          {...shared}
          accept="image/*"
          capture="environment"
          aria-label={isOther ? t`Take a photo of the other side` : t`Take a photo of the document`}
        />
        <Camera aria-hidden className="size-5 shrink-0" />
        <Trans>Take a photo</Trans>
      </label>
    </div>
  );
}
