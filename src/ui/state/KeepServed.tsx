import { type ReactNode, Suspense, useEffect, useState } from 'react';

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
  return there ? boundary : first;
}

/** Tells once the part that it stands in is taken over, or shown for the first time. */
function Arrival({ onArrive }: { onArrive(there: true): void }) {
  useEffect(() => onArrive(true), [onArrive]);
  return null;
}
