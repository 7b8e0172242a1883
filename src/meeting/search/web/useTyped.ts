import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * Debounces a typed text: returns its current value, a function to change it, and one to apply it at once. Follows
 * `value` when it changes elsewhere.
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
    /** Shows another text, which is applied elsewhere. */
    replace(other: string) {
      clearTimeout(timer.current);
      setText(other);
    },
  };
}

/** Returns a value once it has not changed for a while (debounce). Both must be plain data. */
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
