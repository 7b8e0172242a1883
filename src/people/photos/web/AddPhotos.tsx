import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '../../../ui/classes.ts';
import { PICTURE_FIELD } from './menu/choosePicture.ts';

type OnFiles = (files: File[]) => void;

/** An area that takes dropped photos; photos that are pasted anywhere on the page, too. */
export function DropZone({
  onFiles,
  disabled,
  children,
}: {
  onFiles: OnFiles;
  disabled: boolean;
  children: ReactNode;
}) {
  const [over, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (disabled) return;
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      // Text from an office program comes with a picture of itself.
      if (clipboardData?.types.includes('text/plain')) return;
      if (target instanceof Element && target.closest('input, textarea, [role=dialog]')) return;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length > 0) latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [disabled]);

  const hasFiles = ({ dataTransfer }: DragEvent) => !disabled && dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way beside the buttons
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={classes(
        'rounded-xl outline-2 outline-offset-8',
        over ? 'outline-kumkum-ink outline-dashed' : 'outline-transparent',
      )}
    >
      {children}
    </div>
  );
}

const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif';

function takeFiles({ target }: ChangeEvent<HTMLInputElement>, onFiles: OnFiles): void {
  const files = [...(target.files ?? [])];
  // Choosing the same file again is a change, too.
  target.value = '';
  if (files.length > 0) onFiles(files);
}

/** Field that 'Change Picture' opens: nothing of it is seen. */
export function PictureField({ onFile }: { onFile(file: File): void }) {
  return (
    <input
      id={PICTURE_FIELD}
      type="file"
      hidden
      accept={TYPES}
      onChange={(event) => takeFiles(event, ([file]) => file && onFile(file))}
    />
  );
}

/** The last place of the gallery: chooses photos, or takes one with a phone's camera. */
export function AddTile({ onFiles, first }: { onFiles: OnFiles; first: boolean }) {
  const { t } = useLingui();
  const take = (event: ChangeEvent<HTMLInputElement>) => takeFiles(event, onFiles);
  return (
    <li className={classes(first && 'col-span-full max-w-form')}>
      <div
        className={classes(
          'flex flex-col overflow-hidden rounded-xl border-2 border-edge border-dashed bg-sunk/50',
          first ? 'min-h-64' : 'aspect-4/5',
        )}
      >
        <label className="relative flex grow cursor-pointer flex-col items-center justify-center gap-2 p-3 text-center font-semibold text-kumkum-ink hover:bg-kumkum-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-kumkum-ink">
          <input
            type="file"
            multiple
            accept={TYPES}
            aria-label={t`Add Photos`}
            onChange={take}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <ImagePlus aria-hidden className="size-8" />
          <Trans>Add Photos</Trans>
          <span className="hidden font-normal text-soft text-sm leading-snug pointer-fine:block">
            <Trans>or drop them here</Trans>
          </span>
        </label>
        <label className="relative hidden min-h-12 cursor-pointer items-center justify-center gap-2 border-edge border-t border-dashed p-2 font-semibold text-kumkum-ink hover:bg-kumkum-soft has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-kumkum-ink pointer-coarse:flex">
          <input
            type="file"
            accept="image/*"
            capture="user"
            aria-label={t`Take a photo`}
            onChange={take}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Camera aria-hidden className="size-5 shrink-0" />
          <Trans>Take a photo</Trans>
        </label>
      </div>
    </li>
  );
}
