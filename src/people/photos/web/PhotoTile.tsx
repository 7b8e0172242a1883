import { Trans, useLingui } from '@lingui/react/macro';
import { GripVertical, Star } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { rejectionText } from '../../../kit/web/queue/rejectionText.ts';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/marks/Badge.tsx';
import type { OwnPhoto } from '../contract.ts';
import { PhotoMenu } from './menu/PhotoMenu.tsx';
import type { Drag } from './useDrag.ts';

type PhotoTileProps = {
  photo: OwnPhoto;
  /** From 0. */
  place: number;
  of: number;
  viewsOnly: boolean;
  drag: Drag | undefined;
  onDrag(event: PointerEvent): void;
  onMove(to: number): void;
  onCrop(): void;
  onRemove(): void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** One photo with what can be done with it, and what the team decided on it. */
export function PhotoTile({ photo, place, of, viewsOnly, drag, onDrag, ...acts }: PhotoTileProps) {
  const { t } = useLingui();
  const number = place + 1;
  const alt = t`Photo ${number} of ${of}`;
  const dragged = drag?.id === photo.id;
  const isTarget = drag !== undefined && !dragged && drag.place === place;

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? of - 1 : step && place + step;
    if (to === undefined) return;
    event.preventDefault();
    acts.onMove(to);
  }

  return (
    <li
      style={dragged ? { translate: `${drag.right}px ${drag.down}px` } : undefined}
      className={classes('relative min-w-0', dragged && 'z-20')}
    >
      <div
        className={classes(
          'relative aspect-4/5 overflow-hidden rounded-xl border bg-sunk',
          isTarget ? 'border-kumkum-ink outline-3 outline-kumkum-ink' : 'border-line',
          dragged && 'shadow-lift',
        )}
      >
        <img
          src={photo.small}
          srcSet={`${photo.small} 320w, ${photo.large} 800w`}
          sizes="(width >= 64rem) 16rem, (width >= 40rem) 30vw, 46vw"
          alt={alt}
          width={320}
          height={400}
          draggable={false}
          className={classes('size-full object-cover', photo.state !== 'approved' && 'opacity-60')}
        />
        {place === 0 && (
          <Badge tone="premium" className="absolute bottom-2 left-2">
            <Star aria-hidden />
            <Trans>Main photo</Trans>
          </Badge>
        )}
      </div>
      {!viewsOnly && (
        <div className="-mx-1.5 flex justify-between">
          {of > 1 ? (
            <button
              type="button"
              id={`photo-${photo.id}`}
              aria-label={t`Move photo ${number}`}
              title={t`Drag, or use the arrow keys`}
              onPointerDown={onDrag}
              onKeyDown={onKeyDown}
              className="grid size-11 touch-none cursor-grab place-items-center text-ink focus-visible:rounded-full active:cursor-grabbing"
            >
              <GripVertical aria-hidden className="size-5" />
            </button>
          ) : (
            <span />
          )}
          <PhotoMenu number={number} place={place} of={of} canCrop={photo.whole !== null} {...acts} />
        </div>
      )}
      <Decision photo={photo} />
    </li>
  );
}

function Decision({ photo: { state, reason, note } }: { photo: OwnPhoto }) {
  if (state === 'approved') return null;
  if (state === 'waiting') {
    return (
      <div className="mt-2 text-sm leading-snug">
        <Badge tone="notice">
          <Trans>Waiting for review</Trans>
        </Badge>
        <p className="mt-1 text-soft">
          <Trans>Others can't see this photo yet.</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="mt-2 text-sm leading-snug">
      <Badge tone="bad">
        <Trans>Not approved</Trans>
      </Badge>
      {reason && reason !== 'other' && <p className="mt-1">{rejectionText(reason)}</p>}
      {note && <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
    </div>
  );
}
