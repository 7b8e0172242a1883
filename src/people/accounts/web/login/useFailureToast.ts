import { useEffect, useRef } from 'react';
import { toast } from '../../../../ui/state/toast.tsx';

/** Shows a failed login as a toast too, each time it fails. @param failure what the form shows; undefined while it is sent */
export function useFailureToast(title: string, failure: string | undefined): void {
  const latest = useRef(title);
  latest.current = title;
  useEffect(() => {
    if (failure) toast({ tone: 'bad', title: latest.current, description: failure });
  }, [failure]);
}
