import { useCallback, useRef } from 'react';
import { TYPING_EVERY_MS } from '../../../shared/limits.ts';
import { messages } from '../../messages.ts';

/** Returns what to call at every key: it notifies the other side at most every few seconds. */
export function useOwnTyping(id: string): () => void {
  const notifiedAt = useRef(Number.NEGATIVE_INFINITY);
  return useCallback(() => {
    const now = performance.now();
    if (now - notifiedAt.current < TYPING_EVERY_MS) return;
    notifiedAt.current = now;
    // Nobody misses it when it is lost.
    void messages.type.call({ id }).catch(() => {});
  }, [id]);
}
