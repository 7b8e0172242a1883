import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 300;

/**
 * A text somebody types that takes effect after a short pause: its current letters, how to change them, and a way to
 * apply them at once. Follows `value` when that changes from elsewhere.
 */
export function useTyped(value: string, apply: (text: string) => void) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== applied) {
    setApplied(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const now = (next: string) => {
    clearTimeout(timer.current);
    if (next.trim() !== value) apply(next.trim());
  };
  return {
    text,
    type(next: string) {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(now, PAUSE_MS, next);
    },
    now: () => now(text),
  };
}

/** A value that follows another after it has kept still for a while. */
export function useSettled<T>(value: T, pauseMs = 250): T {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value) as string | undefined;
  useEffect(() => {
    const timer = setTimeout(() => setSettled((key === undefined ? undefined : JSON.parse(key)) as T), pauseMs);
    return () => clearTimeout(timer);
  }, [key, pauseMs]);
  return settled;
}
