import { useCallback, useEffect, useRef, useState } from 'react';
import { onTyping } from '../../../../kit/web/live/typing.ts';
import type { Message } from '../../contract.ts';
import { TYPING_EVERY_MS, TYPING_MS } from '../../shared/rules.ts';
import { messages } from '../messages.ts';

/** Returns a function to call at every key. It notifies the other side at most every few seconds. */
export function useOwnTyping(id: string): () => void {
  const notifiedAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = performance.now();
    if (now - notifiedAt.current < TYPING_EVERY_MS) return;
    notifiedAt.current = now;
    // A lost signal does no harm.
    void messages.type.call({ id }).catch(() => {});
  }, [id]);
}

/** Whether the other side is writing now. It ends some seconds after their last signal, and with their message. */
export function useTheirTyping(id: string, all: Message[] | undefined): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onTyping((conversation) => {
      if (conversation !== id) return;
      clearTimeout(timer);
      setTyping(true);
      timer = setTimeout(() => setTyping(false), TYPING_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id]);
  const theirs = all?.findLast(({ mine }) => !mine)?.id;
  useEffect(() => {
    if (theirs) setTyping(false);
  }, [theirs]);
  return typing;
}
