import { useEffect, useState } from 'react';
import { onTyping } from '../../../../../kit/web/live/typing.ts';
import type { Message } from '../../../contract.ts';
import { TYPING_MS } from '../../../shared/limits.ts';

/** Whether the other side is writing now. It ends some seconds after the last sign of it, and with their message. */
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
