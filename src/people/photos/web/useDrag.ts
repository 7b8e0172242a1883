import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What is dragged, how far from its place in pixels, and over which place. */
export type Drag = { id: string; right: number; down: number; place: number };

/**
 * Lets the children of a list be dragged by a handle, with a mouse or a finger. Escape puts the dragged one back.
 * @param list whose first children are the items, in the order of `ids`
 * @param onDrop receives the item and its new place
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  ids: string[],
  onDrop: (id: string, place: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function start(id: string, event: ReactPointerEvent) {
    if (event.button !== 0 || !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY + window.scrollY };
    const boxes = ids.map((_, place) => list.current!.children[place]!.getBoundingClientRect());
    const scrolled = window.scrollY;
    let last: Drag = { id, right: 0, down: 0, place: ids.indexOf(id) };

    const onMove = ({ clientX, clientY }: PointerEvent) => {
      const y = clientY + window.scrollY - scrolled;
      const over = boxes.findIndex(
        (box) => clientX >= box.left && clientX <= box.right && y >= box.top && y <= box.bottom,
      );
      last = {
        id,
        right: clientX - from.x,
        down: clientY + window.scrollY - from.y,
        place: over < 0 ? last.place : over,
      };
      setDrag(last);
      // Near an edge of the screen, the page follows.
      const edge = 72;
      if (clientY < edge) window.scrollBy({ top: -12 });
      else if (clientY > window.innerHeight - edge) window.scrollBy({ top: 12 });
    };
    const end = (drop: boolean) => {
      stop.current?.();
      if (drop && last.place !== ids.indexOf(id)) onDrop(id, last.place);
    };
    const onUp = () => end(true);
    const onCancel = () => end(false);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end(false);
    stop.current = () => {
      setDrag(undefined);
      stop.current = undefined;
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey);
  }

  return { drag, start };
}
