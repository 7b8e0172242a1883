import { useState } from 'react';
import {
  createSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
  useSearchParams,
} from 'react-router';

/**
 * As `useSearchParams`, and a change counts at once: React draws a navigation when it has time, and a second choice in
 * that moment begins from the first.
 */
export function useAddress() {
  const [drawn, setDrawn] = useSearchParams();
  const [asked, setAsked] = useState<{ to: string; via: string[] }>();
  const shown = drawn.toString();
  const waits = asked && asked.to !== shown && asked.via.includes(shown);
  // Once it is drawn, or somebody has gone elsewhere, the way back to the address before is open.
  if (asked && !waits) setAsked(undefined);
  const pending = waits ? asked : undefined;
  const change = (next: URLSearchParamsInit, options?: NavigateOptions) => {
    const to = createSearchParams(next).toString();
    setAsked({ to, via: [shown, ...(pending ? [...pending.via, pending.to] : [])] });
    setDrawn(to, options);
  };
  return [pending ? new URLSearchParams(pending.to) : drawn, change] as const;
}
