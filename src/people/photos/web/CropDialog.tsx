import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw, ZoomIn } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { errorText } from '../../../kit/web/api/errors.ts';
import { storeAnswer } from '../../../kit/web/api/storeAnswer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { toast } from '../../../ui/state/toast.tsx';
import type { OwnPhoto } from '../contract.ts';
import type { Crop } from '../shared/rules.ts';
import {
  keepCropInside,
  layOut,
  moveCrop,
  narrowest,
  nextTurn,
  type Size,
  turnedSize,
  wholeCrop,
  widest,
  zoomCrop,
} from './cropping.ts';
import { photos } from './photos.ts';

type CropDialogProps = { photo: OwnPhoto; whole: string; onClose(): void };

const STEP = 0.05;
const ARROWS: Record<string, { right: number; down: number }> = {
  ArrowLeft: { right: -STEP, down: 0 },
  ArrowRight: { right: STEP, down: 0 },
  ArrowUp: { right: 0, down: -STEP },
  ArrowDown: { right: 0, down: STEP },
};

/** Chooses which part of a photo others see: drag it, zoom, turn it. */
export function CropDialog({ photo, whole, onClose }: CropDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [picture, setPicture] = useState<Size>();
  const [crop, setCrop] = useState<Crop | null>(photo.crop);
  const [held, setHeld] = useState<{ x: number; y: number }>();
  const save = useMutation(
    photos.crop.mutationOptions({
      onSuccess(gallery) {
        storeAnswer(queries, photos.mine.queryOptions().queryKey, gallery);
        toast({ title: t`Photo updated` });
        onClose();
      },
    }),
  );
  const size = picture && turnedSize(picture, crop?.turn ?? 0);

  function onLoad(next: Size) {
    setPicture(next);
    const turned = turnedSize(next, crop?.turn ?? 0);
    setCrop(crop ? keepCropInside(crop, turned) : wholeCrop(0, turned));
  }
  function onDrag({ currentTarget, clientX, clientY }: PointerEvent) {
    if (!held || !crop || !size) return;
    const right = (held.x - clientX) / currentTarget.clientWidth;
    const down = (held.y - clientY) / currentTarget.clientHeight;
    setCrop(moveCrop(crop, { right, down }, size));
    setHeld({ x: clientX, y: clientY });
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = ARROWS[event.key];
    if (!step || !crop || !size) return;
    event.preventDefault();
    setCrop(moveCrop(crop, step, size));
  }
  function rotate() {
    if (!crop || !picture) return;
    const turn = nextTurn(crop.turn);
    setCrop(wholeCrop(turn, turnedSize(picture, turn)));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<Trans>Crop and rotate</Trans>}
      description={<Trans>Drag the photo to choose what others see.</Trans>}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            disabled={!crop || !picture}
            busy={save.isPending}
            onClick={() => crop && save.mutate({ id: photo.id, ...crop })}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: not a set of form fields */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: moved with the arrow keys
        tabIndex={0}
        aria-label={t`Photo. Use the arrow keys to move it.`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setHeld({ x: event.clientX, y: event.clientY });
        }}
        onPointerMove={onDrag}
        onPointerUp={() => setHeld(undefined)}
        onPointerCancel={() => setHeld(undefined)}
        className="relative mx-auto aspect-4/5 max-h-[52dvh] max-w-full cursor-move touch-none select-none overflow-hidden rounded-xl bg-sunk"
      >
        <div className="absolute" style={crop && size ? layOut(crop, size) : { inset: 0 }}>
          <Whole src={whole} turn={crop?.turn ?? 0} size={size} onLoad={onLoad} />
        </div>
        <Thirds />
      </div>
      <div className="mt-4 flex items-center gap-4">
        <label className="flex min-h-11 grow items-center gap-3">
          <ZoomIn aria-hidden className="size-5 shrink-0 text-soft" />
          <span className="sr-only">
            <Trans>Zoom</Trans>
          </span>
          <input
            type="range"
            min={0}
            max={100}
            value={crop && size ? zoomOf(crop, size) : 0}
            disabled={!crop || !size || widest(size) - narrowest(size) < 0.01}
            onChange={({ target }) =>
              crop && size && setCrop(zoomCrop(crop, widthAt(Number(target.value), size), size))
            }
            className="h-11 w-full"
          />
        </label>
        <Button kind="quiet" size="small" onClick={rotate} disabled={!crop || !picture}>
          <RotateCw aria-hidden className="size-5" />
          <Trans>Rotate</Trans>
        </Button>
      </div>
      {save.isError && (
        <Notice tone="bad" className="mt-3" title={<Trans>Not saved</Trans>}>
          {errorText(save.error)}
        </Notice>
      )}
    </Dialog>
  );
}

const zoomOf = ({ width }: Crop, size: Size) =>
  Math.round(((widest(size) - width) / Math.max(widest(size) - narrowest(size), 0.001)) * 100);
const widthAt = (zoom: number, size: Size) => widest(size) - (zoom / 100) * (widest(size) - narrowest(size));

type WholeProps = {
  src: string;
  turn: number;
  /** Of the turned picture; undefined until it is loaded. */
  size: Size | undefined;
  onLoad(size: Size): void;
};

/** The whole picture, turned around its middle: on its side, its width is what is the height around it. */
function Whole({ src, turn, size, onLoad }: WholeProps) {
  const aside = turn % 180 !== 0 && size;
  return (
    <img
      src={src}
      alt=""
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onLoad({ width: naturalWidth, height: naturalHeight })
      }
      className="absolute top-1/2 left-1/2 max-w-none"
      style={{
        width: aside ? `${(size.height / size.width) * 100}%` : '100%',
        height: aside ? `${(size.width / size.height) * 100}%` : '100%',
        visibility: size ? 'visible' : 'hidden',
        transform: `translate(-50%, -50%) rotate(${turn}deg)`,
      }}
    />
  );
}

function Thirds() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 grid grid-cols-3 grid-rows-3">
      {Array.from({ length: 9 }, (_, cell) => (
        <span key={cell} className="border border-on-kumkum/30" />
      ))}
    </div>
  );
}
