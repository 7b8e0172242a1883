import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw, Square, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { MaskControls } from './MaskControls.tsx';
import { isDrawn, keepMaskInside, type Mask, maskAfterKey, maskBetween, newMask } from './masking.ts';
import { drawPicture } from './picture.ts';

type Drag = { from: { x: number; y: number }; mask: number | null; start: Mask };

type MaskEditorProps = {
  /** Names the picture for screen readers. */
  label: string;
  picture: ImageBitmap;
  masks: Mask[];
  onChange(masks: Mask[]): void;
  /** Turns the picture with its masks. */
  onTurn(): void;
};

/**
 * Blacks out parts of a picture: drag over them with a mouse or a finger; or add a box, and place it with the arrow keys or
 * the sliders.
 */
export function MaskEditor({ label, picture, masks, onChange, onTurn }: MaskEditorProps) {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const [selected, setSelected] = useState(0);
  const [drawing, setDrawing] = useState<Mask>();
  const current = masks[Math.min(selected, masks.length - 1)];
  const place = Math.min(selected, masks.length - 1);

  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, picture, drawing ? [...masks, drawing] : masks);
  }, [picture, masks, drawing]);

  const change = (index: number, mask: Mask) => onChange(masks.map((one, i) => (i === index ? mask : one)));

  function add() {
    onChange([...masks, newMask()]);
    setSelected(masks.length);
    // The new box is there after the next paint.
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('button:last-of-type')?.focus());
  }
  function remove(index: number) {
    onChange(masks.filter((_, i) => i !== index));
    setSelected(Math.max(0, index - 1));
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('button')?.focus());
  }

  function pointOf({ clientX, clientY }: PointerEvent) {
    const box = frame.current!.getBoundingClientRect();
    const share = (value: number) => Math.min(Math.max(value, 0), 1);
    return { x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) };
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = pointOf(event);
    const held = (event.target as Element).closest<HTMLElement>('[data-mask]');
    const mask = held ? Number(held.dataset.mask) : null;
    drag.current = {
      from,
      mask,
      start: mask === null ? { left: 0, top: 0, width: 0, height: 0 } : masks[mask]!,
    };
    if (mask !== null) setSelected(mask);
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function onPointerMove(event: PointerEvent) {
    if (!drag.current) return;
    const { from, mask, start } = drag.current;
    const to = pointOf(event);
    if (mask !== null) {
      return change(
        mask,
        keepMaskInside({ ...start, left: start.left + to.x - from.x, top: start.top + to.y - from.y }),
      );
    }
    const drawn = maskBetween(from, to);
    if (!isDrawn(drawn)) return;
    drag.current = { from, mask: null, start: drawn };
    setDrawing(drawn);
  }
  function onPointerUp() {
    if (drag.current && drawing) {
      onChange([...masks, keepMaskInside(drawing)]);
      setSelected(masks.length);
    }
    drag.current = undefined;
    setDrawing(undefined);
  }
  function onPointerCancel() {
    drag.current = undefined;
    setDrawing(undefined);
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return remove(index);
    }
    const next = maskAfterKey(masks[index]!, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    change(index, next);
  }

  return (
    <div>
      <div
        ref={frame}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        className="relative w-fit max-w-full cursor-crosshair touch-none select-none overflow-hidden rounded-xl border border-line bg-sunk"
      >
        <canvas ref={canvas} role="img" aria-label={label} className="block max-h-[60dvh] max-w-full" />
        {masks.map((mask, index) => {
          const number = index + 1;
          return (
            <button
              key={index}
              type="button"
              data-mask={index}
              aria-label={t`Hidden part ${number}. Arrow keys move it, Shift and arrow keys resize it, Delete removes it.`}
              aria-pressed={index === place}
              onFocus={() => setSelected(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              className="absolute cursor-move outline-2 outline-marigold aria-pressed:outline-4"
              style={styleOf(mask)}
            />
          );
        })}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button kind="quiet" size="small" onClick={add}>
          <Square aria-hidden className="size-5 fill-current" />
          <Trans>Black out a part</Trans>
        </Button>
        <Button kind="quiet" size="small" onClick={onTurn}>
          <RotateCw aria-hidden className="size-5" />
          <Trans>Rotate</Trans>
        </Button>
        {current && (
          <Button kind="plain" size="small" onClick={() => remove(place)}>
            <Trash2 aria-hidden className="size-5" />
            <Trans>Remove black box</Trans>
          </Button>
        )}
      </div>
      {current && <MaskControls mask={current} onChange={(mask) => change(place, mask)} />}
    </div>
  );
}

const styleOf = ({ left, top, width, height }: Mask) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  width: `${width * 100}%`,
  height: `${height * 100}%`,
});
