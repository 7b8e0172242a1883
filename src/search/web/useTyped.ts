import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * A text somebody types that takes effect after a short pause: its current letters, how to change them, and a way to
 * apply them at once. Follows `value` when that changes from elsewhere.
 */
export function useTyped(value: string, apply: (text: string) => void) {
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ value, apply });
  latest.current = { value, apply };
  if (value !== applied) {
    setApplied(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function now(typed: string) {
    clearTimeout(timer.current);
    if (typed.trim() !== latest.current.value) latest.current.apply(typed.trim());
  }

  return {
    text,
    type(typed: string) {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(now, PAUSE_MS, typed);
    },
    now: () => now(text),
  };
}

/** A value that follows another after it has kept still for a while. Both must be plain data. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(latest.current), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled;
}
