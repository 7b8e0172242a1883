import { type ReactNode, Suspense, useEffect, useState } from 'react';

/** Marks a part of the page that is taken over later than the rest, until it is. */
export const WAITS = 'data-waits';
/** Tells that such a part listens now. */
export const LISTENS = 'part-listens';

type KeepServedProps = { children: ReactNode; fallback?: ReactNode };

/**
 * Shows a part whose file is loaded later, such as a form. What the server wrote of it, and what somebody has chosen in
 * it meanwhile, stays until the file is there: React drops it for the fallback when a new element comes before.
 */
export function KeepServed({ children, fallback }: KeepServedProps) {
  const [there, setThere] = useState(false);
  const boundary = (
    <Suspense fallback={fallback}>
      {children}
      <Arrival onArrive={setThere} />
    </Suspense>
  );
  const [first] = useState(boundary);
  useEffect(() => {
    if (there) document.dispatchEvent(new Event(LISTENS));
  }, [there]);
  return (
    <div className="contents" {...(!there && { [WAITS]: '' })}>
      {there ? boundary : first}
    </div>
  );
}

/** Tells once the part that it stands in is taken over, or shown for the first time. */
function Arrival({ onArrive }: { onArrive(there: true): void }) {
  useEffect(() => onArrive(true), [onArrive]);
  return null;
}
