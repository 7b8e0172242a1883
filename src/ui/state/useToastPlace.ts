import { useLayoutEffect, useRef, useState } from 'react';
import { choosePlace, type Rectangle } from './place.ts';
import type { ShownToast } from './toast.tsx';

const FIELDS =
  'input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';
const DIALOGS = '[role=dialog], [role=alertdialog], dialog[open]';
/** Below the bar of the site, which the veil of a dialog covers. */
const TOP_PX = { top: 72, edge: 8 };

type ToastPlace = 'top' | 'edge' | 'bottom';

/**
 * Returns where a message is shown: at the lower edge, unless it would cover the field that has the focus, or more of an open dialog; also while a phone's keyboard lies over the lower edge.
 */
export function useToastPlace(message: ShownToast) {
  const viewport = useRef<HTMLOListElement>(null);
  const [place, setPlace] = useState<ToastPlace>('bottom');
  const { id, open } = message;
  useLayoutEffect(() => {
    if (!open) return;
    let frame = 0;
    const settle = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => viewport.current && setPlace(findPlace(viewport.current)));
    };
    settle();
    const events = ['focusin', 'focusout', 'scroll'] as const;
    for (const event of events) document.addEventListener(event, settle, true);
    window.visualViewport?.addEventListener('resize', settle);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) document.removeEventListener(event, settle, true);
      window.visualViewport?.removeEventListener('resize', settle);
    };
  }, [id, open]);
  return { viewport, place };
}

function findPlace(viewport: HTMLElement): ToastPlace {
  const { left, right, height, top, bottom } = viewport.getBoundingClientRect();
  const seen = window.visualViewport;
  const edge = (seen?.offsetTop ?? 0) + (seen?.height ?? innerHeight);
  // Of the two, one is where it is now: the room that it leaves at the lower edge is in its style.
  const atBottom = viewport.dataset.place === 'bottom' ? bottom : innerHeight - bottomGap();
  const dialogs = [...document.querySelectorAll(DIALOGS)];
  const upper = dialogs.length > 0 ? 'edge' : 'top';
  if (atBottom > edge) return upper;
  const places: [Rectangle & { place: ToastPlace }, Rectangle & { place: ToastPlace }] = [
    { place: 'bottom', left, right, top: atBottom - height, bottom: atBottom },
    {
      place: upper,
      left,
      right,
      ...(viewport.dataset.place === upper
        ? { top, bottom }
        : { top: TOP_PX[upper], bottom: TOP_PX[upper] + height }),
    },
  ];
  return choosePlace(places, keptInSight(dialogs)).place;
}

/** The height that stays free below a message at the lower edge, at least. */
const bottomGap = () => (innerWidth < 768 && document.querySelector('[data-lower-edge]') ? 128 : 16) + 60;

/** What a message should not cover, most important first: the focused field, fields of an open dialog, the dialog. */
function keptInSight(dialogs: Element[]): Rectangle[] {
  const focused = document.activeElement;
  const fields = dialogs.flatMap((dialog) => [...dialog.querySelectorAll(FIELDS)]);
  return [...(focused?.matches(FIELDS) ? [focused] : []), ...fields, ...dialogs].map((one) =>
    one.getBoundingClientRect(),
  );
}
