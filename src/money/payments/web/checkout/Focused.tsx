import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the focus when its text has changed or the gateway's window, which had it, is closed. */
export function Focused({ on, busy, children }: { on: string; busy: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef({ on, busy });
  useEffect(() => {
    const changed = last.current.on !== on || last.current.busy;
    last.current = { on, busy };
    if (changed && !busy) place.current?.focus();
  }, [on, busy]);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
